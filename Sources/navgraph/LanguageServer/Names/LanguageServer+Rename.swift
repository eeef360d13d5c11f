import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

// Renaming. The result is checked first: a new name that is already in use, or that changes the meaning of another name, is rejected.
extension LanguageServer {
  mutating func preparedRename(with parameters: JSON) throws(RequestError) -> JSON {
    let (place, symbol, here) = try renamed(with: parameters)
    let positions = TextPositions(in: place.document.bytes, encoding: encoding)
    return .object([("range", positions.json(of: here)), ("placeholder", .string(symbol.name))])
  }

  mutating func rename(with parameters: JSON) throws(RequestError) -> JSON {
    guard let name = parameters["newName"]?.string else { throw RequestError(code: .invalidParams, message: "no new name is given") }
    let (place, symbol, _) = try renamed(with: parameters)
    guard Self.isName(name) else {
      throw RequestError(
        code: .requestFailed, message: "`\(name)` can't be a name: use a letter, then letters, digits, and `_`, and no reserved word")
    }
    if name == symbol.name { return .object([("changes", .object([]))]) }
    let edits = Self.edits(renaming: symbol, to: name, in: place.run.names)
    try check(edits, renaming: symbol, to: name, in: place.run)
    let converter = converter(for: place.run)
    guard let effect = symbol.effectOnSavedStates else { return workspaceEdit(of: edits, with: converter) }
    if confirmsEdits {
      return confirmedEdit(of: edits, with: converter, label: "Rename `\(symbol.name)` to `\(name)`", description: effect)
    }
    showMessage("Renamed `\(symbol.name)` to `\(name)`. \(effect)", isWarning: true)
    return workspaceEdit(of: edits, with: converter)
  }

  /// Returns whether a text can be the name of a declaration.
  private static func isName(_ text: String) -> Bool {
    let program = Compiler.parse([SourceFile(path: "", bytes: Array("type \(text) = String".utf8))])
    guard program.diagnostics.isEmpty, let tree = program.trees.first, tree.tokens.count == 5 else { return false }
    return tree.text(of: tree.tokens[1]).isExactly(text)
  }

  /// Returns the declaration at the position, if it can be renamed, and the range of the word.
  private mutating func renamed(with parameters: JSON) throws(RequestError) -> (NamedPlace, DeclaredSymbol, SourceRange) {
    guard let place = try namedPlace(for: parameters),
      // The user more likely means the value of `Chat(id)` than the parameter of another declaration.
      let occurrence = place.occurrences.first(where: { !$0.isLabel }) ?? place.occurrences.first,
      let symbol = place.run.names.symbols[occurrence.declaration]
    else { throw RequestError(code: .requestFailed, message: "there is no name here that can be renamed") }
    guard symbol.kind != .route else {
      throw RequestError(code: .requestFailed, message: "a pattern can't be renamed: change it, and keep the old one as an `alias`")
    }
    if let reason = symbol.reasonToKeep { throw RequestError(code: .requestFailed, message: reason) }
    return (place, symbol, occurrence.range)
  }

  private static func edits(renaming symbol: DeclaredSymbol, to name: String, in names: NameIndex) -> [Fix.Edit] {
    var seen: Set<SourceRange> = []
    // In `Item(id)`, one word may name the same parameter twice: as the label, and as the value.
    let occurrences = names.declarations(with: symbol.nameRange).flatMap { names.occurrences(of: $0) }
    return occurrences.filter { seen.insert($0.range).inserted }.map { occurrence in
      var text = name
      let isShared = names.occurrences(at: occurrence.range).contains {
        $0.declaration != occurrence.declaration && $0.isLabel != occurrence.isLabel
      }
      // `Chat(id)` names a parameter and a value, which have different names after the change.
      if isShared { text = occurrence.isLabel ? "\(name): \(symbol.name)" : "\(symbol.name): \(name)" }
      guard let declared = names.declaration(named: occurrence.range), let carried = declared.carried else {
        return Fix.Edit(replacing: occurrence.range, with: text)
      }
      if !carried.isExactly(name) { text += " = " + StringLiteral.quoted(carried) }
      return Fix.Edit(replacing: declared.range, with: text)
    }
  }

  /// Checks the renamed sources. Throws if they have a new error, or if a name refers to another declaration.
  private func check(_ edits: [Fix.Edit], renaming symbol: DeclaredSymbol, to name: String, in run: Analysis.Run) throws(RequestError) {
    var changed: [ExactText: [UInt8]] = [:]
    for (file, edits) in Dictionary(grouping: edits, by: \.range.file) {
      let source = run.workspace.sources[Int(file.index)]
      changed[ExactText(source.path)] = Edits.apply(edits, to: source.bytes)
    }
    let renamed: Workspace
    do throws(Failure) { renamed = try run.checked(with: changed) } catch {
      throw RequestError(code: .requestFailed, message: error.message)
    }
    if let error = run.firstNew(in: renamed, where: { $0.severity == .error }) {
      throw RequestError(code: .requestFailed, message: "`\(symbol.name)` can't be renamed to `\(name)`: \(error.message)")
    }
    guard Self.counts(in: NameIndex(of: renamed)) == Self.counts(in: run.names) else {
      throw RequestError(
        code: .requestFailed, message: "`\(symbol.name)` can't be renamed to `\(name)`, which is the name of something else in these places"
      )
    }
  }

  /// Returns the number of occurrences of each declaration, in the order of the sources.
  private static func counts(in names: NameIndex) -> [Int] { names.symbols.keys.sorted().map { names.occurrences(of: $0).count } }
}
