import NavGraphSyntax

/// A word that isn't declared and resembles a declared name. All its uses are one diagnostic.
struct MisspelledName {
  enum Meant: Hashable {
    case declaration(Symbol)
    case parameter(ParameterID)
    case tab(TabID)
    case enumerationCase(EnumerationCaseID)
    case button(ButtonID)
  }
  var word: Name
  var meant: Meant
  /// The index of its diagnostic.
  var diagnostic: Int
  /// The edits that replace each use with the declared name.
  var edits: [Fix.Edit]
}

/// The key that identifies a misspelled name.
struct MisspelledKey: Hashable {
  var word: Name
  var meant: MisspelledName.Meant
}

// Pass 7: if all uses agree with each other, the declaration is misspelled, and the diagnostic is about the declaration.
extension Resolver {
  /// Reports a misspelling, or adds it to one that was reported, if its intended name is known.
  mutating func report(_ diagnostic: Diagnostic, misspelled word: Name, meant: MisspelledName.Meant?, edit: Fix.Edit?) {
    guard let meant, let edit else { return report(diagnostic) }
    if reports.add(edit, toMisspelling: word, of: meant) { return }
    let count = reports.count
    report(diagnostic)
    if reports.count > count { reports.noteMisspelling(word, of: meant, edit: edit) }
  }

  mutating func settleMisspelledNames() {
    let known = reports.misspelledNames
    if known.isEmpty { return }
    let isNamed = correctlyNamed(among: known)
    var consequences: [(word: Name, within: SourceRange)] = []
    for (index, one) in known.enumerated() {
      guard let (name, range) = place(of: one.meant) else { continue }
      let edits = one.edits.sorted { $0.range < $1.range }
      // Each search reads all diagnostics, so their number is limited.
      let inBody = index >= 50 || isNamed.contains(one.meant) ? [] : usesInBody(of: one)
      let (written, declared) = (text(of: one.word), text(of: name))
      let isOdd = !isNamed.contains(one.meant)
      reports.update(at: one.diagnostic) { diagnostic in
        if isOdd, edits.count + inBody.count > 1 {
          diagnostic.blame(declared, at: range, usedAs: written, edits: edits)
        } else if edits.count > 1 {
          diagnostic.list(edits, of: declared, at: range)
        } else if isOdd {
          diagnostic.offerRename(of: declared, at: range, to: written)
        }
      }
      if !inBody.isEmpty, edits.count + inBody.count > 1, let whole = declaration(around: range) { consequences.append((one.word, whole)) }
    }
    if !consequences.isEmpty { forget(consequences) }
  }

  /// Returns the declarations that at least one use names correctly.
  private func correctlyNamed(among known: [MisspelledName]) -> Set<MisspelledName.Meant> {
    var byName: [Name: [MisspelledName.Meant]] = [:]
    var parameters: Set<ParameterID> = []
    for one in known {
      switch one.meant {
      case .declaration, .tab, .enumerationCase, .button:
        if let (name, _) = place(of: one.meant) { byName[name, default: []].append(one.meant) }
      case .parameter(let id): parameters.insert(id)
      }
    }
    var result: Set<MisspelledName.Meant> = []
    if !byName.isEmpty {
      var counts: [Name: Int] = [:]
      for tree in trees {
        for token in tree.tokens where token.kind == .word && byName[token.name] != nil { counts[token.name, default: 0] += 1 }
      }
      // The first occurrence is the declaration.
      for (name, meant) in byName where counts[name, default: 0] > 1 { result.formUnion(meant) }
    }
    if !parameters.isEmpty {
      // An inline stack passes each parameter to itself.
      for argument in graph.arguments where parameters.contains(argument.parameter) && argument.value != .parameter(argument.parameter) {
        result.insert(.parameter(argument.parameter))
      }
      // The declaration of a parameter may also use it.
      for id in parameters.prefix(100) {
        guard let (name, range) = place(of: .parameter(id)), let whole = declaration(around: range) else { continue }
        let rest = SourceRange(file: whole.file, start: range.end, end: whole.end)
        if named(name, at: rest) != nil { result.insert(.parameter(id)) }
      }
    }
    return result
  }

  /// Returns the declared name and its range.
  private func place(of meant: MisspelledName.Meant) -> (name: Name, range: SourceRange)? {
    switch meant {
    case .declaration(let meaning): return declared(of: meaning).map { ($0.name, $0.nameRange) }
    case .tab(let id): return (graph.tabs[id].declared.name, graph.tabs[id].declared.nameRange)
    case .parameter(let id): return named(graph.parameters[id].name, at: graph.parameters[id].range)
    case .enumerationCase(let id): return named(graph.enumerationCases[id].name, at: graph.enumerationCases[id].range)
    case .button(let id): return named(graph.buttons[id].name, at: graph.buttons[id].range)
    }
  }

