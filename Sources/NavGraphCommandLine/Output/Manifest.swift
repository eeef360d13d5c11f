import NavGraphSyntax

/// The record of the files that navgraph has written to a folder: names and fingerprints.
///
/// While a run replaces files, the manifest lists both the old and the new fingerprints, so that the next run recognizes every file after
/// an interruption.
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
  /// The run that wrote the files, with enough information to repeat it.
  package struct Origin: Equatable {
    package let version: String
    /// The options that determine the output.
    package let options: [String]
    /// The sources, relative to their common folder; empty if one has no name.
    package let sources: [String]

    package init(version: String, options: [String] = [], sources: [String] = []) {
      (self.version, self.options, self.sources) = (version, options, sources)
    }
  }
  package private(set) var entries: [Entry]
  /// The run that wrote the files; nil for records of versions that didn't store it.
  package let origin: Origin?

  package static let fileName = ".navgraph-outputs"
  /// The name of the manifest for tests. It is separate, so that writing tests to the wrong folder removes nothing.
  package static let testsFileName = ".navgraph-tests"
  private static let heading = "# Files that navgraph wrote here, and their fingerprints. It removes those it no longer writes."

  package init(entries: [Entry], origin: Origin? = nil) {
    self.origin = origin
    var seen: Set<Entry> = []
    self.entries = entries.filter { seen.insert($0).inserted }.sorted {
      $0.exactName == $1.exactName ? $0.fingerprint.text < $1.fingerprint.text : $0.exactName < $1.exactName
    }
  }

  /// Reads a manifest. Skips invalid lines, and names that `isOwn` rejects.
  package init(bytes: [UInt8], isOwn: (String) -> Bool = Path.isInside) {
    let lines = bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).map { String(decoding: $0, as: UTF8.self)[...] }
    var judged: [ExactText: Bool] = [:]
    var entries: [Entry] = []
    for line in lines {
      guard !line.hasExactPrefix("#"), let blank = line.utf8.firstIndex(of: UInt8(ascii: " ")) else { continue }
      let name = String(line[line.utf8.index(after: blank)...])
      // A name occurs twice while files are replaced.
      let isOwned = judged[ExactText(name)] ?? isOwn(name)
      judged[ExactText(name)] = isOwned
      if isOwned { entries.append(Entry(name: name, fingerprint: Fingerprint(text: line[..<blank]))) }
    }
    self.init(entries: entries, origin: Origin(lines: lines))
  }

  package var bytes: [UInt8] {
    let lines = [Manifest.heading] + (origin?.lines ?? []) + entries.map { "\($0.fingerprint.text) \($0.name)" }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// The names, without duplicates.
  package var names: [String] {
    var names: [ExactText] = []
    for entry in entries where names.last != entry.exactName { names.append(entry.exactName) }
    return names.map(\.text)
  }

  /// Returns whether navgraph wrote a file of that name.
  package func holds(_ name: String) -> Bool { entries.contains { $0.name.isExactly(name) } }
}

extension Manifest.Origin {
  private static let words = (version: "# Version: ", options: "# Options: ", source: "# Source: ")

  /// The lines of the origin, which are comments so that other versions of navgraph ignore them.
  fileprivate var lines: [String] {
    [Self.words.version + version] + (options.isEmpty ? [] : [Self.words.options + options.joined(separator: " ")])
      + sources.map { Self.words.source + $0 }
  }

  fileprivate init?(lines: [Substring]) {
    func values(of word: String) -> [String] {
      lines.filter { $0.hasExactPrefix(word) }.map { String(Substring($0.utf8.dropFirst(word.utf8.count))) }
    }
    guard let version = values(of: Self.words.version).first else { return nil }
    self.version = version
    options = values(of: Self.words.options).first?.split(separator: " ").map(String.init) ?? []
    sources = values(of: Self.words.source)
  }
}
