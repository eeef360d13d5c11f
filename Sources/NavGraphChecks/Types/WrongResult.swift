import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let wrongResult = Rule(
    number: 0415, severity: .error, summary: "`finish` whose value doesn't match `returns`",
    rationale: """
      The step that presents a flow gets its result, so every `finish` in the flow passes a value of the type after `returns`. In a flow \
      without `returns` it passes no value. A screen that is part of several flows has to match each of them.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on pick -> present Size then {
          finished(number) -> push Result(number)
        }
      }
      modal Size returns Int {
        content stack Sizes
      }
      screen Sizes {
        on choose(size: String) -> finish(size)
      }
      screen Result(number: Int)
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on pick -> present Size then {
          finished(number) -> push Result(number)
        }
      }
      modal Size returns Int {
        content stack Sizes
      }
      screen Sizes {
        on choose(size: Int) -> finish(size)
      }
      screen Result(number: Int)
      """)
}

extension Checker {
  /// Reports each `finish` whose value doesn't match the flow that it ends, in any place where it can run.
  func checkFinishedValues() {
    // After another step, `finish` may end a flow other than the one that contains the event.
    var isFirst = [Bool](repeating: false, count: graph.steps.count)
    for branch in graph.branches { if let step = branch.steps.first { isFirst[step.index] = true } }
    var isReported = [Bool](repeating: false, count: graph.steps.count)
    for edge in places.edges where edge.kind == .finish {
      guard let step = edge.step, isFirst[step.index], !isReported[step.index], case .finish(let value) = graph.steps[step].action
      else { continue }
      let unit = places.units[places.unit(of: edge.source)]
      guard unit.kind != .external, !unit.flags.contains(.isPoisoned), unit.content != .unknown else { continue }
      guard let diagnostic = judge(value, at: graph.steps[step].range, in: unit.content, place: edge.source) else { continue }
      isReported[step.index] = true
      report(diagnostic)
    }
  }

  private func judge(_ value: Expression?, at range: SourceRange, in flow: Content, place: PlaceID) -> Diagnostic? {
    let wanted = graph.returns(flow)
    // A modal whose `returns` differs from that of its content is reported elsewhere.
    if case .modal(let id) = flow {
      let contents = graph.contents(of: id)
      let isSaid = graph.modals[id].returns != nil || contents.count == 1
      if contents.contains(where: { content in
        let inner = graph.returns(graph.instances[content].content)
        return inner != wanted && (inner != nil || !isSaid)
      }) {
        return nil
      }
    }
    let message: String
    let label: String
    switch (value, wanted) {
    case (nil, nil), (.unknown?, _), (_, TypeID.unknown?): return nil
    case (nil, let wanted?):
      message = "`\(name(of: flow))` returns \(named(wanted)), but this `finish` passes no value"
      label = "no value"
    case (let value?, nil):
      message = "`\(name(of: flow))` returns nothing, but this `finish` passes a value"
      label = type(of: value).map { "\(named($0)) that isn't used" } ?? "unused"
    case (let value?, let wanted?):
      if fits(value, as: wanted) { return nil }
      message = "`\(name(of: flow))` returns \(named(wanted)), but this `finish` passes \(type(of: value).map(named) ?? "something else")"
      label = "not \(named(wanted))"
    }
    let declared = graph.declared(of: flow)
    if let declared, declared.isPoisoned { return nil }
    return Diagnostic(
      .wrongResult, message: message, at: range, label: label,
      secondary: declared.map { [Label(at: $0.nameRange, text: "the flow that ends here")] } ?? [],
      notes: [reached(place)],
      help: wanted == nil
        ? ["write `finish` without a value, or \(graph.adviceToReturn(from: flow))"]
        : value == nil ? ["pass a value, `finish(...)`, or write `dismiss` to end without a result"] : [])
  }

  private func named(_ type: TypeID) -> String {
    let text = graph.describe(type)
    return ("AEIO".contains(text.first ?? "x") ? "an " : "a ") + text
  }

  /// Returns the type of a value, or nil if only the context determines it.
  private func type(of value: Expression) -> TypeID? {
    switch value {
    case .parameter(let id): graph.parameters[id].type
    case .string: .string
    case .int: .int
    case .double: .double
    case .bool: .bool
    case .enumerationCase, .list, .nil, .unknown: nil
    }
  }

  private func fits(_ value: Expression, as wanted: TypeID) -> Bool {
    var inner = wanted
    var isOptional = false
    if case .optional(let type) = graph.types[wanted] {
      inner = type
      isOptional = true
    }
    switch value {
    case .parameter(let id): return graph.accepts(wanted, given: graph.parameters[id].type)
    case .nil: return isOptional
    case .enumerationCase(let id):
      guard case .enumeration(let enumeration) = graph.types[inner] else { return false }
      return graph.enumerations[enumeration].cases.contains(id)
    case .list(let elements):
      guard case .list(let element) = graph.types[inner] else { return false }
      return elements.allSatisfy { fits(graph.expressions[$0], as: element) }
    case .unknown: return true
    case .string, .int, .double, .bool:
      if case .alias(let alias) = graph.types[inner] { inner = graph.typeAliases[alias].base }
      if case .int = value, inner == .double { return true }
      if case .string(let text) = value, inner == .url { return WebAddress.isOne(graph.text(of: text)) }
      return type(of: value) == inner
    }
  }
}