  /// Returns the first occurrence of a name in the first 4,000 bytes of a range.
  private func named(_ name: Name, at range: SourceRange) -> (name: Name, range: SourceRange)? {
    guard graph.files.indices.contains(Int(range.file.index)) else { return nil }
    let bytes = graph.files[Int(range.file.index)].bytes(in: range).prefix(4000)
    let word = Array(graph.names.utf8(of: name))
    guard !word.isEmpty, bytes.count >= word.count else { return nil }
    func isPart(_ index: Int) -> Bool {
      guard bytes.indices.contains(index) else { return false }
      let byte = bytes[index]
      return byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == UInt8(ascii: "_")
    }
    let offset = (bytes.startIndex...bytes.endIndex - word.count).first { index in
      bytes[index..<index + word.count].elementsEqual(word) && !isPart(index - 1) && !isPart(index + word.count)
    }
    return offset.map { offset in
      let start = range.start + UInt32(truncatingIfNeeded: offset - bytes.startIndex)
      return (name, SourceRange(file: range.file, start: start, end: start + UInt32(truncatingIfNeeded: word.count)))
    }
  }

  /// Returns the ranges of the diagnostics about the same word where a parameter's own declaration uses it.
  private func usesInBody(of misspelled: MisspelledName) -> [SourceRange] {
    guard case .parameter = misspelled.meant, let (_, range) = place(of: misspelled.meant), let whole = declaration(around: range) else {
      return []
    }
    return reports.diagnostics.filter { graph.isAbout(misspelled.word, in: $0, within: whole) }.map(\.primary.range)
  }

  private mutating func forget(_ consequences: [(word: Name, within: SourceRange)]) {
    // The limit bounds the time for files with many of them.
    let some = consequences.prefix(20)
    let graph = graph
    reports.forget(since: 0) { diagnostic in some.contains { graph.isAbout($0.word, in: diagnostic, within: $0.within) } }
  }

  /// Returns the range of the declaration that contains a range.
  private func declaration(around range: SourceRange) -> SourceRange? {
    var low = 0
    let declarations = declarations.all
    var high = declarations.count
    while low < high {
      let middle = (low + high) / 2
      if declarations[middle].node.range.opening <= range.opening { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let whole = declarations[low - 1].node.range
    return whole.file == range.file && range.end <= whole.end ? whole : nil
  }
}

extension NavigationGraph {
  /// Whether a diagnostic is about an unresolved word in a range.
  fileprivate func isAbout(_ word: Name, in diagnostic: Diagnostic, within whole: SourceRange) -> Bool {
    guard diagnostic.code == Rule.nothingToShow.code || diagnostic.code == Rule.unknownValue.code else { return false }
    let range = diagnostic.primary.range
    guard range.file == whole.file, whole.start <= range.start, range.end <= whole.end, files.indices.contains(Int(range.file.index))
    else { return false }
    return files[Int(range.file.index)].bytes(in: range).elementsEqual(names.utf8(of: word))
  }
}

extension Diagnostic {
  /// Reports the declaration instead of its misspelled uses, which agree with each other.
  fileprivate mutating func blame(_ declared: String, at range: SourceRange, usedAs written: String, edits: [Fix.Edit]) {
    let uses = edits.map { Label(at: $0.range, text: "used here") }
    let title = edits.count > 1 ? "write `\(declared)` everywhere" : fixes.first?.title ?? "write `\(declared)`"
    message = "`\(written)` is used but not declared, and `\(declared)` is declared but not used"
    primary = Label(at: range, text: "did you mean `\(written)`?")
    secondary = Array(uses.prefix(4))
    further = Array(uses.dropFirst(4))
    help = []
    fixes = [.renaming(range, to: written), Fix(title, applicability: .maybe, edits: edits)]
  }

  /// Reports all uses of a misspelled name, in source order.
  fileprivate mutating func list(_ edits: [Fix.Edit], of declared: String, at range: SourceRange) {
    let others = edits.dropFirst().map { Label(at: $0.range, text: "used here") }
    primary.range = edits[0].range
    addDeclaration(of: declared, at: range)
    secondary += others.prefix(4)
    further = Array(others.dropFirst(4))
    fixes = [Fix("write `\(declared)` everywhere", applicability: .maybe, edits: edits)]
  }

  /// Adds a fix at the declaration, whose name may be misspelled instead of that of its only use.
  fileprivate mutating func offerRename(of declared: String, at range: SourceRange, to written: String) {
    addDeclaration(of: declared, at: range)
    fixes = fixes.map { Fix($0.title, applicability: .maybe, edits: $0.edits) } + [.renaming(range, to: written)]
  }

  private mutating func addDeclaration(of declared: String, at range: SourceRange) {
    if !secondary.contains(where: { $0.range == range }) { secondary.append(Label(at: range, text: "`\(declared)` is declared here")) }
  }
}

extension Fix {
  /// Returns the fix that writes the used name at a declaration.
  fileprivate static func renaming(_ range: SourceRange, to written: String) -> Fix {
    Fix("write `\(written)` where it is declared", applicability: .maybe, edits: [.init(replacing: range, with: written)])
  }
}
