import NavGraphSyntax

/// A branch of a route or entry whose test isn't resolved yet.
struct WrittenLinkBranch {
  var node: SyntaxNode
  var destinations: IDRange<Destination>
  var test: SyntaxNode? { node.child(ofKind: .test) }
}

// Links that lead to one of several places. Placeholders have the types of the parameters that they feed, so tests that read them are
// resolved last.
extension Resolver {
  /// Resolves the targets of a route or entry. Those of its branches are contiguous.
  mutating func resolveDestinations(
    of node: SyntaxNode, parameters: IDRange<Parameter>
  ) -> (all: IDRange<Destination>, branches: [WrittenLinkBranch]) {
    guard let body = node.child(ofKind: .linkBranches) else {
      return (resolveTargets(from: node.child(ofKind: .targets), parameters: parameters), [])
    }
    let start = graph.destinations.count
    var branches: [WrittenLinkBranch] = []
    for child in body.children where child.kind == .linkBranch {
      branches.append(
        WrittenLinkBranch(node: child, destinations: resolveTargets(from: child.child(ofKind: .targets), parameters: parameters)))
    }
    if branches.isEmpty, !breakage.touches(body.range) { report(.missingPart(of: "this block", part: "`when ... -> ...`", at: body.range)) }
    return (IDRange(start..<graph.destinations.count), branches)
  }

  mutating func resolveTests(of branches: [WrittenLinkBranch]) -> IDRange<Branch> {
    if branches.isEmpty { return .empty }
    let start = graph.branches.count
    for written in branches {
      let test = resolveTest(from: written.test)
      var steps = IDRange<Step>.empty
      if let stay = written.node.child(ofKind: .stay) {
        let step = graph.steps.append(Step(action: .stay, range: stay.range))
        steps = IDRange(step.index..<step.index + 1)
      }
      var branch = Branch(test: test, steps: steps, arms: .empty, range: written.node.range)
      branch.destinations = written.destinations
      let id = graph.branches.append(branch)
      for destination in written.destinations { graph.destinations[destination].branch = id }
    }
    return IDRange(start..<graph.branches.count)
  }

  /// Passes the placeholders to the conditions in tests, to determine their types. Diagnostics are reported later.
  mutating func feedConditions(of branches: [WrittenLinkBranch]) {
    let mark = reports.mark
    for branch in branches {
      for fact in Resolver.facts(in: branch.test) {
        guard let arguments = fact.arguments, let name = fact.reference.flatMap({ ReferenceSyntax($0).first }),
          case .condition(let id)? = meaning(of: name.name)
        else { continue }
        _ = resolveArguments(from: arguments, of: callee(of: .condition(id)), at: arguments.range)
      }
    }
    reports.rollBack(to: mark)
  }

  /// Gives each placeholder that is only compared the type of the values that it is compared with.
  mutating func addComparedUses(to placeholders: inout RoutePlaceholders, from branches: [WrittenLinkBranch]) {
    if branches.isEmpty { return }
    for (index, placeholder) in placeholders.all.enumerated() where placeholders.firstUse(of: index) == nil {
      // If a condition has the name, a test without operator refers to the condition.
      let mayStandAlone = if case .condition? = meaning(of: placeholder.name) { false } else { true }
      var facts: [OneTestSyntax] = []
      for branch in branches {
        for fact in Resolver.facts(in: branch.test) where fact.arguments == nil && (fact.comparison != nil || mayStandAlone) {
          if let named = fact.reference, ReferenceSyntax(named).first?.name == placeholder.name { facts.append(fact) }
        }
      }
      guard let first = facts.first else { continue }
      var type = placeholder.isRest ? list(of: .string) : placeholder.isInHost ? .string : comparedType(in: facts)
      if type == nil {
        report(.untypedPlaceholder(named: text(of: placeholder.name), at: first.range, declared: placeholder.range))
        type = .unknown
      }
      // The patterns determine whether the placeholder can be absent.
      let wanted = type.map { $0 == .unknown ? $0 : optional(of: $0) } ?? .unknown
      let compared = graph.parameters.append(
        Parameter(name: placeholder.name, type: wanted, range: first.range, nameRange: placeholder.nameRange))
      placeholders.uses.append(.init(placeholder: index, parameter: compared, range: first.range))
    }
  }

  /// Returns the type of the values that facts compare; nil if the cases of an enumeration are ambiguous.
  private mutating func comparedType(in facts: [OneTestSyntax]) -> TypeID? {
    var cases: [Name] = []
    for fact in facts {
      guard let comparison = fact.comparison else { return .bool }
      switch comparison.value?.form {
      case .enumerationCase(let token)?: cases.append(token.name)
      case .string?: return .string
      case .integer?: return .int
      case .decimal?: return .double
      case .bool?: return .bool
      default: break
      }
    }
    if cases.isEmpty { return .string }
    var counts: [TypeID: Int] = [:]
    for name in Set(cases) { for type in types.enumerations(withCase: name, in: graph) { counts[type, default: 0] += 1 } }
    // The enumeration with the most matching cases is chosen, because a case may be misspelled.
    let most = counts.values.max() ?? 0
    let meant = counts.keys.filter { counts[$0] == most }.sorted { $0.raw < $1.raw }
    if meant.isEmpty, hasBrokenTypes { return .unknown }
    guard meant.count == 1, let type = meant.first else { return nil }
    used.mark(.type(type))
    return type
  }

  private func hasUnknownType(in parameters: IDRange<Parameter>) -> Bool {
    graph.parameters[parameters].contains { graph.types[$0.type] == .unknown }
  }

  /// Whether the type may be missing, or be an enumeration without cases.
  private var hasBrokenTypes: Bool {
    reports.diagnostics.contains { $0.code == Rule.unknownName.code || $0.code == Rule.emptyEnumeration.code }
      || graph.events.contains { hasUnknownType(in: $0.parameters) } || graph.screens.contains { hasUnknownType(in: $0.parameters) }
  }

  /// Returns the tests without operands in a test, in source order.
  private static func facts(in test: SyntaxNode?) -> [OneTestSyntax] {
    var result: [OneTestSyntax] = []
    var open = test.map { [$0] } ?? []
    while let node = open.popLast() {
      if node.kind == .oneTest, node.child(ofKind: .test) == nil { result.append(OneTestSyntax(node)) }
      for child in node.children.reversed() {
        switch child.kind {
        case .test, .allTest, .oneTest: open.append(child)
        default: break
        }
      }
    }
    return result
  }
}
