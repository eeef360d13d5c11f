import NavGraphSyntax

/// A declaration that is used with arguments: its name in messages, and its parameters.
package struct Callee {
  package var name: Name
  package var parameters: IDRange<Parameter>
  package var nameRange: SourceRange?
  /// Whether the parameters are known completely. Otherwise, no diagnostics about the arguments are reported.
  package var isSure: Bool

  package init(name: Name, parameters: IDRange<Parameter>, nameRange: SourceRange?, isSure: Bool) {
    self.name = name
    self.parameters = parameters
    self.nameRange = nameRange
    self.isSure = isSure
  }
}

// Arguments, in any order. A name without a label is both label and value.
extension Resolver {
  package func callee(of meaning: Symbol) -> Callee? {
    let parameters: IDRange<Parameter>
    let declared: Declared
    switch meaning {
    case .content(.screen(let id)): (parameters, declared) = (graph.screens[id].parameters, graph.screens[id].declared)
    case .content(.stack(let id)): (parameters, declared) = (graph.stacks[id].parameters, graph.stacks[id].declared)
    case .content(.pages(let id)): (parameters, declared) = (graph.pageSets[id].parameters, graph.pageSets[id].declared)
    case .content(.modal(let id)): (parameters, declared) = (graph.modals[id].parameters, graph.modals[id].declared)
    case .content(.alert(let id)): (parameters, declared) = (graph.alerts[id].parameters, graph.alerts[id].declared)
    case .content(.tabs(let id)): (parameters, declared) = (.empty, graph.tabSets[id].declared)
    case .content(.split(let id)): (parameters, declared) = (.empty, graph.splits[id].declared)
    case .guard(let id): (parameters, declared) = (graph.guards[id].parameters, graph.guards[id].declared)
    case .condition(let id): (parameters, declared) = (graph.conditions[id].parameters, graph.conditions[id].declared)
    default: return nil
    }
    return Callee(
      name: declared.name, parameters: parameters, nameRange: declared.nameRange,
      isSure: !symbols.isContested(declared.name) && !symbols.isUnsure(meaning))
  }

  /// Returns the arguments in the order of the parameters. `range` is the whole use. If the callee is nil, only the values are resolved.
  /// `isComplete` is false if missing arguments come from elsewhere.
  package mutating func resolveArguments(
    from list: SyntaxNode?, of callee: Callee?, at range: SourceRange, isComplete: Bool = true
  ) -> IDRange<Argument> {
    guard let callee else {
      if let list { resolveValuesAlone(from: list) }
      return .empty
    }
    let base = pending.arguments.mark
    let known = reports.count
    var isJudged = callee.isSure
    if let list {
      offerLabels(of: callee, in: list)
      if isJudged, breakage.touches(list.range) { isJudged = false }
      listNames.arguments.begin()
      var expected = 0
      for child in list.children where child.kind == .argument {
        resolveArgument(from: ArgumentSyntax(child), of: callee, expected: &expected, base: base, isJudged: &isJudged)
      }
    }
    if isJudged, isComplete, pending.arguments.mark - base < callee.parameters.endIndex {
      let isMissing = reportMissing(for: callee, given: pending.arguments[since: base], in: list, at: range)
      if isMissing { offerRepeatedArguments(since: known) }
    }
    if pending.arguments.mark == base { return .empty }
    defer { pending.arguments.drop(since: base) }
    return graph.arguments.append(contentsOf: pending.arguments[since: base].sortedByParameter())
  }

  private mutating func resolveArgument(
    from argument: ArgumentSyntax, of callee: Callee, expected: inout Int, base: Int, isJudged: inout Bool
  ) {
    guard let value = argument.value else { return }
    let label: Token
    if let written = argument.label {
      label = written
    } else if case .name(let token) = value.form {
      label = token
    } else {
      if isJudged { reportUnlabelled(value, for: callee, base: base) }
      isJudged = false
      return
    }
    guard let parameter = find(label.name, in: callee.parameters, expected: &expected) else {
      // The parameter of the argument can't be determined.
      if !callee.isSure { reports.countSilence() }
      if isProbe(label) {
        isJudged = false
        return
      }
      // A name without a label that is neither a parameter nor a value causes one diagnostic.
      let isValue = argument.label != nil || scope[label.name] != nil
      if isJudged, isValue || isExcused(label, in: argument.node) { reportUnknownLabel(of: argument, label: label, for: callee) }
      isJudged = false
      _ = resolveValue(value, wants: .unknown, for: .nobody)
      return
    }
    if let first = listNames.arguments.insert(label.name, value: pending.arguments.mark) {
      let other = pending.arguments[first]?.range
      let fixes = repeatedArgumentFixes(for: argument, first: other)
      report(.argumentTwice(labelled: text(of: label), of: text(of: callee.name), at: argument.range, first: other, fixes: fixes))
      return
    }
    noteUse(at: argument.node.range(of: label), of: graph.parameters[parameter].nameRange, isLabel: true)
    let wanted = callee.isSure ? graph.parameters[parameter].type : .unknown
    let expression = resolveValue(value, wants: wanted, for: .argument(of: callee.name, parameter))
    pending.arguments.append(Argument(parameter: parameter, value: expression, range: argument.range))
  }

