import NavGraphDiagrams
import NavGraphLinks
import NavGraphSyntax

/// A comparison in Markdown, for a comment on a pull request: counts, lists, and a Mermaid diagram that GitHub draws.
struct ComparisonPage {
  private let comparison: Comparison
  private let diagram: Diagram

  /// GitHub's limits are 65,536 characters for a comment, and 50,000 characters and 500 arrows for a diagram in it.
  private static let maxInLists = 14_000
  private static let maxInPicture = 48_000
  private static let maxArrows = 500
  private static let maxInLine = 400

  init(of comparison: Comparison, in diagram: Diagram) {
    self.comparison = comparison
    self.diagram = diagram
  }

  var text: String {
    var out = "## Navigation of \(MarkdownTable.plain(cut(diagram.title.isEmpty ? "the app" : diagram.title)))\n\n"
    guard !comparison.lines.isEmpty else { return out + "No changes in the diagram.\n" }
    let (broken, moved) = (comparison.links.filter(\.isBroken), comparison.links.filter { !$0.isBroken })
    out += counts(broken: broken.count, moved: moved.count) + "\n"
    var room = ComparisonPage.maxInLists
    func list(titled title: String, lines: [String]) {
      guard !lines.isEmpty else { return }
      out += "\n**\(title)**\n\n"
      for (index, line) in lines.enumerated() {
        let item = "- " + line + "\n"
        room -= item.unicodeScalars.count
        guard room > 0 else {
          out += "- and \(lines.count - index) more\n"
          break
        }
        out += item
      }
    }
    list(titled: "Links that break", lines: broken.map(words))
    list(titled: "Links that lead elsewhere", lines: moved.map(words))
    for (title, kind) in [("Removed", Change.removed), ("Changed", .changed), ("Added", .added)] {
      list(titled: title, lines: comparison.changes.filter { $0.change == kind }.map { MarkdownTable.plain(cut($0.words)) })
    }
    return out + "\n" + picture
  }

  private func counts(broken: Int, moved: Int) -> String {
    func count(of kind: Change) -> Int { comparison.changes.reduce(0) { $0 + ($1.change == kind ? 1 : 0) } }
    var words: [String] = []
    if broken > 0 { words.append("\(broken.of("link")) that break\(broken == 1 ? "s" : "")") }
    if moved > 0 { words.append("\(moved.of("link")) that lead\(moved == 1 ? "s" : "") elsewhere") }
    for (kind, word) in [(Change.removed, "removed"), (.changed, "changed"), (.added, "added")] where count(of: kind) > 0 {
      words.append("\(count(of: kind)) \(word)")
    }
    return words.joined(separator: ", ") + "."
  }

  private func words(for link: LinkDifference) -> String { MarkdownTable.plain(cut("\(link.pattern): \(link.words)")) }

  private func cut(_ text: String) -> String { OpeningDescription.cut(text, to: ComparisonPage.maxInLine) }

  /// The diagram of the app, or else of the changes and their neighbors, within GitHub's limits.
  private var picture: String {
    for (part, note) in [
      (diagram, ""), (diagram.nearChanges(depth: 1), "The picture shows the changes and their neighbors.\n\n"),
      (diagram.nearChanges(depth: 0), "The picture shows only the changes.\n\n"),
    ] {
      let text = MermaidRenderer.text(of: part)
      guard text.utf16.count <= ComparisonPage.maxInPicture, part.links.count <= ComparisonPage.maxArrows else { continue }
      return note + "```mermaid\n\(text)```\n\n`+` is added, `−` is removed, `~` is changed.\n"
    }
    return "The picture would be too large for GitHub.\n"
  }
}
