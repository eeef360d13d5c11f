import NavGraphSyntax

/// A name that isn't declared, or a word that an option doesn't accept, and the legal name that was probably meant.
struct UnresolvedName {
  /// The name as it is written.
  var text: String
  var range: SourceRange
  /// The names that are legal instead, for messages.
  var legal: [String] = []
  /// The legal name that resembles the written one.
  var meant: String?
  /// The mark before the name, which `range` includes: `.` for a case.
  var prefix = ""
  /// The label that the fix adds, with its colon, because the name also was the label: `Chat(id)` becomes `Chat(id: chat)`.
  var addedLabel = ""

  /// The index of `meant` in `legal`.
  var meantIndex: Int? { meant.flatMap(legal.firstIndex(of:)) }

  /// The edit that writes the meant name.
  var edit: Fix.Edit? { meant.map { .init(replacing: range, with: addedLabel + prefix + $0) } }

  /// The fix that writes the meant name, if there is one.
  var fixes: [Fix] { edit.map { [Fix("write `\($0.text)`", applicability: .maybe, edits: [$0])] } ?? [] }

  /// Returns a label that asks whether the similar name was meant; `other` if no name is similar.
  func question(orElse other: String = "") -> String { meant.map { "did you mean `\(prefix)\($0)`?" } ?? other }

  /// Returns a label at the declaration of the meant name, if there is one.
  func declarationLabel(at declared: SourceRange?) -> [Label] {
    guard let meant, let declared else { return [] }
    return [Label(at: declared, text: "`\(meant)` is declared here")]
  }

  /// Returns a note with the legal names, unless there are none or too many to read.
  func legalNote(_ kind: String) -> [String] {
    if legal.isEmpty || legal.count > 20 { return [] }
    return ["\(kind): " + legal.map { "`\(prefix)\($0)`" }.joined(separator: ", ")]
  }
}

extension Resolver {
  /// Returns a name that isn't declared, with the most similar of the legal names.
  func unresolved(_ name: Token, in node: SyntaxNode, legal: [String]) -> UnresolvedName {
    let word = text(of: name)
    return UnresolvedName(text: word, range: node.range(of: name), legal: legal, meant: nearestWord(to: word, among: legal))
  }
}
