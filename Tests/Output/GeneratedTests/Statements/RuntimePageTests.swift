import Foundation
import Repository
import Testing

/// Compares the page on the behavior of generated code with the tests.
@Suite struct RuntimePageTests {
  struct Row {
    let name: String
    let kind: String
    let shown: [String]
    let says: String
  }

  private static func read(_ path: String) throws -> String {
    try String(contentsOf: Repository.url(at: path).resolvingSymlinksInPath(), encoding: .utf8)
  }

  /// Returns the rows of the tables with four cells.
  static func rows() throws -> [Row] {
    try read("Grammar/internals/runtime-statements.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 6, cells[2] == "L" || cells[2] == "D" else { return nil }
      let shown = cells[4].split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      return Row(name: cells[1], kind: cells[2], shown: shown.map { String($0.element) }, says: cells[4])
    }
  }

  /// Returns the test functions of each suite, by the names of its files.
  private static func functions() throws -> [String: Set<String>] {
    var all: [String: Set<String>] = [:]
    for folder in ["Tests", "Generated/Tests"] {
      let base = Repository.url(at: folder).resolvingSymlinksInPath()
      let files = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
      for file in files where file.pathExtension == "swift" && file.lastPathComponent.contains("Tests") {
        let suite = file.deletingPathExtension().lastPathComponent.prefix { $0 != "+" }
        let text = try String(contentsOf: file, encoding: .utf8)
        let names = text.components(separatedBy: "func ").dropFirst().map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
        all[String(suite), default: []].formUnion(names)
      }
    }
    return all
  }

  @Test func everyStatementIsThereOnce() throws {
    let wanted = [
      ("C", 8), ("D", 16), ("Q", 12), ("U", 14), ("G", 5), ("R", 7), ("T", 7), ("S", 7), ("P", 5), ("K", 5), ("A", 7), ("E", 6), ("M", 5),
      ("N", 3), ("O", 14), ("V", 6), ("W", 3),
    ]
    let names = wanted.flatMap { letter, last in (1...last).map { letter + String($0) } }
    #expect(try Self.rows().map(\.name).sorted() == names.sorted())
  }

  @Test func whoIsNamedShowsTheStatement() throws {
    let functions = try Self.functions()
    for row in try Self.rows() {
      #expect(!row.shown.isEmpty || row.says.hasPrefix("nothing: "), "\(row.name) says who shows it, or that nothing does")
      for name in row.shown {
        let parts = name.split(separator: ".").map(String.init)
        if name.hasPrefix(".ci/") || name.hasPrefix("Tests/") {
          let path = Repository.url(at: name).resolvingSymlinksInPath().path
          #expect(FileManager.default.fileExists(atPath: path), "\(row.name): there is no \(name)")
        } else if parts.count == 2 {
          #expect(functions[parts[0]]?.contains(parts[1]) == true, "\(row.name): there is no test \(name)")
        } else if name.hasSuffix("Tests") {
          let prefix = row.name.lowercased() + "_"
          let isShown = functions[name]?.contains { $0.hasPrefix(prefix) } == true
          #expect(isShown, "\(row.name): \(name) has no test whose name begins with \(prefix)")
        }
      }
    }
  }

  /// The list that the README links to contains the statements that only a device can confirm.
  @Test func devicesAreSaid() throws {
    let page = try Self.read("Grammar/internals/runtime-statements.md")
    let list = page.components(separatedBy: "## What only a device shows").last ?? ""
    #expect(try Self.read("README.md").contains("(Grammar/internals/runtime-statements.md#what-only-a-device-shows)"))
    for row in try Self.rows() where row.kind == "D" {
      #expect(list.contains("| \(row.name) |") || list.contains(row.name + ",") || list.contains(", " + row.name), "\(row.name)")
    }
  }
}
