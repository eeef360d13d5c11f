import NavGraphSyntax

/// A screen or container with the arguments it is made with: what actions, containers and targets name.
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

/// Anything that can be on screen.
package enum Content: Hashable, Sendable {
  case screen(ScreenID)
  /// Named stacks and inline ones (`stack ChatList`); an inline stack has an entry of its own for each use in a container, one for all `present stack X`.
  case stack(StackID)
  case tabs(TabsID)
  case split(SplitID)
  case pages(PagesID)
  case modal(ModalID)
  case alert(AlertID)
  /// Could not be resolved; already reported.
  case unknown
}

extension NavigationGraph {
  /// What a content takes.
  package func parameters(of content: Content) -> IDRange<Parameter> {
    switch content {
    case .screen(let id): screens[id].parameters
    case .stack(let id): stacks[id].parameters
    case .pages(let id): pageSets[id].parameters
    case .modal(let id): modals[id].parameters
    case .alert(let id): alerts[id].parameters
    case .tabs, .split, .unknown: .none
    }
  }
}
