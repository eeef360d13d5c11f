import NavGraphCompiler
import NavGraphSyntax

// The file of a baseline: one sorted diagnostic a line, so that two branches that change it can be merged. Paths are relative to its
// folder.
extension Baseline {
  private static let version = 1

  /// Reads a baseline.
  package init(readingFrom path: String) throws(Failure) {
    guard !path.isExactly("-") else { throw .usage("a baseline is a file, not standard input") }
    let source = SourceFile(path: path, bytes: try Files.read(path))
    let entries = try Baseline.entries(in: source)
    let gone = Set(entries.map(\.file)).filter { !Baseline.isThere($0, besideBaseline: path) }
    self.init(source: source, entries: entries, gone: gone) { Baseline.name(of: $0, in: path) }
  }

  private static func entries(in source: SourceFile) throws(Failure) -> [Entry] {
    let document: JSON
    do throws(JSONReader.Mistake) {
      document = try JSONReader.value(of: source.bytes)
    } catch {
      throw corrupt(path: source.path, reason: "line \(error.line): \(error.message)")
    }
    guard let version = document["navgraph-baseline"]?.int, let items = document["findings"]?.array else {
      throw corrupt(path: source.path, reason: "it is JSON, but not in the form that `\(OptionName.writeBaseline)` writes")
    }
    guard version == Baseline.version else {
      throw .io("\(source.path) is a baseline of version \(version), but this navgraph reads version \(Baseline.version)")
    }
    var entries: [Entry] = []
    for (number, item) in items.enumerated() {
      guard let file = item["file"]?.string, let code = item["code"]?.string.flatMap({ Code($0) }), let name = item["item"]?.string,
        let text = item["text"]?.string
      else { throw corrupt(path: source.path, reason: "entry \(number + 1) has no file, code, item, or text") }
      let nth = item["nth"]?.int ?? 1
      entries.append(Entry(file: ExactText(file), identity: DiagnosticIdentity(code: code, item: name, text: text, nth: nth)))
    }
    return entries
  }

  private static func corrupt(path: String, reason why: String) -> Failure {
    .io(
      "\(path) isn't a valid baseline: \(why)",
      help: "`\(Executable.name) check \(OptionName.writeBaseline) FILE` writes one; choose another name, or remove this file")
  }

  // MARK: Writing

  /// Returns the text of a baseline with these entries, without duplicates.
  package static func text(of entries: some Sequence<Entry>) -> String {
    let sorted = Set(entries).sorted { key(of: $0).lexicographicallyPrecedes(key(of: $1)) }
    var text = "{\n  \"navgraph-baseline\": \(version),\n  \"findings\": ["
    for (index, entry) in sorted.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += "    " + line(for: entry)
    }
    return text + (sorted.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
  }

  private static func line(for entry: Entry) -> String {
    var line = "{"
    let identity = entry.identity
    for (name, value) in [("file", entry.file.text), ("item", identity.item), ("code", identity.code.description), ("text", identity.text)]
    {
      line += line.utf8.count > 1 ? ", " : ""
      JSON.quote(name, to: &line)
      line += ": "
      JSON.quote(value, to: &line)
    }
    return line + (identity.nth > 1 ? ", \"nth\": \(identity.nth)}" : "}")
  }

  private static func key(of entry: Entry) -> [UInt8] {
    let identity = entry.identity
    let number = String(identity.nth)
    let nth = String(repeating: "0", count: max(0, 8 - number.utf8.count)) + number
    return Array([entry.file.text, identity.item, identity.code.description, identity.text, nth].joined(separator: "\u{0}").utf8)
  }

  // MARK: Reading

  /// Returns the name of the file at `path` in a baseline at `baseline`. Both paths are absolute or relative to the current folder.
  private static func name(of path: String, in baseline: String) -> String {
    if path.isExactly(Workspace.inputName) { return path }
    return Path.relative(Path.absolute(path), from: Path.absolute(Path.folder(of: Path.absolute(baseline))))
  }

  /// Returns whether a file exists that an entry of the baseline at `path` names.
  private static func isThere(_ file: ExactText, besideBaseline path: String) -> Bool {
    Files.kind(of: Path.join(Path.folder(of: path), file.text)) != nil
  }

  /// Returns the content for `--write-baseline`: the diagnostics of this run, and the existing entries for files that weren't read.
  package static func renewed(at path: String, for workspace: Workspace) throws(Failure) -> (text: String, count: Int) {
    var entries: [Entry] = []
    if Files.kind(of: path) != nil {
      let old = try Baseline(readingFrom: path)
      let read = Set(workspace.sources.map { ExactText(name(of: $0.path, in: path)) })
      entries = old.entries.filter { !read.contains($0.file) && !old.gone.contains($0.file) }
    }
    for diagnostic in workspace.report.diagnostics {
      guard let identity = workspace.report.identities[diagnostic] else { continue }
      let file = name(of: workspace.report.file(for: diagnostic.primary.range.file).path, in: path)
      entries.append(Entry(file: ExactText(file), identity: identity))
    }
    return (text(of: entries), Set(entries).count)
  }
}
