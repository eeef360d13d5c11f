import NavGraphLowering
import NavGraphModel
import NavGraphCompiler
import NavGraphSimulator

// Encodes the actions of events, tabs, and continuations, and their conditions.
extension PlayTables {
  func event(for id: EventID) -> JSON {
    let event = graph.events[id]
    var members: [(String, JSON?)] = [
      ("n", .string(graph.text(of: event.declared.name))), ("p", parameters(for: event.parameters)), ("x", samples(of: event.parameters)),
    ]
    members += self.event(for: lowered.events[id.index])
    return .members(members)
  }

  func event(for event: Lowered.Event) -> [(String, JSON?)] {
    // The script reads branches even if none could be resolved.
    [("g", made(event.guards)), ("b", .array(event.branches.map { branch(for: $0) }))]
  }

  func branch(for branch: Lowered.Branch) -> JSON {
    .array([branch.test.map { test(for: $0) } ?? .null, .array(branch.actions.map { action(for: $0) })])
  }

  private func action(for action: Lowered.Action) -> JSON {
    switch action {
    case .push(let screen): .word("push", made(screen))
    case .replace(let screen): .word("replace", made(screen))
    case .present(let modal, let style, let continuation):
      .word("present", made(modal), styleName(of: style), self.continuation(for: continuation))
    case .select(let tabs, let index, let orInRoot): .word("select", .string(code(of: .tabs(tabs))), .number(index), .bool(orInRoot))
    case .selectInnermost(let choices):
      .word("selectInnermost", .array(choices.map { .array([.string(code(of: .tabs($0.tabs))), .number($0.index)]) }))
    case .show(let column, let shape): .word("show", .string(column.text), shape.map { self.shape(of: $0) } ?? .null)
    case .clear(let column): .word("clear", .string(column.text))
    case .nextPage: .word("page", .string("next"))
    case .previousPage: .word("page", .string("previous"))
    case .page(_, let index): .word("page", .number(index))
    case .pageInnermost(let choices):
      .word("pageInnermost", .array(choices.map { .array([.string(code(of: .pages($0.pages))), .number($0.index)]) }))
    case .pop: .word("pop")
    case .popTo(let screen): .word("popTo", .string(code(of: screen)))
    case .popToRoot: .word("popToRoot")
    case .dismiss: .word("dismiss")
    case .dismissAll: .word("dismissAll")
    case .close: .word("close")
    case .finish(let type?, let term?): .word("finish", .number(type.index), self.term(for: term))
    case .finish: .word("finish", .null)
    case .switchTo(let root): .word("switchTo", made(root))
    case .restart: .word("restart")
    case .open(let route): .word("open", made(route))
    case .openWindow(let root): .word("openWindow", made(root))
    case .browse(let term): .word("browse", self.term(for: term))
    case .stay: .word("stay")
    }
  }

  func styleName(of style: Style?) -> JSON { style.map { .string(NavGraph.Style($0).rawValue) } ?? .null }

  func continuation(for id: ContinuationID?) -> JSON { id.map { .string("n" + String($0.raw)) } ?? .null }

  // MARK: Continuations

  func continuation(for continuation: Lowered.Continuation) -> JSON {
    var taken: [FlowResult] = [continuation.result]
    if let plain = lowered.results.plain(continuation.result, in: graph) { taken.append(plain) }
    let types = taken.compactMap { result -> JSON? in
      if case .value(let type) = result { .number(type.index) } else { nil }
    }
    return .object([
      ("p", .array(continuation.captured.map { .number($0.index) })),
      ("isDone", .bool(continuation.result == .done)),
      ("takes", .array(types)),
      (
        "arms",
        .array(
          continuation.arms.map { arm in
            .object([
              ("o", outcome(for: arm.outcome)), ("x", arm.binding.map { .number($0.index) } ?? .null),
              ("b", .array(arm.branches.map { branch(for: $0) })),
            ])
          })
      ),
    ])
  }

  private func outcome(for outcome: Lowered.Arm.Outcome) -> JSON {
    switch outcome {
    case .finished: .string("finished")
    case .dismissed: .string("dismissed")
    case .button(let id): .number(id.index)
    }
  }

  // MARK: Tests

  /// Encodes a condition. One that is nested too deeply is true, as in `Binding`.
  func test(for id: TestID, depth: Int = 0) -> JSON {
    guard depth < 256 else { return .word("&", .array([])) }
    func all(of operands: IDRange<TestOperand>) -> JSON {
      .array(graph.testOperands[operands].map { test(for: $0.test, depth: depth + 1) })
    }
    switch graph.tests[id] {
    case .condition(let condition, let run):
      return .word("c", .string("c" + String(condition.raw)), arguments(for: lowered.arguments(of: run)))
    case .equals(let parameter, let literal):
      let wanted = Value(literal, in: graph).typed(as: graph.parameters[parameter].type, in: graph)
      return .word("=", .number(parameter.index), value(for: wanted))
    case .opensWindows: return .word("w")
    case .not(let inner): return .word("!", test(for: inner, depth: depth + 1))
    case .all(let operands): return .word("&", all(of: operands))
    case .any(let operands): return .word("|", all(of: operands))
    case .unknown: return .word("&", .array([]))
    }
  }
}
