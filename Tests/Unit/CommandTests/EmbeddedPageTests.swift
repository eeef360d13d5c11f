import Foundation
import Repository
import Testing

@testable import navgraph

/// Compares the pages that the program embeds with their files.
@Suite struct EmbeddedPageTests {
  private static let folder = "Sources/navgraph/ModelContext/Pages"

  /// The paths of the grammar, of the language reference, and of the pages that someone needs who writes a graph with its commands.
  private static let paths =
    ["Grammar/navgraph.ebnf"] + Repository.files(below: "Grammar/reference/language", suffix: ".md").sorted() + [
      "Grammar/reference/patterns.md", "Grammar/reference/answers.md", "Grammar/guide/choosing.md",
    ]

  /// Fails if the embedded pages aren't current. With `NAVGRAPH_ACCEPT=1`, it also writes their sources.
  @Test func pagesAreTheFiles() throws {
    var sources: [(name: String, text: String)] = []
    for path in Self.paths { sources.append(("\(Self.identifier(of: path).capitalizedFirst).swift", try Self.source(of: path))) }
    sources.append(("EmbeddedPage+All.swift", Self.list()))
    let known = Repository.files(below: Self.folder, suffix: ".swift").map { String($0.split(separator: "/").last ?? "") }
    var stale = Set(known).symmetricDifference(sources.map(\.name))
    for (name, text) in sources where (try? Repository.text(at: "\(Self.folder)/\(name)")) != text { stale.insert(name) }
    if stale.isEmpty { return }
    if ProcessInfo.processInfo.environment["NAVGRAPH_ACCEPT"] == "1" {
      for name in known { try FileManager.default.removeItem(at: Repository.url(at: "\(Self.folder)/\(name)")) }
      for (name, text) in sources { try text.write(to: Repository.url(at: "\(Self.folder)/\(name)"), atomically: true, encoding: .utf8) }
    }
    Issue.record("\(stale.sorted()) in \(Self.folder) differ from the pages; NAVGRAPH_ACCEPT=1 writes them")
  }

  @Test func pagesHaveTheirBytes() throws {
    #expect(EmbeddedPage.all.map(\.path) == Self.paths)
    for page in EmbeddedPage.all { #expect(try Array(page.text.utf8) == Array(Repository.text(at: page.path).utf8), "\(page.path)") }
    #expect(Set(EmbeddedPage.all.map(\.uri)).count == EmbeddedPage.all.count)
  }

  /// Links to other resources have their URIs. Of links to other pages, the texts remain.
  @Test func linksLeadToResources() throws {
    let page = try #require(EmbeddedPage.all.first { $0.path.hasSuffix("/route.md") })
    #expect(page.text.contains("[Patterns](../patterns.md)") && page.text.contains("[guards](guard.md)"))
    #expect(page.text.contains("](../diagnostics.md#") && !page.linkedText.contains("diagnostics.md"))
    #expect(
      page.linkedText.contains("[Patterns](navgraph://reference/patterns.md)")
        && page.linkedText.contains("[guards](navgraph://reference/language/guard.md)"))
    for page in EmbeddedPage.all {
      for link in page.linkedText.split(separator: "](").dropFirst() {
        let target = String(link.prefix { $0 != ")" && $0 != "#" })
        #expect(EmbeddedPage.all.contains { $0.uri == target } || target.hasPrefix("http"), "\(page.path): \(target)")
      }
    }
  }

  /// Returns the identifier of a page, such as `grammarPage`, `overviewPage`, or `stackPage`.
  private static func identifier(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    switch file {
    case "navgraph.ebnf": return "grammarPage"
    case "README.md": return "overviewPage"
    default: return file.prefix { $0 != "." } + "Page"
    }
  }

  private static func source(of path: String) throws -> String {
    let text = try Repository.text(at: path)
    #expect(text.hasSuffix("\n") && !text.contains("\"\"\"###"))
    return """
      // swift-format-ignore-file

      extension EmbeddedPage {
        /// `\(path)`, written by `EmbeddedPageTests`.
        static let \(identifier(of: path)) = EmbeddedPage(
          path: "\(path)",
          text: ###\"""
      \(text)
      \"""###)
      }

      """
  }

  private static func list() -> String {
    """
    extension EmbeddedPage {
      /// The grammar, the pages of the language, and then others. Written by `EmbeddedPageTests`.
      static let all: [EmbeddedPage] = [
    \(paths.map { "    \(identifier(of: $0)),\n" }.joined())  ]
    }

    """
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
