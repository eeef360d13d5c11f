import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// The output of `strings`: the localizable texts of an app as a table, JSON, or a string catalog.
struct StringsReport {
  private let graph: NavigationGraph
  private let texts: [LocalizedText]
  private let lines: [LineTable]

  init(of program: CheckedProgram) {
    graph = program.graph
    texts = program.graph.localizedTexts
    lines = program.graph.files.map { LineTable(of: $0) }
  }

  func page(isColored: Bool) -> TerminalText {
    var page = TextPage(isColored: isColored)
    if texts.isEmpty {
      page.line("no localizable strings")
    } else {
      let rows = texts.map { [$0.key, graph.comment(on: $0.use), place(of: $0).file + ":" + String(place(of: $0).line)] }
      page.table(titles: ["Text", "Where", "Place"], rows: rows, most: [0: 44, 1: 60])
    }
    return page.text
  }

  func json() -> JSON {
    let strings = graph.app?.strings ?? App.Strings()
    return .object([
      ("version", .number(1)),
      ("app", graph.app.map { .string(graph.text(of: $0.declared.name)) } ?? .null),
      ("table", .string(strings.table.map { graph.text(of: $0) } ?? "Localizable")),
      ("bundle", .string(strings.bundle.rawValue)),
      ("strings", .array(texts.map(json))),
    ])
  }

  private func json(of text: LocalizedText) -> JSON {
    let values = graph.texts[text.text].parts.compactMap { part -> JSON? in
      guard case .value(let id) = graph.textParts[part] else { return nil }
      let parameter = graph.parameters[id]
      return .object([("name", .string(graph.text(of: parameter.name))), ("type", .string(graph.describe(parameter.type)))])
    }
    let (file, line) = place(of: text)
    return .object([
      ("key", .string(text.key)), ("text", .string(graph.text(of: text.text))), ("comment", .string(graph.comment(on: text.use))),
      ("values", .array(values)), ("file", .string(file)), ("line", .number(line)),
    ])
  }

  /// Returns a string catalog without translations. Keys are sorted. Equal texts have one entry with all their comments.
  func catalog(language: String) -> JSON {
    // Indexed by bytes: a catalog distinguishes keys by their characters.
    var comments: [[UInt8]: [String]] = [:]
    for text in texts {
      let comment = graph.comment(on: text.use)
      let key = Array(text.key.utf8)
      if !(comments[key]?.contains(comment) ?? false) { comments[key, default: []].append(comment) }
    }
    let entries = comments.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, comments in
      (String(decoding: key, as: UTF8.self), JSON.object([("comment", .string(comments.joined(separator: "\n")))]))
    }
    return .object([("sourceLanguage", .string(language)), ("strings", .object(entries)), ("version", .string("1.0"))])
  }

  private func place(of text: LocalizedText) -> (file: String, line: Int) {
    let range = graph.texts[text.text].range
    let index = Int(range.file.index)
    guard graph.files.indices.contains(index) else { return ("", 0) }
    return (graph.files[index].path, lines[index].position(at: range.start).line)
  }
}
