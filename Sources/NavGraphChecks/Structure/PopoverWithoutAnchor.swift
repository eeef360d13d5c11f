import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let popoverWithoutAnchor = Rule(
    0509, .error, summary: "popover that has no view to point at",
    rationale: """
      A popover points at a view. An event that is `anchored` passes that view on. Other events, tabs, guards and links have no view, and \
      neither has a step after one that removes it from the screen. These use the first style of the modal that isn't `popover`, so there \
      must be one.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on filter -> present Filter
      }
      modal Filter {
        content stack Options
        style   popover
      }
      screen Options
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on filter anchored -> present Filter
      }
      modal Filter {
        content stack Options
        style   popover
      }
      screen Options
      """)
}

extension Checker {
  func checkAnchors() {
    // Most graphs have no popovers.
    let isPopover = { (step: Step) -> Bool in if case .present(_, .popover?) = step.action { true } else { false } }
    guard
      graph.styleUses.contains(where: { $0.style == .popover }) || graph.steps.contains(where: isPopover)
        || graph.destinationSteps.contains(where: { if case .present(_, .popover?) = $0.kind { true } else { false } })
    else { return }
    var seen = [Bool](repeating: false, count: graph.steps.count)
    for event in graph.events where !event.isAnchored {
      for branch in allBranches(event.branches) { checkAnchors(branch, event, &seen) }
    }
    let lost = LostAnchors(graph, places)
    for event in graph.events.ids where graph.events[event].isAnchored {
      for (step, taker) in lost.takers(of: event).sorted(by: { $0.key < $1.key }) where !seen[step.index] {
        guard case .present(let instance, let style) = graph.steps[step].action, let range = onlyPopover(instance, style) else { continue }
        seen[step.index] = true
        reportLost(instance, range, after: taker)
      }
    }
    for tab in graph.tabs {
      guard let action = tab.action else { continue }
      for branch in allBranches(IDRange(action.index..<action.index + 1)) { checkAnchors(branch, nil, &seen) }
    }
    for guardValue in graph.guards {
      guard let flow = guardValue.flow, let style = onlyPopover(flow, nil) else { continue }
      reportPopover(flow, style, "the flow of the guard `\(graph.text(guardValue.declared.name))`", nil)
    }
    for step in graph.destinationSteps {
      guard case .present(let instance, let style) = step.kind, let range = onlyPopover(instance, style) else { continue }
      reportPopover(instance, range, "a link", nil)
    }
  }

  private func checkAnchors(_ branch: BranchID, _ event: Event?, _ seen: inout [Bool]) {
    for step in graph.branches[branch].steps {
      guard case .present(let instance, let style) = graph.steps[step].action, let range = onlyPopover(instance, style) else { continue }
      if seen[step.index] { continue }
      seen[step.index] = true
      reportPopover(instance, range, event.map { "the event `\(graph.text($0.declared.name))`" } ?? "the action of a tab", event)
    }
  }

  /// Returns the range of the style if the presentation can only be a popover, and nil otherwise.
  private func onlyPopover(_ instance: InstanceID, _ style: Style?) -> SourceRange? {
    if let style { return style == .popover ? graph.instances[instance].range : nil }
    guard case .modal(let id) = graph.instances[instance].content, let first = graph.modals[id].styles.first else { return nil }
    let isOnly = graph.styleUses[graph.modals[id].styles].allSatisfy { $0.style == .popover }
    return isOnly ? graph.styleUses[first].range : nil
  }

  private func reportPopover(_ instance: InstanceID, _ style: SourceRange, _ who: String, _ event: Event?) {
    let range = graph.instances[instance].range
    let anchored = event.flatMap { headEnd(of: $0.declared) }.map { Fix(code: "anchored", [.init($0, " anchored")]) }
    report(
      Diagnostic(
        .popoverWithoutAnchor, "`\(name(graph.instances[instance].content))` is a popover, but \(who) has no view for it to point at",
        at: range, "has nothing to point at", secondary: style == range ? [] : [Label(style, "its only style is a popover")],
        help: [
          anchored.map { "write \($0) after the event `\(graph.text(event?.declared.name ?? .empty))`" }
            ?? "add another style to the modal, for presentations without a view"
        ]))
  }

  /// Reports a popover whose event had a view that an earlier step removes.
  private func reportLost(_ instance: InstanceID, _ style: SourceRange, after taker: StepID) {
    let range = graph.instances[instance].range
    let before = graph.steps[taker].range
    report(
      Diagnostic(
        .popoverWithoutAnchor,
        "`\(name(graph.instances[instance].content))` is a popover, but `\(source(before))` removes the view that it would point at",
        at: range, "has nothing to point at",
        secondary: [Label(before, "removes the event's view from the screen")]
          + (style == range ? [] : [Label(style, "its only style is a popover")]),
        help: ["add another style to the modal, for presentations without a view"]))
  }

  /// Returns the position after the name and the parameters of an event or a screen.
  func headEnd(of declared: Declared) -> SourceRange? {
    let name = declared.nameRange
    let rest = SourceRange(file: name.file, start: name.end, end: declared.range.end)
    let text = bytes(rest)
    guard text.first == UInt8(ascii: "(") else { return name.closing }
    // Only default values can contain strings. In that case, no fix is offered.
    var depth = 0
    for (offset, byte) in text.enumerated() {
      if byte == UInt8(ascii: "\"") { return nil }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 {
        let end = name.end + UInt32(truncatingIfNeeded: offset) + 1
        return SourceRange(file: name.file, start: end, end: end)
      }
    }
    return nil
  }

  /// Returns branches and those of all their outcome handlers, in order.
  func allBranches(_ branches: IDRange<Branch>) -> [BranchID] {
    var result: [BranchID] = []
    var open = Array(branches.reversed())
    while let branch = open.popLast() {
      result.append(branch)
      for arm in graph.branches[branch].arms.reversed() { open.append(contentsOf: graph.arms[arm].branches.reversed()) }
    }
    return result
  }
}
