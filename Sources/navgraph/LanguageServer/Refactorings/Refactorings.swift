import NavGraphChecks
import NavGraphCommandLine
import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// The refactorings at a position.
struct Refactorings {
  let run: Analysis.Run
  /// The index of the file in the workspace. `tree` has the file index 0.
  let file: FileID
  let tree: SyntaxTree
  let offset: Int
  /// The path of the file; nil if no other file can be created for its declarations.
  let path: String?

  var workspace: Workspace { run.workspace }
  var names: NameIndex { run.names }

  /// The declaration around the position.
  var declaration: SyntaxNode? {
    tree.root.children.first { Int($0.range.start) <= offset && offset <= Int($0.range.end) }
  }

  var source: SourceFile { tree.source }

  /// Returns the refactorings of the given kinds that cause no new diagnostics.
  ///
  /// - Parameters:
  ///   - isWanted: Whether the client requests a kind. Refactorings of other kinds aren't computed.
  ///   - isLazy: Whether the assertion of a path is returned without its edit, because the search for the path may take seconds.
  func all(ofKinds isWanted: (Refactoring.Kind) -> Bool, isLazy: Bool) -> [Refactoring] {
    var found = isWanted(.create) ? missingDeclarations() : []
    let others: [Refactoring.Kind] = [.extract, .rewrite, .inline]
    guard let declaration, others.contains(where: isWanted), !hasSyntaxErrors else { return found }
    if isWanted(.extract) { found += [extraction(of: declaration), group(around: declaration).flatMap { checked($0) }].compactMap { $0 } }
    if isWanted(.rewrite) {
      found += [wayBack(from: declaration).flatMap { checked($0) }].compactMap { $0 }
      found += (isLazy ? screen(named: declaration).map { _ in .lazyAssertion } : assertion()).map { [$0] } ?? []
    }
    if isWanted(.inline) { found += inlinedGroup(at: declaration).compactMap { checked($0) } }
    return found
  }

  /// Whether a file of the same program has syntax errors, which hide the errors that a refactoring would cause.
  private var hasSyntaxErrors: Bool {
    let programs = workspace.programs.indices.filter { workspace.file(file, ofProgram: $0) != nil }
    return workspace.report.diagnostics.contains { diagnostic in
      diagnostic.severity == .error && diagnostic.code.family <= 2
        && programs.contains { workspace.file(diagnostic.primary.range.file, ofProgram: $0) != nil }
    }
  }

  /// Returns the refactoring with the changed text; nil if that has new diagnostics. The text is formatted only if it was before.
  ///
  /// - Parameter counts: Whether a new diagnostic is a reason to return nil.
  func checked(_ refactoring: Refactoring, where counts: (Diagnostic) -> Bool = { _ in true }) -> Refactoring? {
    var bytes = Edits.apply(refactoring.edits, to: source.bytes)
    if NavGraphSyntax.format(source) == source.bytes { bytes = NavGraphSyntax.format(SourceFile(path: source.path, bytes: bytes)) }
    let name = workspace.sources[Int(file.index)].path
    guard let changed = try? run.checked(with: [ExactText(name): bytes]), run.firstNew(in: changed, where: counts) == nil else {
      return nil
    }
    var result = refactoring
    result.text = bytes
    return result
  }

  func range(from range: SourceRange) -> SourceRange { SourceRange(file: file, start: range.start, end: range.end) }

  /// Returns an edit that inserts lines after a declaration and the comment on its last line.
  func insert(_ text: String, behind node: SyntaxNode) -> Fix.Edit {
    Fix.Edit(replacing: range(from: node.rangeWithComments.closing), with: "\n\n" + text)
  }

  private static func textWithComments(of node: SyntaxNode) -> String { node.tree.source.text(in: node.rangeWithComments) }

  // MARK: Ways back, assertions

