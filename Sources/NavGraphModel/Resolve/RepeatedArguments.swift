import NavGraphSyntax

// Fixes for an argument that is given twice.
extension Resolver {
  /// Returns the fixes for an argument that is given again.
  ///
  /// The comma before either of the two may be a mistyped `:`. `Card(id, title, id)` repeats `id`, or is `Card(id, title: id)`, and
  /// `Card(id, id)` may be `Card(id: id)`. Then every fix is an offer. Otherwise an argument that is the same word for word is removed with
  /// the comma before it.
  func repeatedArgumentFixes(for argument: ArgumentSyntax, first: SourceRange?) -> [Fix] {
    let node = argument.node
    guard node.firstToken > 0, node.tokens[node.firstToken - 1].kind == .comma else { return [] }
    var range = argument.range
    let removal = repeatFixes(for: range, of: first, orElse: "keep the first")
    range.start = node.tokens[node.firstToken - 1].start
    var labels: [Fix] = []
    if argument.label == nil, case .name(let value)? = argument.value?.form, let first, Int(first.file.index) < trees.count {
      let tree = trees[Int(first.file.index)]
      let earlier = firstToken(of: first, in: tree)
      let isBare = first.end == tree.tokens[earlier].end
      labels = (isBare ? [earlier, node.firstToken] : [node.firstToken]).compactMap { labelFix(for: value, at: $0, in: tree) }
    }
    return labels
      + removal.map { Fix($0.title, applicability: labels.isEmpty ? $0.applicability : .maybe, edits: [.init(replacing: range, with: "")]) }
  }

  /// Returns the fix that makes the name before the value at `index` its label, if it can be.
  private func labelFix(for value: Token, at index: Int, in tree: SyntaxTree) -> Fix? {
    guard index >= 3, !tree.tokens[index].flags.contains(.afterLineBreak) else { return nil }
    let (comma, label) = (tree.tokens[index - 1], tree.tokens[index - 2])
    guard comma.kind == .comma, label.kind == .word, [.comma, .leftParen].contains(tree.tokens[index - 3].kind),
      let given = listNames.arguments[label.name].flatMap({ pending.arguments[$0] })
    else { return nil }
    let wanted = graph.parameters[given.parameter].type
    if let found = scope[value.name], wanted != .unknown, !graph.accepts(wanted, given: graph.parameters[found].type) { return nil }
    let place = SourceRange(file: tree.file, start: comma.start, end: comma.end)
    return Fix("write `\(text(of: label)): \(text(of: value))`", applicability: .maybe, edits: [.init(replacing: place, with: ":")])
  }

  /// Makes the fixes for repeated arguments optional. If another argument is missing, one of the two may be meant for it.
  mutating func offerRepeatedArguments(since start: Int) {
    reports.update(since: start, code: Rule.argumentTwice.code) { diagnostic in
      diagnostic.fixes = diagnostic.fixes.map { Fix($0.title, applicability: .maybe, edits: $0.edits) }
    }
  }
}
