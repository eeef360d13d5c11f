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

  /// Reads a manifest; lines that say nothing sensible are skipped, and so are names that `isOwn` refuses.
  init(bytes: [UInt8], isOwn: (String) -> Bool = Path.isInside) {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    var judged: [String: Bool] = [:]
    var entries: [Entry] = []
    for line in lines {
      guard !line.hasPrefix("#"), let blank = line.firstIndex(of: " ") else { continue }
      let name = String(line[line.index(after: blank)...])
      // While files are replaced a name is there twice.
      let isOwned = judged[name] ?? isOwn(name)
      judged[name] = isOwned
      if isOwned { entries.append(Entry(name: name, fingerprint: Fingerprint(text: line[..<blank]))) }
    }
    self.init(entries)
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