  /// Returns the parameter with a name. The search begins at the expected one, which usually matches.
  private func find(_ name: Name, in parameters: IDRange<Parameter>, expected: inout Int) -> ParameterID? {
    let count = Int(parameters.count)
    for offset in 0..<count {
      var index = expected + offset
      if index >= count { index -= count }
      let id = parameters[index]
      if graph.parameters[id].name == name {
        expected = index + 1 == count ? 0 : index + 1
        return id
      }
    }
    return nil
  }

  /// Returns the labels of the arguments in a list, including names that are both label and value.
  static func labels(in list: SyntaxNode?) -> Set<Name> {
    var labels: Set<Name> = []
    for child in list?.children.filter({ $0.kind == .argument }) ?? [] {
      let argument = ArgumentSyntax(child)
      if let label = argument.label {
        labels.insert(label.name)
      } else if case .name(let token)? = argument.value?.form {
        labels.insert(token.name)
      }
    }
    return labels
  }

  private mutating func resolveValuesAlone(from list: SyntaxNode) {
    for child in list.children where child.kind == .argument {
      guard let value = ArgumentSyntax(child).value else { continue }
      if case .name(let token) = value.form, self.value(of: token, in: value.node) != nil { continue }
      if case .name = value.form { _ = resolveValue(value, wants: .unknown, for: .nobody) }
    }
  }

  // MARK: Diagnostics

  /// Reports missing arguments, and returns whether there are any.
  private mutating func reportMissing(
    for callee: Callee, given: ArraySlice<Argument>, in list: SyntaxNode?, at range: SourceRange
  ) -> Bool {
    var isGiven = [Bool](repeating: false, count: callee.parameters.endIndex)
    for argument in given { isGiven[Int(argument.parameter.raw - callee.parameters.start)] = true }
    var missing: [ParameterID] = []
    for (index, id) in callee.parameters.enumerated() where !isGiven[index] && graph.parameters[id].defaultValue == nil {
      missing.append(id)
    }
    guard let first = missing.first else { return false }
    let names = missing.prefix(20).map { text(of: graph.parameters[$0].name) }
    var lack = MissingArguments(
      names: names, type: describe(graph.parameters[first].type), callee: text(of: callee.name), range: range,
      declared: graph.parameters[first].range)
    let inSight = missing.allSatisfy { id in
      let wanted = graph.parameters[id]
      return scope[wanted.name].map { graph.accepts(wanted.type, given: graph.parameters[$0].type) } ?? false
    }
    if inSight, missing.count <= 20 {
      let passed = names.joined(separator: ", ")
      if let (place, text) = added(passed, to: list, at: range) {
        lack.fix = Fix("pass \(passed)", applicability: .maybe, edits: [.init(replacing: place, with: text)])
      }
    }
    var outcome: String?
    if lack.fix == nil, missing.count == 1, let unnamed = scope.unnamedResult,
      graph.accepts(graph.parameters[first].type, given: unnamed.type)
    {
      outcome = unnamed.word
      if let (place, text) = added(names[0], to: list, at: range) {
        lack.fix = Fix(
          "name the result, and pass it", applicability: .maybe,
          edits: [.init(replacing: unnamed.outcome.closing, with: "(\(names[0]))"), .init(replacing: place, with: text)])
      }
    }
    report(scope.isInTarget ? .parameterNotFed(lack) : .missingArgument(lack, outcome: outcome))
    return true
  }

  /// Returns the place and the text of arguments that are added to a list; nil if the list is incomplete.
  private func added(_ arguments: String, to list: SyntaxNode?, at range: SourceRange) -> (place: SourceRange, text: String)? {
    guard let list else { return (range.closing, "(\(arguments))") }
    guard list.endToken - list.firstToken >= 2 else { return nil }
    let closing = list.tokens[list.endToken - 1]
    let place = SourceRange(file: range.file, start: closing.start, end: closing.start)
    return (place, list.child(ofKind: .argument) == nil ? arguments : ", \(arguments)")
  }

