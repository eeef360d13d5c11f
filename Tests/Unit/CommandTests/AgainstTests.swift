import Foundation
import Testing

@testable import navgraph

/// Tests of `navgraph graph --against` with an older version in a file, a folder, or git.
@Suite struct AgainstTests {
  /// `sound` with another screen and a route with another target.
  private var edited: String {
    sound.replacingOccurrences(of: "push Item(id)", with: "push Detail(id)")
      .replacingOccurrences(of: "route \"/items/{id}\" -> Item(id)", with: "route \"/things/{id}\" -> Item(id)")
      + "screen Detail(id: Int) { on more -> push Item(id) }\n"
  }

  private static let lines = """
    - link /items/{id}: shop://items/7 opened Home / Item(id: 7), and now opens nothing
    ~ event open of Home: leads to Detail (was Item)
    + link /things/{id}: opens Item
    + screen Detail, in Home

    """

  @Test func aFolder() throws {
    let folder = try Folder(["new/App.navgraph": edited, "old/App.navgraph": sound])
    let dot = try Tool(in: folder).expect("graph", "new", "--against", "old", code: 0, output: nil, errors: AgainstTests.lines).output
    #expect(dot.hasPrefix("digraph") && dot.contains("<b>+ </b><b>Detail</b>"))
    // If the diagram is written to a file, only the list of changes is printed.
    for name in ["pr.gv", "pr.mmd", "pr.json"] {
      try Tool(in: folder).expect("graph", "new", "--against", "old/App.navgraph", "-o", name, code: 0, output: AgainstTests.lines)
    }
    #expect(folder.read("pr.mmd")?.contains("classDef added") == true)
    let json = try #require(folder.read("pr.json"))
    let root = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(root["changes"] as? [String] == AgainstTests.lines.split(separator: "\n").map(String.init))
    let cards = try #require(root["cards"] as? [[String: Any]])
    #expect(cards.contains { $0["title"] as? String == "Detail" && $0["change"] as? String == "added" })
    // The comparison in the other direction, and with the older version from standard input.
    let back = try Tool(in: folder).expect("graph", "old", "--against", "new", "-o", "back.gv", code: 0, output: nil).output
    #expect(back.contains("- screen Detail, in Home\n") && back.contains("~ event open of Home: leads to Item (was Detail)\n"), "\(back)")
    try Tool(in: folder, input: sound).expect("graph", "new", "--against", "-", "-o", "in.gv", code: 0, output: AgainstTests.lines)
    // Without `--against`, the output doesn't mention changes.
    #expect(try !Tool(in: folder).expect("graph", "new", "--format", "json", code: 0, output: nil).output.contains("change"))
  }

  @Test func nothingDiffers() throws {
    let folder = try Folder(["App.navgraph": sound])
    let same = "no changes in the diagram\n"
    let plain = try Tool(in: folder).expect("graph", code: 0, output: nil).output
    try Tool(in: folder).expect("graph", "--against", ".", code: 0, output: plain, errors: same)
    try Tool(in: folder).expect("graph", "--against", "App.navgraph", "-o", "a.md", code: 0, output: same)
    #expect(folder.read("a.md") == "## Navigation of Shop\n\nNo changes in the diagram.\n")
  }

  @Test func markdown() throws {
    let folder = try Folder(["new/App.navgraph": edited, "old/App.navgraph": sound])
    let text = try Tool(in: folder).expect("graph", "new", "--against", "old", "--format", "markdown", code: 0, output: nil).output
    #expect(text.hasPrefix("## Navigation of Shop\n\n1 link that breaks, 1 changed, 2 added.\n\n**Links that break**\n\n- "), "\(text)")
    #expect(text.contains("shop&#58;//items/7 opened Home / Item\\(id&#58; 7\\), and now opens nothing\n"))
    #expect(text.contains("\n```mermaid\nflowchart LR\n") && text.components(separatedBy: "```").count == 3)
    try Tool(in: folder).expect("graph", "new", "--against", "old", "-o", "pr.md", code: 0, output: AgainstTests.lines)
    #expect(folder.read("pr.md") == text)
    try Tool(in: folder).expect("graph", "new", "-o", "plain.md", code: 0)
    #expect(folder.read("plain.md")?.hasPrefix("# Navigation of Shop\n\n```mermaid\nflowchart LR\n") == true)
    let plain = try Tool(in: folder).expect("graph", "new", "--format", "markdown", code: 0, output: nil).output
    #expect(plain == folder.read("plain.md"))
  }

