import NavGraphCommandLine
import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

extension LanguageServer {
  /// Returns the completions at a position: keywords and names, or patterns and paths inside strings.
  mutating func completion(with parameters: JSON) throws(RequestError) -> JSON {
    let document = try document(for: parameters)
    let positions = TextPositions(in: document.bytes, encoding: encoding)
    guard let offset = positions.offset(from: parameters["position"]) else { return .null }
    let bytes = document.bytes
    if let text = TextCompletion(in: bytes, at: offset) {
      guard let (run, file) = arrangement().place(of: document) else { return .null }
      let sources = run.workspace.sources
      let items = text.items(in: sources[Int(file.index)].path, among: sources) { programs(with: file, in: run).map(\.program) }
      let ranges = ranges(inserting: text.range, replacing: text.replaced, with: positions)
      return .array(items.map { $0.json(replacing: ranges, hasSnippets: hasSnippets, with: positions) })
    }
    guard let (run, file) = arrangement().place(of: document), let found = programs(with: file, in: run, atMost: 1).first else {
      return .null
    }
    var program = found.program
    let (number, own) = (found.file, program.files.count)
    let source = SourceFile(path: program.files[Int(number.index)].path, bytes: bytes)
    let others = run.inputURI == nil ? Importable(beside: source, in: program.files).files : []
    for other in others { _ = program.add(other) }
    let completion = Completion(in: program, file: number, bytes: bytes, at: offset)
    let graph = completion.graph
    let ranges = ranges(inserting: completion.range, replacing: completion.replaced, with: positions)
    let all = completion.names.offers.map { offer in
      var item = CompletionItem(for: offer, in: completion)
      if case .content(let content) = offer, let home = graph.declared(of: content).map({ Int($0.nameRange.file.index) }),
        home >= own
      {
        item.addition = Importable.edit(importing: others[home - own].path, in: source)
        item.rank = 7
      }
      return item
    }
    var (offers, isPart) = Self.best(of: all + completion.rules.map { CompletionItem(code: $0) }, for: completion.typed)
    var keywords = completion.isAfterDot ? [] : completion.keywords.map { CompletionItem(keyword: $0) }
    // Where one word of the language is legal, the others are part of the same item.
    let words = keywords + offers.filter(\.isWord)
    if let word = words.first, let context = OptionContext(of: word.label, replacing: completion.replaced, in: bytes) {
      for index in keywords.indices { keywords[index].describeOptions(in: context) }
      for index in offers.indices where offers[index].isWord { offers[index].describeOptions(in: context) }
    }
    let items = JSON.array((offers + keywords).map { $0.json(replacing: ranges, hasSnippets: hasSnippets, with: positions) })
    // The client requests the rest when the user types more.
    return isPart ? .object([("isIncomplete", .bool(true)), ("items", items)]) : items
  }

  /// Returns the ranges of an edit. Only some clients let the user choose between both.
  private func ranges(inserting inserted: Range<Int>, replacing replaced: Range<Int>, with positions: TextPositions) -> [(String, JSON)] {
    let all = positions.json(of: replaced)
    return insertsAndReplaces ? [("insert", positions.json(of: inserted)), ("replace", all)] : [("range", all)]
  }

  /// The maximum number of names in a response. Users don't read more, and clients are slow with thousands.
  static let maxItems = 200

  /// Returns the best items if there are too many: those that begin with the typed text, then those that contain its letters in their
  /// order.
  private static func best(of all: [CompletionItem], for typed: String) -> (items: [CompletionItem], isPart: Bool) {
    guard all.count > maxItems else { return (all, false) }
    let letters = typed.lowercased()
    let first = all.filter { $0.label.lowercased().hasPrefix(letters) }
    guard first.count < maxItems else { return (Array(first.prefix(maxItems)), true) }
    let rest = all.filter { !$0.label.lowercased().hasPrefix(letters) && matches($0.label, query: typed) }
    return (first + rest.prefix(maxItems - first.count), true)
  }

  /// Returns the programs that contain a file, with the texts of open documents, and the file's index in each.
  private mutating func programs(with file: FileID, in run: Analysis.Run, atMost most: Int = .max) -> [(program: Program, file: FileID)] {
    let numbers = run.workspace.programs.indices.lazy.compactMap { number in
      run.workspace.file(file, ofProgram: number).map { (number, $0) }
    }
    return numbers.prefix(most).map { number, own in
      let files = run.workspace.programs[number].graph.files.map { source in
        let open = documents.values.first { $0.isIdentified(by: run.key(ofPath: source.path)) }
        return open.map { SourceFile(path: source.path, bytes: $0.bytes) } ?? source
      }
      return (parsed.program(of: files), own)
    }
  }
}
