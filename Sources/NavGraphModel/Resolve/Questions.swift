import NavGraphSyntax

// Questions to the app: required guards, and tests of conditions.
extension Resolver {
  /// Resolves all `requires` among the children of a head, in order.
  package mutating func resolveRequires(of head: SyntaxNode) -> IDRange<GuardUse> {
    var start = -1
    var isWhole = !breakage.touches(head.range)
    for child in head.children where child.kind == .requires {
      if start < 0 { start = graph.guardUses.count }
      for use in child.children where use.kind == .guardUse {
        let count = graph.guardUses.count
        resolveGuardUse(from: use)
        if graph.guardUses.count == count { isWhole = false }
      }
    }
    if !isWhole { graph.unsureQuestions.append(head.range) }
    return start < 0 || start == graph.guardUses.count ? .empty : IDRange(start..<graph.guardUses.count)
  }

  private mutating func resolveGuardUse(from use: SyntaxNode) {
    guard let reference = use.child(ofKind: .reference), let name = ReferenceSyntax(reference).first else { return }
    if isProbe(name) { probe.takesArguments = true }
    let arguments = use.child(ofKind: .arguments)
    if let id = resolveGuardName(from: reference, in: use), let asked = meaning(of: name.name) {
      let run = resolveArguments(from: arguments, of: callee(of: asked), at: use.range)
      graph.guardUses.append(GuardUse(guard: id, arguments: run, range: use.range))
    } else if let arguments, !ReferenceSyntax(reference).isQualified, meaning(of: name.name) == nil {
      _ = resolveArguments(from: arguments, of: nil, at: use.range)
    }
  }

  mutating func resolveGuardName(from reference: SyntaxNode, in node: SyntaxNode? = nil) -> GuardID? {
    guard let name = ReferenceSyntax(reference).first else { return nil }
    if ReferenceSyntax(reference).isQualified {
      report(.qualifiedName(named: reference.text, wanted: "guard", at: reference.range))
      return nil
    }
    switch use(name, in: reference) {
    case .guard(let id)?:
      used.mark(.guard(id))
      return id
    case .condition(let id)?:
      used.markRequired(id)
      return graph.guard(of: id)
    case let other?:
      reportWrongKind(name, meaning: other, wanted: "a guard", at: reference.range(of: name))
    case nil:
      reportUnknown(name, in: node ?? reference, wanted: "guard") { _, meaning in
        switch meaning {
        case .guard, .condition: true
        default: false
        }
      }
    }
    return nil
  }

  /// Resolves a test such as `a and not (b or c)`. The parser limits the nesting of parentheses.
  package mutating func resolveTest(from node: SyntaxNode?) -> TestID? {
    guard let node else { return nil }
    return combine(node, kind: .allTest, make: { .any($0) }) { resolver, all in
      resolver.combine(all, kind: .oneTest, make: { .all($0) }) { $0.resolveOneTest(from: $1) }
    }
  }

  private mutating func combine(
    _ node: SyntaxNode, kind: SyntaxKind, make: (IDRange<TestOperand>) -> Test, operand: (inout Resolver, SyntaxNode) -> TestID
  ) -> TestID {
    let base = pending.operands.mark
    for child in node.children where child.kind == kind { pending.operands.append(TestOperand(operand(&self, child))) }
    guard let first = pending.operands[since: base].first else { return graph.tests.append(.unknown) }
    if pending.operands.mark - base > 1 {
      return graph.tests.append(make(pending.operands.finish(since: base, in: &graph.testOperands)))
    }
    pending.operands.drop(since: base)
    return first.test
  }

  private mutating func resolveOneTest(from node: SyntaxNode) -> TestID {
    let inner: TestID
    if let nested = node.child(ofKind: .test) {
      inner = resolveTest(from: nested) ?? graph.tests.append(.unknown)
    } else {
      inner = resolveFact(from: OneTestSyntax(node))
    }
    guard node.keyword == .not else { return inner }
    return negated(inner)
  }

  /// Returns the negation of a test.
  mutating func negated(_ test: TestID) -> TestID {
    graph.tests[test] == .unknown ? test : graph.tests.append(.not(test))
  }

  /// Resolves the flow of a guard, or of a condition that is required as a guard, in pass 3.
  mutating func resolveGuard(_ id: GuardID, from node: SyntaxNode) {
    guard let flow = node.child(ofKind: .instance) else { return }
    let mark = scope.mark
    bind(graph.guards[id].parameters)
    graph.guards[id].flow = resolveInstance(from: flow, in: .presented)
    scope.leave(to: mark)
  }

  /// Brings parameters into scope.
  package mutating func bind(_ parameters: IDRange<Parameter>) {
    for id in parameters { scope.bind(graph.parameters[id].name, to: id) }
  }
}
