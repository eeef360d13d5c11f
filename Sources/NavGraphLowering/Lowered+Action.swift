import NavGraphModel

extension Lowered {
  /// An event of a screen or of the app, or the action of a tab.
  package struct Event: Sendable {
    package let guards: [Made<GuardID>]
    package let branches: [Branch]
  }

  /// A branch of an event. The first branch whose test is true is taken. A sequence without conditions is one branch without a test.
  package struct Branch: Sendable {
    package let test: TestID?
    package let actions: [Action]
  }

  /// A navigation step. For example: `push Chat(id: message.chat)`
  package enum Action: Sendable {
    case push(Made<ScreenID>)
    case replace(Made<ScreenID>)
    case present(Made<Content>, as: Style?, then: ContinuationID?)
    case select(TabsID, Int, orInRoot: Bool)
    /// Selects the tab in the innermost tab bar around the screen, because several tab bars have a tab of this name.
    case selectInnermost([(tabs: TabsID, index: Int)])
    /// Shows a new root in the column. With nil, reveals the column unchanged.
    case show(Column, Shape?)
    case clear(Column)
    case nextPage, previousPage
    case page(PagesID, Int)
    /// Turns the innermost pager around the screen, because several pagers have this page.
    case pageInnermost([(pages: PagesID, index: Int)])
    case pop
    case popTo(ScreenID)
    case popToRoot
    case dismiss, dismissAll
    case close
    /// Finishes the innermost flow, with a value of this type, or without one.
    case finish(TypeID?, Term?)
    case switchTo(Made<Content>)
    case restart
    case open(Made<RouteID>)
    case browse(Term)
    case openWindow(Made<Content>)
    case stay
  }

  /// The outcome handlers that run after a presented flow has ended.
  package struct Continuation: Sendable {
    package let arms: [Arm]
    /// The parameters whose values are captured when the flow is presented.
    package let captured: [ParameterID]
    /// The result of the flow.
    package let result: FlowResult
  }

  package struct Arm: Sendable {
    package enum Outcome: Hashable, Sendable {
      case finished, dismissed
      case button(ButtonID)
    }

    package let outcome: Outcome
    /// The `x` of `finished(x)`, or nil if its actions don't use it.
    package let binding: ParameterID?
    package let branches: [Branch]
  }
}

package typealias ContinuationID = ID<Lowered.Continuation>
