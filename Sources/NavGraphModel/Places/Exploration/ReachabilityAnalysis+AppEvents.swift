import NavGraphSyntax

// App-level events, which happen wherever the user is, over whatever is presented.
extension ReachabilityAnalysis {
  /// Runs the app-level events over each new root. Over modals, the effects are the same.
  mutating func enterAppEvents(over roots: [PresentationContextID]) {
    let events = graph.appEvents
    for unit in roots {
      guard let top = found.units[unit].slot else { continue }
      for event in events {
        forEachLeaf(of: top, isFresh: false, via: Way(source: nil, origin: .appEvent(event), cause: .appEvent(event))) {
          explorer, leaf, way in
          explorer.perform(appEvent: event, at: leaf, via: way)
        }
      }
      for event in events { noteAppEvent(graph.events[event], over: unit) }
    }
  }

  private mutating func perform(appEvent event: EventID, at leaf: SlotID, via way: Way) {
    let value = graph.events[event]
    let cursor = Cursor(slot: leaf, node: found.hub(with: .all, of: leaf))
    ask(value.requires, before: value.branches, at: cursor, via: way)
    for branch in value.branches { schedule(Continuation(branch: branch, index: 0, cursor: cursor, way: way)) }
  }

  /// Notes that an event's presentations can be on top of anything, so that steps after their dismissal continue anywhere.
  private mutating func noteAppEvent(_ event: Event, over root: PresentationContextID) {
    var open = event.branches.map { (branch: $0, isLater: false) }
    while let (branch, isLater) = open.popLast() {
      for step in graph.branches[branch].steps {
        guard case .present(let instance, _) = graph.steps[step].action else { continue }
        let content = graph.instances[instance].content
        if content == .unknown { continue }
        let liesOnItself = isLater || !graph.instances[instance].arguments.isEmpty
        overAnything.add(OverAnything.Item(content: content, root: root, liesOnItself: liesOnItself))
      }
      for arm in graph.branches[branch].arms { open += graph.arms[arm].branches.map { ($0, true) } }
    }
  }
}
