import NavGraphSyntax

/// A screen or container with its arguments, as actions, containers, and targets name it.
package struct Instance: Sendable {
  package var content: Content
  package var arguments: IDRange<Argument>
  package var range: SourceRange
  package init(content: Content, arguments: IDRange<Argument>, range: SourceRange) {
    self.content = content
    self.arguments = arguments
    self.range = range
  }
}

/// Anything that a scene can show.
package enum Content: Hashable, Sendable {
  case screen(ScreenID)
  /// A named or inline stack (`stack ChatList`). Each inline stack in a container is a separate entry; all uses of `present stack X` share
  /// one.
  case stack(StackID)
  case tabs(TabsID)
  case split(SplitID)
  case pages(PagesID)
  case modal(ModalID)
  case alert(AlertID)
  /// A content that couldn't be resolved and was reported.
  case unknown
}

extension NavigationGraph {
  /// Returns the parameters of a content.
  package func parameters(of content: Content) -> IDRange<Parameter> {
    switch content {
    case .screen(let id): screens[id].parameters
    case .stack(let id): stacks[id].parameters
    case .pages(let id): pageSets[id].parameters
    case .modal(let id): modals[id].parameters
    case .alert(let id): alerts[id].parameters
    case .tabs, .split, .unknown: .empty
    }
  }
}