  private mutating func reportUnknownLabel(of argument: ArgumentSyntax, label: Token, for callee: Callee) {
    let word = text(of: label)
    let parameters = Array(callee.parameters.prefix(50))
    let names = parameters.map { text(of: graph.parameters[$0].name) }
    var standsFor: ParameterID?
    var match: ArgumentMatch?
    // In `Chat(chat)`, where Chat has an `id` of chat's type, the label is missing.
    if argument.label == nil, let value = scope[label.name] {
      let fitting = parameters.filter {
        graph.parameters[$0].type != .unknown && graph.accepts(graph.parameters[$0].type, given: graph.parameters[value].type)
          && listNames.arguments[graph.parameters[$0].name] == nil
      }
      if let only = fitting.first, fitting.count == 1 {
        standsFor = only
        // The fix is certain if the parameter is required and has no other argument. But similar names may be misspelled.
        let name = graph.parameters[only].name
        let isCertain =
          graph.parameters[only].defaultValue == nil && !isNamed(name, after: argument.node)
          && Spelling.nearest(to: word, among: [text(of: name)]) == nil
        match = .parameter(text(of: name), isCertain: isCertain)
      } else {
        match = misfit(of: graph.parameters[value].type, fitting: fitting, among: parameters, after: argument.node)
      }
    }
    let name = UnresolvedName(
      text: word, range: argument.node.range(of: label), legal: parameters.map(signature), meant: nearestWord(to: word, among: names))
    let alike = standsFor.flatMap { Spelling.nearest(to: word, among: [text(of: graph.parameters[$0].name)]) == nil ? nil : $0 }
    let misspelled = alike ?? (standsFor == nil ? name.meant.flatMap(names.firstIndex(of:)).map { parameters[$0] } : nil)
    let edit = misspelled.map { id in
      let parameter = text(of: graph.parameters[id].name)
      return Fix.Edit(replacing: name.range, with: argument.label == nil ? "\(parameter): \(word)" : parameter)
    }
    report(
      .unknownArgument(
        name, isBare: argument.label == nil, of: text(of: callee.name), match: match, declared: callee.nameRange),
      misspelled: label.name, meant: misspelled.map { .parameter($0) }, edit: edit)
  }

  /// Returns why a value of type `found` isn't for exactly one parameter; nil if a type is unknown.
  private func misfit(
    of found: TypeID, fitting: [ParameterID], among parameters: [ParameterID], after node: SyntaxNode
  ) -> ArgumentMatch? {
    if found == .unknown || parameters.contains(where: { graph.parameters[$0].type == .unknown }) { return nil }
    if !fitting.isEmpty { return .several(fitting.prefix(8).map { text(of: graph.parameters[$0].name) }) }
    let open = parameters.filter {
      let name = graph.parameters[$0].name
      return listNames.arguments[name] == nil && !isNamed(name, after: node)
    }
    guard open.count == 1 else { return open.isEmpty ? nil : .noType(found: describe(found)) }
    let only = graph.parameters[open[0]]
    return .type(found: describe(found), parameter: text(of: only.name), wanted: describe(only.type))
  }

  /// Returns a parameter's signature, such as `id: ChatID`, or only its name if its type is unknown.
  private func signature(of id: ParameterID) -> String {
    let parameter = graph.parameters[id]
    return text(of: parameter.name) + (parameter.type == .unknown ? "" : ": " + describe(parameter.type))
  }

  /// Whether an argument after `node` in its list names a parameter.
  private func isNamed(_ name: Name, after node: SyntaxNode) -> Bool {
    var depth = 0
    var index = node.endToken
    // An unclosed list is searched to the end of the file.
    while node.tokens[index].kind != .endOfFile, depth >= 0 {
      let token = node.tokens[index]
      if token.kind == .leftParen { depth += 1 }
      if token.kind == .rightParen { depth -= 1 }
      if depth == 0, token.kind == .word, token.name == name, node.tokens[index - 1].kind == .comma { return true }
      index += 1
    }
    return false
  }

  private mutating func reportUnlabelled(_ value: ValueSyntax, for callee: Callee, base: Int) {
    let open = callee.parameters.prefix(50).filter { listNames.arguments[graph.parameters[$0].name] == nil }
    let names = open.map { text(of: graph.parameters[$0].name) }
    var isCertain = false
    // The elements of a list must be looked up only once.
    let isList = if case .list = value.form { true } else { false }
    if let only = open.first, open.count == 1, !isList, graph.parameters[only].defaultValue == nil,
      !isNamed(graph.parameters[only].name, after: value.node)
    {
      // The fix is certain if the labeled value causes no diagnostic.
      let before = reports.count
      _ = resolveValue(value, wants: graph.parameters[only].type, for: .argument(of: callee.name, only))
      isCertain = reports.count == before
      reports.forget(since: before)
    }
    report(.unlabelledArgument(value.node.text, of: text(of: callee.name), at: value.range, open: names, isCertain: isCertain))
  }
}

extension ArraySlice<Argument> {
  /// Returns the arguments in the order of the parameters, which is usually their current order.
  fileprivate func sortedByParameter() -> ArraySlice<Argument> {
    var previous: ParameterID?
    for argument in self {
      if let previous, argument.parameter < previous { return self.sorted { $0.parameter < $1.parameter }[...] }
      previous = argument.parameter
    }
    return self
  }
}
