import NavGraphSyntax

/// Contents that aren't under a root: the flows of guards, and containers that no other container contains.
struct ContentsApart {
  /// The guard of each flow, and of the contents that the flow shows first.
  private(set) var flows: [Content: GuardID] = [:]
  /// The contents that some container contains.
  private var held: Set<Content> = []

  init(in graph: NavigationGraph) {
    for root in graph.roots { hold(root.instance, in: graph) }
    for tab in graph.tabs { hold(tab.content, in: graph) }
    for split in graph.splits { for column in Column.allCases { hold(split[column], in: graph) } }
    for page in graph.pages { hold(page.instance, in: graph) }
    for stack in graph.stacks where !stack.isInline { hold(stack.root, in: graph) }
    for content in graph.modalContents { hold(content.instance, in: graph) }
    for id in graph.guards.ids {
      var instance = graph.guards[id].flow
      // The modal, its stack, and the stack's root.
      for _ in 0..<3 {
        guard let content = instance.map({ graph.instances[$0].content }), flows[content] == nil else { break }
        flows[content] = id
        switch content {
        case .modal(let modal): instance = graph.content(of: modal)
        case .stack(let stack): instance = graph.stacks[stack].root
        default: instance = nil
        }
      }
    }
  }

  private mutating func hold(_ instance: InstanceID?, in graph: NavigationGraph) {
    if let instance { held.insert(graph.instances[instance].content) }
  }

  /// Whether only `switch to` or `present` can show a content.
  func isAlone(_ content: Content) -> Bool {
    switch content {
    case .tabs, .split, .pages, .stack: !held.contains(content) && flows[content] == nil
    default: false
    }
  }
}

extension Resolver {
  /// Returns why no target can begin with a content, and how to reach it; nil if only the position is wrong.
  mutating func reasonApart(for content: Content) -> (why: String, help: [Help])? {
    let apart = linkRoots.apart(in: graph)
    let word = name(of: content)
    if apart.isAlone(content) {
      return (
        "`\(word)` isn't a root of the app, and no container contains it",
        [
          graph.parameters(of: content).isEmpty
            ? "declare it as a `root` of the app, or switch to it in an event" : "declare it as a `root` of the app",
          "to show something else first, make that the flow of a guard that the root requires",
        ]
      )
    }
    guard let id = apart.flows[content] else { return nil }
    let asked = text(of: graph.guards[id].declared.name)
    return (
      "`\(word)` belongs to the flow of the guard `\(asked)`, not to a root",
      ["lead to something that requires `\(asked)`, whose flow is then shown first, or present the flow on top"]
    )
  }
}