  /// Returns a refactoring that adds a closing event to a screen without one.
  private func wayBack(from declaration: SyntaxNode) -> Refactoring? {
    guard declaration.kind == .screen, let name = declaration.nameToken else { return nil }
    let hasBack = (declaration.index..<Int(declaration.nodes[declaration.index].end)).contains { index in
      switch tree.nodes[index].kind {
      case .pop, .dismiss, .close, .finish: true
      default: false
      }
    }
    guard !hasBack, Int(name.start) <= offset, offset <= Int(name.end) else { return nil }
    let edit: Fix.Edit
    let tokens = tree.tokens[declaration.firstToken..<declaration.endToken]
    if let brace = tokens.last, brace.kind == .rightBrace, let last = tokens.dropLast().last {
      let isOnOwnLine = brace.flags.contains(.afterLineBreak)
      let place = SourceRange(file: file, start: isOnOwnLine ? brace.start : last.end, end: brace.start)
      let mark = [.semicolon, .leftBrace].contains(last.kind) ? "" : ";"
      edit = Fix.Edit(replacing: place, with: isOnOwnLine ? "  on close -> close\n" : "\(mark) on close -> close ")
    } else {
      edit = Fix.Edit(replacing: range(from: declaration.range.closing), with: " {\n  on close -> close\n}")
    }
    return Refactoring(title: "Add an event that closes the screen", kind: .rewrite, edits: [edit])
  }

  /// Returns a refactoring that asserts the current distance: `assert A within N of App`.
  func assertion() -> Refactoring? {
    guard let declaration, let (number, screen) = screen(named: declaration),
      let claim = CurrentPath.assertion(to: screen, in: workspace.programs[number], through: run.transitions(ofProgram: number))
    else { return nil }
    let edit = insert(claim, behind: declaration)
    return checked(Refactoring(title: "\(Refactoring.lazyAssertion.title): `\(claim)`", kind: .rewrite, edits: [edit]))
  }

  /// Returns the screen of an app whose name in its declaration is at the position, and the index of its program.
  private func screen(named declaration: SyntaxNode) -> (program: Int, screen: ScreenID)? {
    guard declaration.kind == .screen, let name = declaration.nameToken, Int(name.start) <= offset, offset <= Int(name.end) else {
      return nil
    }
    for (number, program) in workspace.programs.enumerated() where program.graph.app != nil {
      guard let place = workspace.range(SourceRange(file: file, start: name.start, end: name.end), ofProgram: number),
        let screen = program.graph.screens.ids.first(where: { program.graph.screens[$0].declared.nameRange == place })
      else { continue }
      return (number, screen)
    }
    return nil
  }

  // MARK: Files and groups

  /// Returns a refactoring that moves a screen or container to its own file, with the declarations that only it uses. Returns nil in files
  /// with modules, because another file would also have to declare the module and its `needs`.
  private func extraction(of declaration: SyntaxNode) -> Refactoring? {
    guard [.stack, .split, .pages, .modal, .screen].contains(declaration.kind), let name = declaration.nameToken,
      Int(name.start) <= offset, offset <= Int(name.end), let path, tree.root.child(ofKind: .module) == nil
    else { return nil }
    let new = Path.join(Path.folder(of: path), tree.text(of: name) + SourceFinder.suffix)
    guard Files.kind(of: new) == nil else { return nil }
    let moved = MovedDeclarations(startingWith: declaration, in: tree, names: names, file: file).ranges
    let text = moved.map { source.text(in: SourceRange(file: FileID(0), start: $0.start, end: $0.end)) }.joined(separator: "\n\n") + "\n"
    let place = Importable.edit(importing: new, in: source)
    let at = SourceRange(file: file, start: UInt32(place.place), end: UInt32(place.place))
    var edits = moved.map { Fix.Edit(replacing: SourceRange(file: file, start: $0.start, end: endOfLines(after: $0.end)), with: "") }
    if let first = edits.firstIndex(where: { $0.range.start == at.start }) {
      edits[first].text = place.text
    } else {
      edits.append(Fix.Edit(replacing: at, with: place.text))
    }
    let rest = SourceFile(path: source.path, bytes: Edits.apply(edits, to: source.bytes))
    guard Compiler.parse([rest, SourceFile(path: new, text: text)]).diagnostics.isEmpty else { return nil }
    let others = moved.count - 1
    let title = others == 0 ? "" : " with \(others.of("declaration")) that only it uses"
    return Refactoring(
      title: "Move `\(tree.text(of: name))`\(title) to its own file", kind: .extract, edits: edits, newFile: (new, text))
  }

  /// Returns the offset after a declaration and the empty lines that follow it.
  private func endOfLines(after end: UInt32) -> UInt32 {
    var index = Int(end)
    while index < source.bytes.count, [0x0A, 0x0D, 0x20, 0x09].contains(source.bytes[index]) { index += 1 }
    while index > Int(end), index < source.bytes.count, source.bytes[index - 1] != 0x0A { index -= 1 }
    return UInt32(index)
  }

