import NavGraphModel

/// What an app shows and keeps, with all values: a root, and the modals on top of it.
package struct LandingState: Hashable, Sendable {
  package var root: LandingRoot
  /// What the root holds.
  package var node: LandingNode
  /// From the bottom up.
  package var modals: [LandingModal]

  package init(_ root: LandingRoot, _ node: LandingNode, _ modals: [LandingModal] = []) {
    self.root = root
    self.node = node
    self.modals = modals
  }

  /// The same, without a memory of what has been shown: for comparing.
  package var plain: LandingState {
    var copy = self
    copy.node.forget()
    for index in copy.modals.indices {
      copy.modals[index].hasBeenShown = false
      copy.modals[index].node.forget()
    }
    return copy
  }

  /// Only what can be seen, or lies beneath what can be seen: of tabs the selected one.
  package var visible: LandingState {
    func strip(_ node: inout LandingNode) {
      node.changeShown { node in
        guard case .tabs(let id, let tabs, let selected) = node.content, tabs.indices.contains(selected) else { return }
        node.content = .tabs(id, [tabs[selected]], selected: 0)
      }
    }
    var copy = plain
    strip(&copy.node)
    for index in copy.modals.indices { strip(&copy.modals[index].node) }
    return copy
  }

  /// Remembers what is shown now.
  mutating func markShown() {
    func mark(_ node: inout LandingNode) {
      node.changeShown { node in
        node.hasBeenShown = true
        switch node.content {
        case .screen(var screen):
          screen.hasBeenShown = true
          node.content = .screen(screen)
        case .stack(let id, var screens):
          for index in screens.indices { screens[index].hasBeenShown = true }
          node.content = .stack(id, screens)
        default: break
        }
      }
    }
    mark(&node)
    for index in modals.indices {
      modals[index].hasBeenShown = true
      mark(&modals[index].node)
    }
  }
}

/// Which root it is.
package struct LandingRoot: Hashable, Sendable {
  package var content: Content
  package var arguments: [LandingValue]
}

/// Something presented.
package struct LandingModal: Hashable, Sendable {
  /// A modal, an alert, or a screen or container without a modal of its own.
  package var content: Content
  package var arguments: [LandingValue]
  /// What it holds; an alert nothing.
  package var node: LandingNode
  package var hasBeenShown = false

  package init(_ content: Content, _ arguments: [LandingValue], _ node: LandingNode) {
    self.content = content
    self.arguments = arguments
    self.node = node
  }
}

extension LandingNode {
  fileprivate mutating func forget() {
    hasBeenShown = false
    switch content {
    case .nothing: break
    case .screen(var screen):
      screen.hasBeenShown = false
      content = .screen(screen)
    case .stack(let id, var screens):
      for index in screens.indices { screens[index].hasBeenShown = false }
      content = .stack(id, screens)
    case .tabs(let id, var tabs, let selected):
      for index in tabs.indices { tabs[index].node.forget() }
      content = .tabs(id, tabs, selected: selected)
    case .split(let id, var columns, let front):
      for index in columns.indices { columns[index].node.forget() }
      content = .split(id, columns, front: front)
    case .pages(let id, var pages, let selected):
      for index in pages.indices { pages[index].forget() }
      content = .pages(id, pages, selected: selected)
    }
  }

  /// Without a memory of what has been shown.
  var plain: LandingNode {
    var copy = self
    copy.forget()
    return copy
  }
}