  @Test func hostileNames() throws {
    let hostile = #"</td><script>alert(1)</script> | `x` ![a](b) @me [l](javascript:x) $a$ ``` <!-- # * _ ~~ \\N 日本"#
    func app(_ title: String) -> String {
      "app Shop {\n  scheme shop\n  root   Main\n}\n\ntabs Main {\n  tab a \"\(title)\" icon \"a\" stack Home\n  tab b \"B\" icon \"b\" stack Other\n}\n\n"
        + "screen Home\nscreen Other\n"
    }
    let folder = try Folder(["new/App.navgraph": app(hostile), "old/App.navgraph": app("A")])
    let text = try Tool(in: folder).expect("graph", "new", "--against", "old", "--format", "markdown", code: 0, output: nil).output
    let words = text.components(separatedBy: "```mermaid")[0]
    #expect(!words.contains("<script") && !words.contains("</td>") && !words.contains("`") || words.contains("\\`x\\`"), "\(words)")
    for mark in ["![", "](", "@me", "<!--", " | ", "```", "javascript:"] { #expect(!words.contains(mark), "\(mark) in \(words)") }
    #expect(text.components(separatedBy: "\n```").count == 3 && !text.contains("<script"), "\(text)")
    #expect(words.contains("日本"))
  }

  @Test func much() throws {
    var (new, old) = (sound, sound)
    for index in 0..<600 {
      new += "screen New\(index) { on go -> push Next\(index) }\nscreen Next\(index)\n"
      old += "screen Old\(index) { on go -> push Item(1) }\n"
    }
    let folder = try Folder(["new/App.navgraph": new, "old/App.navgraph": old])
    let text = try Tool(in: folder).expect(
      "graph", "new", "--against", "old", "--detail", "full", "--format", "markdown", code: 0, output: nil, errors: nil
    ).output
    #expect(text.utf16.count < 65_536 && text.contains(" more\n") && text.contains("The picture would be too large for GitHub."))
  }

  @Test func errorsAndWrongUse() throws {
    let folder = try Folder([
      "new/App.navgraph": edited, "old/App.navgraph": sound + "screen Item\n", "two/A.navgraph": sound, "two/B.navgraph": sound,
    ])
    let outcome = try Tool(in: folder).expect("graph", "new", "--against", "old", "-o", "a.gv", code: 0, output: nil, errors: nil)
    #expect(outcome.errors == "navgraph: old has an error: it is compared as far as it can be read\n", "\(outcome.errors)")
    #expect(outcome.output.contains("+ screen Detail, in Home\n"))
    // Errors in the new version still set the exit code.
    try Tool(in: folder).expect("graph", "old", "--against", "new", "-o", "a.gv", code: 1, output: nil, errors: nil)
    let two = try Tool(in: folder).expect("graph", "new", "--against", "two", code: 64, errors: nil).errors
    #expect(two.contains("navgraph: there are 2 apps in two, but a picture shows one\n"), "\(two)")
    try Tool(in: folder).expect(
      "graph", "new", "--against", "odl", code: 74, errors: "navgraph: there is no odl\nnavgraph: help: did you mean old?\n")
    for word in ["git:", "git:--output=x", "git:-x"] {
      let errors = try Tool(in: folder).expect("graph", "new", "--against", word, code: 64, errors: nil).errors
      #expect(errors.hasPrefix("navgraph: --against \(word) doesn't name a revision\n"), "\(errors)")
    }
    try Tool(in: folder, input: sound).expect("graph", "-", "--against", "-", code: 64, errors: nil)
    let focus = try Tool(in: folder).expect("graph", "old", "--against", "old", "--focus", "Itm", code: 64, errors: nil).errors
    #expect(focus.contains("did you mean Item?"))
  }
}