  /// Returns a refactoring that moves the event to a new group.
  private func group(around declaration: SyntaxNode) -> Refactoring? {
    guard declaration.kind == .screen, let name = declaration.nameToken,
      let event = declaration.children.first(where: { $0.kind == .event && Int($0.range.start) <= offset && offset <= Int($0.range.end) })
    else { return nil }
    let group = tree.text(of: name) + "Events"
    let edits = [
      Fix.Edit(replacing: range(from: event.rangeWithComments), with: "uses \(group)"),
      insert("events \(group) {\n  \(Self.textWithComments(of: event))\n}", behind: declaration),
    ]
    return Refactoring(title: "Move the event to a new group of events", kind: .extract, edits: edits)
  }

  /// Returns refactorings that replace a group, which the screen uses, by its events.
  private func inlinedGroup(at declaration: SyntaxNode) -> [Refactoring] {
    guard declaration.kind == .screen,
      let uses = declaration.children.first(where: { $0.kind == .uses && Int($0.range.start) <= offset && offset <= Int($0.range.end) })
    else { return [] }
    let references = uses.children.filter { $0.kind == .reference }
    return references.compactMap { reference -> Refactoring? in
      guard let use = names.occurrences(in: file, at: Int(reference.range.start)).first, let symbol = names.symbols[use.declaration],
        symbol.kind == .events
      else { return nil }
      let home = workspace.sources[Int(symbol.range.file.index)]
      guard let other = Compiler.parse([home]).trees.first,
        let group = other.root.children.first(where: { $0.range.start == symbol.range.start && $0.kind == .events })
      else { return nil }
      let events = group.children.filter { $0.kind == .event }.map(Self.textWithComments)
      let rest = references.filter { $0.index != reference.index }.map(\.text)
      let lines = (rest.isEmpty ? [] : ["uses " + rest.joined(separator: ", ")]) + events
      // A comment at the end of an event ends its line.
      if events.last?.contains("//") ?? false, !tree.tokens[uses.endToken].flags.contains(.afterLineBreak) { return nil }
      let isOnOwnLine = uses.token.flags.contains(.afterLineBreak) || lines.contains { $0.contains("\n") || $0.contains("//") }
      let separator = isOnOwnLine ? "\n  " : "; "
      var edits = [Fix.Edit(replacing: range(from: uses.range), with: lines.joined(separator: separator))]
      // A group without other uses is removed.
      let isOnlyUse = names.occurrences(of: use.declaration).filter { !$0.isDeclaration }.count == 1
      if isOnlyUse, symbol.range.file == file {
        let whole = group.rangeWithComments
        edits.append(Fix.Edit(replacing: SourceRange(file: file, start: whole.start, end: endOfLines(after: whole.end)), with: ""))
      }
      return Refactoring(title: "Replace `\(reference.text)` with its events", kind: .inline, edits: edits)
    }
  }
}

/// Assertions of the current distance between a screen and the first screen of the app.
enum CurrentPath {
  /// Returns an assertion such as `assert Chat within 2 of ChatList`; nil if the screen can't be reached by taps.
  ///
  /// - Parameter transitions: The transitions of the program.
  static func assertion(to screen: ScreenID, in program: CheckedProgram, through transitions: Transitions) -> String? {
    let launch = transitions.all.first { if case .launch = $0.cause { true } else { false } }
    guard let start = launch?.shown.first,
      let moves = Questions(graph: program.graph, places: program.places).path(to: .screen(screen), from: start, on: .phone)?.moves,
      moves > 0
    else { return nil }
    return "assert \(program.graph.name(of: .screen(screen))) within \(moves) of \(program.graph.name(of: start))"
  }
}

/// A change that the user can choose at a position, and that doesn't fix a diagnostic.
struct Refactoring {
  enum Kind: String {
    case create = "quickfix"
    case rewrite = "refactor.rewrite"
    case extract = "refactor.extract"
    case inline = "refactor.inline"
  }

  let title: String
  let kind: Kind
  var edits: [Fix.Edit]
  /// The text of the whole file after the change, if it is formatted. The edits have the same result without formatting.
  var text: [UInt8]?
  /// The path and the text of a file to create.
  var newFile: (path: String, text: String)?

  /// The assertion of a path that wasn't searched yet.
  static var lazyAssertion: Refactoring { Refactoring(title: "Assert the current path", kind: .rewrite, edits: []) }
}
