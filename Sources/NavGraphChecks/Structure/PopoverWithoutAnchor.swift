import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let popoverWithoutAnchor = Rule(
    number: 0509, severity: .error, summary: "popover that has no view to point at",
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
      for branch in allBranches(in: event.branches) { checkAnchors(in: branch, of: event, seen: &seen) }
    }
    let lost = LostAnchors(graph: graph, places: places)
    for event in graph.events.ids where graph.events[event].isAnchored {
      for (step, taker) in lost.takers(of: event).sorted(by: { $0.key < $1.key }) where !seen[step.index] {
        guard case .present(let instance, let style) = graph.steps[step].action, let range = onlyPopover(of: instance, style: style) else {
          continue
        }
        seen[step.index] = true
        reportLost(instance, style: range, after: taker)
      }
    }
    for tab in graph.tabs {
      guard let action = tab.action else { continue }
      for branch in allBranches(in: IDRange(action.index..<action.index + 1)) { checkAnchors(in: branch, of: nil, seen: &seen) }
    }
    for guardValue in graph.guards {
      guard let flow = guardValue.flow, let style = onlyPopover(of: flow, style: nil) else { continue }
      reportPopover(flow, style: style, by: "the flow of the guard `\(graph.text(of: guardValue.declared.name))`", event: nil)
    }
    for step in graph.destinationSteps {
      guard case .present(let instance, let style) = step.kind, let range = onlyPopover(of: instance, style: style) else { continue }
      reportPopover(instance, style: range, by: "a link", event: nil)
    }
  }

  private func checkAnchors(in branch: BranchID, of event: Event?, seen: inout [Bool]) {
    for step in graph.branches[branch].steps {
      guard case .present(let instance, let style) = graph.steps[step].action, let range = onlyPopover(of: instance, style: style) else {
        continue
      }
      if seen[step.index] { continue }
      seen[step.index] = true
      reportPopover(
        instance, style: range, by: event.map { "the event `\(graph.text(of: $0.declared.name))`" } ?? "the action of a tab", event: event)
    }
  }

  /// Returns the range of the style if the presentation can only be a popover, and nil otherwise.
  private func onlyPopover(of instance: InstanceID, style: Style?) -> SourceRange? {
    if let style { return style == .popover ? graph.instances[instance].range : nil }
    guard case .modal(let id) = graph.instances[instance].content, let first = graph.modals[id].styles.first else { return nil }
    let isOnly = graph.styleUses[graph.modals[id].styles].allSatisfy { $0.style == .popover }
    return isOnly ? graph.styleUses[first].range : nil
  }

  private func reportPopover(_ instance: InstanceID, style: SourceRange, by who: String, event: Event?) {
    let range = graph.instances[instance].range
    let anchored = event.flatMap { headEnd(of: $0.declared) }.map {
      Fix(code: "anchored", edits: [.init(replacing: $0, with: " anchored")])
    }
    report(
      Diagnostic(
        .popoverWithoutAnchor,
        message: "`\(name(of: graph.instances[instance].content))` is a popover, but \(who) has no view for it to point at",
        at: range, label: "has nothing to point at",
        secondary: style == range ? [] : [Label(at: style, text: "its only style is a popover")],
        help: [
          anchored.map { "write \($0) after the event `\(graph.text(of: event?.declared.name ?? .empty))`" }
            ?? "add another style to the modal, for presentations without a view"
        ]))
  }

  /// Reports a popover whose event had a view that an earlier step removes.
  private func reportLost(_ instance: InstanceID, style: SourceRange, after taker: StepID) {
    let range = graph.instances[instance].range
    let before = graph.steps[taker].range
    report(
      Diagnostic(
        .popoverWithoutAnchor,
        message:
          "`\(name(of: graph.instances[instance].content))` is a popover, but `\(source(at: before))` removes the view that it would point at",
        at: range, label: "has nothing to point at",
        secondary: [Label(at: before, text: "removes the event's view from the screen")]
          + (style == range ? [] : [Label(at: style, text: "its only style is a popover")]),
        help: ["add another style to the modal, for presentations without a view"]))
  }

  /// Returns the position after the name and the parameters of an event or a screen.
  func headEnd(of declared: Declared) -> SourceRange? {
    let name = declared.nameRange
    let rest = SourceRange(file: name.file, start: name.end, end: declared.range.end)
    let text = bytes(at: rest)
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
  func allBranches(in branches: IDRange<Branch>) -> [BranchID] {
    var result: [BranchID] = []
    var open = Array(branches.reversed())
    while let branch = open.popLast() {
      result.append(branch)
      for arm in graph.branches[branch].arms.reversed() { open.append(contentsOf: graph.arms[arm].branches.reversed()) }
    }
    return result
  }
}
