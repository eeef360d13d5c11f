import NavGraphSyntax

// Steps that consist of a keyword: `Desk / detail / Note(id)` instead of `Desk / detail Note(id)`.
extension Resolver {
  /// Returns the keyword that is a step by itself, if it begins another kind of step here: a column in a split, or `page` in pages.
  func keywordAlone(_ name: Token, from step: SyntaxNode, in walk: TargetWalk) -> String? {
    guard meaning(of: name.name) == nil, InstanceSyntax(step).arguments == nil else { return nil }
    let word = text(of: name)
    if walk.isInSplit || walk.split != nil, Column.allCases.contains(where: { $0.text == word }) { return word }
    if case .container(.pages) = walk.place, word.utf8.elementsEqual("page".utf8) { return word }
    return nil
  }

  /// Reports a step that consists of a keyword. The missing content may be the next step.
  mutating func missesContent(_ word: String, from step: SyntaxNode, in walk: inout TargetWalk) {
    let content = word.utf8.elementsEqual("page".utf8) ? "the page" : "the content of the column"
    let message = "expected \(content) after `\(word)`"
    let slash = step.endToken
    let name = step.tokens[slash].kind == .slash && step.tokens[slash + 1].kind == .word ? text(of: step.tokens[slash + 1]) : ""
    guard !name.isEmpty, !(["page", "present"] + Column.allCases.map(\.text)).contains(name) else {
      return misplaced(
        Diagnostic(.misplacedStep, message: message, at: step.range, label: "shows nothing", help: ["add its name after `\(word)`"]),
        in: &walk)
    }
    let next = step.tokens[slash + 1]
    let between = SourceRange(file: step.range.file, start: step.range.end, end: next.start)
    misplaced(
      Diagnostic(
        .misplacedStep, message: message, at: step.range, label: "shows nothing", help: ["`/` begins the next step"],
        fixes: [Fix("write `\(word) \(name)`", applicability: .maybe, edits: [.init(replacing: between, with: " ")])]), in: &walk)
  }
}
