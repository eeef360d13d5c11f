import NavGraphModel

extension Lowered {
  /// What a screen asks for, or the action of a tab.
  package struct Event: Sendable {
    package let guards: [Made<GuardID>]
    package let branches: [Branch]
  }

  /// One way to go on. Of several the first is taken whose test holds; a plain sequence is one without a test.
  package struct Branch: Sendable {
    package let test: TestID?
    package let actions: [Action]
  }

  /// One step of navigation. For example: `push Chat(id: message.chat)`
  package enum Action: Sendable {
    case push(Made<ScreenID>)
    case replace(Made<ScreenID>)
    case present(Made<Content>, as: Style?, then: ContinuationID?)
    case select(TabsID, Int, orInRoot: Bool)
    /// Several tab bars have a tab of that name: the innermost around the screen is meant.
    case selectInnermost([(tabs: TabsID, index: Int)])
    /// A new root for that column; nil reveals it as it is.
    case show(Column, Shape?)
    case clear(Column)
    case nextPage, previousPage
    case page(PagesID, Int)
    /// Several pagers have that page: the innermost around the screen turns.
    case pageInnermost([(pages: PagesID, index: Int)])
    case pop
    case popTo(ScreenID)
    case popToRoot
    case dismiss, dismissAll
    case close
    /// Without a value the flow is done.
    case finish(TypeID?, Term?)
    case switchTo(Made<Content>)
    case restart
    case open(Made<RouteID>)
    case browse(Term)
    case openWindow(Made<Content>)
    case stay
  }

  /// What goes on after something presented has ended: the arms after `then`.
  package struct Continuation: Sendable {
    package let arms: [Arm]
    /// The values that its actions take from where it is presented.
    package let captured: [ParameterID]
    /// What the flow finishes with.
    package let result: FlowResult
  }

  package struct Arm: Sendable {
    package enum Outcome: Hashable, Sendable {
      case finished, dismissed
      case button(ButtonID)
    }

    package let outcome: Outcome
    /// The `x` of `finished(x)`, where its actions name it.
    package let binding: ParameterID?
    package let branches: [Branch]
  }
}

package typealias ContinuationID = ID<Lowered.Continuation>
