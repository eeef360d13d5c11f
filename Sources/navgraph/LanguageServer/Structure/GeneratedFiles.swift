import NavGraphCommandLine
import NavGraphSyntax

/// The generated Swift in the folders of a client, found by the records that `generate` writes next to it.
struct GeneratedFiles {
  /// A file and a line in it, counted from 0.
  typealias Place = (path: String, line: Int)

  private struct Record {
    let folder: String
    let manifest: Manifest
    /// The declarations of the app and its screens: a namespace, or for a screen without one, the method of the factory.
    var declarations: [Substring: Place]?
  }

  /// The records below the folders; nil until they are needed.
  private var records: [Record]?

  /// Reads the records and files again when they are needed next.
  mutating func forget() { records = nil }

  /// Returns the generated Swift of the app and the screens in a source, by their names; empty if there is none.
  ///
  /// - Parameters:
  ///   - source: The absolute path of the `.navgraph` file.
  ///   - folders: The folders of the client.
  mutating func declarations(of source: String, below folders: [String]) -> [Substring: Place] {
    var known = records ?? folders.flatMap(GeneratedFiles.records)
    defer { records = known }
    let candidates = known.indices.filter { number in
      known[number].manifest.origin?.sources.contains { source.isExactly($0) || source.hasExactSuffix("/" + $0) } ?? false
    }
    // Of several outputs of one source, the nearest.
    func nearness(of number: Int) -> Int {
      zip(Path.parts(of: known[number].folder), Path.parts(of: source)).prefix { $0.isExactly($1) }.count
    }
    guard let number = candidates.max(by: { nearness(of: $0) < nearness(of: $1) }) else { return [:] }
    let declarations = known[number].declarations ?? GeneratedFiles.declarations(of: known[number])
    known[number].declarations = declarations
    return declarations
  }

  private static func records(below folder: String) -> [Record] {
    var records: [Record] = []
    var open = [folder]
    while let next = open.popLast() {
      guard let names = try? Files.names(in: next) else { continue }
      for name in names.sorted(by: Path.precedes) {
        let path = Path.join(next, name)
        if name == Manifest.fileName, let bytes = try? Files.read(path) {
          records.append(Record(folder: next, manifest: Manifest(bytes: bytes)))
        } else if !name.hasExactPrefix("."), !ProjectTree.foreignFolders.contains(name), Files.kind(of: path)?.kind == .folder,
          !Files.isLink(at: path)
        {
          open.append(path)
        }
      }
    }
    return records
  }

  private static func declarations(of record: Record) -> [Substring: Place] {
    var namespaces: [Substring: Place] = [:]
    var methods = namespaces
    for name in record.manifest.names where name.hasSuffix(".swift") {
      let path = Path.join(record.folder, name)
      guard let bytes = try? Files.read(path) else { continue }
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        let words = line.prefix { $0 != "{" && $0 != ":" && $0 != "(" }.split(separator: " ")
        guard words.count > 1, words.first != "///", let last = words.last else { continue }
        switch words[words.count - 2] {
        case "enum": namespaces[last] = namespaces[last] ?? (path, number)
        case "func" where last.hasPrefix("make"): methods[last.dropFirst(4)] = methods[last.dropFirst(4)] ?? (path, number)
        default: break
        }
      }
    }
    return namespaces.merging(methods) { namespace, _ in namespace }
  }
}
