/// What navgraph has written into a folder: names, and the bytes by their fingerprint.
///
/// While a run replaces files, the manifest names both the old bytes and the new, so that a run that is cut short leaves no file
/// behind that the next one would not know.
struct Manifest: Equatable {
  struct Entry: Hashable {
    let name: String
    let fingerprint: Fingerprint
  }
  private(set) var entries: [Entry]

  static let fileName = ".navgraph-outputs"
  /// That of tests: who writes them into the folder of the app's Swift by mistake loses nothing.
  static let testsFileName = ".navgraph-tests"
  private static let heading = "# Files that navgraph wrote here, and their fingerprints. It removes those it no longer writes."

  init(_ entries: [Entry]) {
    var seen: Set<Entry> = []
    self.entries = entries.filter { seen.insert($0).inserted }.sorted {
      $0.name == $1.name ? $0.fingerprint.text < $1.fingerprint.text : Path.precedes($0.name, $1.name)
    }
  }

  /// Reads a manifest; lines that say nothing sensible are skipped, and so are names that lead out of the folder.
  init(bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    self.init(
      lines.compactMap { line in
        guard !line.hasPrefix("#"), let blank = line.firstIndex(of: " ") else { return nil }
        let name = String(line[line.index(after: blank)...])
        return Path.isInside(name) ? Entry(name: name, fingerprint: Fingerprint(text: line[..<blank])) : nil
      })
  }

  var bytes: [UInt8] {
    Array((Manifest.heading + "\n" + entries.map { "\($0.fingerprint.text) \($0.name)\n" }.joined()).utf8)
  }

  /// The names, each once.
  var names: [String] {
    var names: [String] = []
    for entry in entries where names.last != entry.name { names.append(entry.name) }
    return names
  }

  /// Whether navgraph wrote a file of that name.
  func holds(_ name: String) -> Bool { entries.contains { $0.name == name } }
  func holds(_ name: String, _ fingerprint: Fingerprint) -> Bool { entries.contains(Entry(name: name, fingerprint: fingerprint)) }
}
