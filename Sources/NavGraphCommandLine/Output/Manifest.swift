import NavGraphSyntax

/// What navgraph has written into a folder: names, and the bytes by their fingerprint.
///
/// While a run replaces files, the manifest names both the old bytes and the new, so that a run that is cut short leaves no file
/// behind that the next one would not know.
package struct Manifest: Equatable {
  package struct Entry: Hashable {
    package var name: String { exactName.text }
    package let fingerprint: Fingerprint
    fileprivate let exactName: ExactText

    package init(name: String, fingerprint: Fingerprint) {
      exactName = ExactText(name)
      self.fingerprint = fingerprint
    }
  }
  /// The run that wrote them: enough to write them again.
  package struct Origin: Equatable {
    /// The version of navgraph.
    package let version: String
    /// The options that decide what is written.
    package let options: [String]
    /// The sources, from the folder that holds all of them; empty if one has no name.
    package let sources: [String]

    package init(version: String, options: [String] = [], sources: [String] = []) {
      (self.version, self.options, self.sources) = (version, options, sources)
    }
  }
  package private(set) var entries: [Entry]
  /// Of what was written before navgraph kept it, nil.
  package let origin: Origin?

  package static let fileName = ".navgraph-outputs"
  /// That of tests: who writes them into the folder of the app's Swift by mistake loses nothing.
  package static let testsFileName = ".navgraph-tests"
  private static let heading = "# Files that navgraph wrote here, and their fingerprints. It removes those it no longer writes."

  package init(_ entries: [Entry], origin: Origin? = nil) {
    self.origin = origin
    var seen: Set<Entry> = []
    self.entries = entries.filter { seen.insert($0).inserted }.sorted {
      $0.exactName == $1.exactName ? $0.fingerprint.text < $1.fingerprint.text : $0.exactName < $1.exactName
    }
  }

  /// Reads a manifest; lines that say nothing sensible are skipped, and so are names that `isOwn` refuses.
  package init(bytes: [UInt8], isOwn: (String) -> Bool = Path.isInside) {
    let lines = bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).map { String(decoding: $0, as: UTF8.self)[...] }
    var judged: [ExactText: Bool] = [:]
    var entries: [Entry] = []
    for line in lines {
      guard !line.hasExactPrefix("#"), let blank = line.utf8.firstIndex(of: UInt8(ascii: " ")) else { continue }
      let name = String(line[line.utf8.index(after: blank)...])
      // While files are replaced a name is there twice.
      let isOwned = judged[ExactText(name)] ?? isOwn(name)
      judged[ExactText(name)] = isOwned
      if isOwned { entries.append(Entry(name: name, fingerprint: Fingerprint(text: line[..<blank]))) }
    }
    self.init(entries, origin: Origin(lines: lines))
  }

  package var bytes: [UInt8] {
    let lines = [Manifest.heading] + (origin?.lines ?? []) + entries.map { "\($0.fingerprint.text) \($0.name)" }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// The names, each once.
  package var names: [String] {
    var names: [ExactText] = []
    for entry in entries where names.last != entry.exactName { names.append(entry.exactName) }
    return names.map(\.text)
  }

  /// Whether navgraph wrote a file of that name.
  package func holds(_ name: String) -> Bool { entries.contains { $0.name.isExactly(name) } }
}

extension Manifest.Origin {
  private static let words = (version: "# Version: ", options: "# Options: ", source: "# Source: ")

  /// Comments, so that other versions of navgraph pass over them.
  fileprivate var lines: [String] {
    [Self.words.version + version] + (options.isEmpty ? [] : [Self.words.options + options.joined(separator: " ")])
      + sources.map { Self.words.source + $0 }
  }

  fileprivate init?(lines: [Substring]) {
    func values(_ word: String) -> [String] {
      lines.filter { $0.hasExactPrefix(word) }.map { String(Substring($0.utf8.dropFirst(word.utf8.count))) }
    }
    guard let version = values(Self.words.version).first else { return nil }
    self.version = version
    options = values(Self.words.options).first?.split(separator: " ").map(String.init) ?? []
    sources = values(Self.words.source)
  }
}
