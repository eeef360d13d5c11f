import Foundation
import NavGraphCompiler
import NavGraphDiagrams
import NavGraphSyntax
import Testing

@testable import navgraph

/// Tests of `navgraph graph` with `--highlight`, `--theme`, and graphs that are too large for one diagram.
@Suite struct GraphOptionTests {
  @Test func highlights() throws {
    let folder = try Folder(["App.navgraph": sound + "screen Left\n"])
    func graph(_ arguments: String..., errors: String? = nil) throws -> String {
      let outcome = try Tool(in: folder).run(["graph"] + arguments)
      #expect(outcome.code == 0, "\(arguments): \(outcome.errors)")
      if let errors { #expect(outcome.errors.contains(errors), "\(outcome.errors)") }
      return outcome.output
    }
    #expect(try graph("--highlight", "NAV0601").contains("pink: NAV0601"))
    #expect(try graph("--highlight", "0601").contains("pink: NAV0601"))
    #expect(try graph("--highlight", "Home / Item", "--highlight=/items/{id}").contains("pink: Home / Item, /items/{id}"))
    #expect(try graph("--highlight", "Home > Item(3)").contains("pink: Home / Item"))
    // A URL highlights the route that it opens.
    #expect(try graph("--highlight", "shop://items/7").contains("pink: /items/{id}"))
    #expect(try graph("--highlight", "/items/7").contains("pink: /items/{id}"))
    // A diagnostic that the app doesn't have is only reported.
    let none = try graph("--highlight", "NAV0602", errors: "the picture has no diagnostic NAV0602")
    #expect(!none.contains("pink"))
    for (text, words) in [
      ("NAV0699", "there is no diagnostic NAV0699"), ("NAV06O1", "did you mean NAV0601"), ("Itm", "did you mean Item?"),
      ("/nowhere/7", "the app has no link /nowhere/7"), ("mailto://x", "the app has no link mailto://x"),
      ("", "needs a code, a link, or a path"),
    ] {
      let outcome = try Tool(in: folder).run(["graph", "--highlight", text])
      #expect(outcome.code == 64 && outcome.errors.contains(words) && outcome.output.isEmpty, "\(text): \(outcome)")
    }
    // `--highlight` works in a comparison.
    try folder.write("Old.navgraph", sound)
    let outcome = try Tool(in: folder).run(["graph", "App.navgraph", "--against", "Old.navgraph", "--highlight", "NAV0601"])
    #expect(outcome.output.contains("pink: NAV0601") && outcome.output.contains("+ "))
  }

  @Test func themes() throws {
    let folder = try Folder(["App.navgraph": sound])
    let light = try Tool(in: folder).expect("graph", code: 0, output: nil).output
    try Tool(in: folder).expect("graph", "--theme", "light", code: 0, output: light)
    let dark = try Tool(in: folder).expect("graph", "--theme", "dark", code: 0, output: nil).output
    #expect(light.contains("bgcolor=\"white\"") && !dark.contains("\"white\"") && dark.contains("bgcolor=\"#1c1c1c\""))
    for (arguments, words) in [
      (["--theme", "dark", "--format", "mermaid"], "--theme is for pictures, not for mermaid"),
      (["--theme", "dark", "-o", "a.json"], "--theme is for pictures, not for json"),
      (["--theme", "print", "-o", "a.svg"], "--theme print is for PDF, not for svg"),
      (["--theme", "print", "--detail", "overview", "-o", "a.pdf"], "--detail overview shows no flows"),
      (["--theme", "drak"], "did you mean \"dark\"?"), (["--depth", "2"], "--depth requires --focus"),
    ] {
      let outcome = try Tool(in: folder).run(["graph"] + arguments)
      #expect(outcome.code == 64 && outcome.errors.contains(words), "\(arguments): \(outcome)")
    }
    let missing = try Tool(in: folder, environment: ["PATH": folder.path]).run(["graph", "-o", "a.pdf"])
    #expect(
      missing.code == 74 && missing.errors.contains("the program `dot`, which draws pdf, isn't on PATH") && folder.names == ["App.navgraph"]
    )
  }

  @Test(.enabled(if: ChildProcess.find(named: "dot") != nil, "Graphviz is not installed")) func pages() throws {
    let folder = try Folder(["App.navgraph": NotationTests.large(60)])
    try Tool(in: folder).expect("graph", "-o", "print.pdf", code: 0, errors: nil)
    try Tool(in: folder).expect("graph", "-o", "one.pdf", "--theme", "light", code: 0, errors: nil)
    let bytes = { (name: String) in FileManager.default.contents(atPath: folder[name]).map { [UInt8]($0) } ?? [] }
    func pages(_ name: String) throws -> String? {
      let file = try #require(PDFFile(bytes(name)))
      return file.reference(for: "Pages", in: file.root).flatMap { file.object(number: $0) }
    }
    #expect(try pages("one.pdf")?.contains("/Count 1\n") == true)
    #expect(try pages("print.pdf")?.contains("/Count 1\n") == false)
    // Without `--theme`, an HTML page uses the reader's color scheme.
    try Tool(in: folder).expect("graph", "-o", "a.html", code: 0, errors: nil)
    #expect(folder.read("a.html")?.contains("prefers-color-scheme: dark") == true)
    try Tool(in: folder).expect("graph", "-o", "a.html", "--theme", "dark", code: 0, errors: nil)
    #expect(folder.read("a.html")?.contains("prefers-color-scheme") == false)
  }

  @Test func scalesThatAreRefused() throws {
    let folder = try Folder(["App.navgraph": sound])
    var refused = [
      (["--scale", "2", "-o", "a.svg"], "--scale is for PNG, not for svg"), (["--scale", "2"], "--scale is for PNG, not for dot"),
      (["--scale", "2", "-o", "a.pdf"], "--scale is for PNG, not for pdf"),
    ]
    for value in ["0", "-1", "11", "nan", "inf", "1e9", "x", "", "2x", "1,5"] {
      refused.append((["--scale=\(value)", "-o", "a.png"], "--scale needs a number from 0.1 to 10, not \"\(value)\""))
    }
    for (arguments, words) in refused {
      let outcome = try Tool(in: folder).run(["graph"] + arguments)
      #expect(outcome.code == 64 && outcome.errors.contains(words), "\(arguments): \(outcome)")
    }
    #expect(folder.names == ["App.navgraph"])
  }

  /// Returns the width and the height, which are at fixed positions of a PNG.
  private func size(_ folder: Folder, _ arguments: [String]) throws -> [Int] {
    let outcome = try Tool(in: folder).run(["graph", "-o", "a.png"] + arguments)
    let bytes = FileManager.default.contents(atPath: folder["a.png"]).map { [UInt8]($0) } ?? []
    try #require(outcome.code == 0 && bytes.count > 24, "\(outcome)")
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test(.enabled(if: ChildProcess.find(named: "dot") != nil, "Graphviz is not installed")) func scale() throws {
    let folder = try Folder(["App.navgraph": sound])
    for part in [[String](), ["--focus", "Item"]] {
      func size(_ scale: String?) throws -> [Int] { try self.size(folder, part + (scale.map { ["--scale", $0] } ?? [])) }
      let plain = try size(nil)
      #expect(try size("1") == plain)
      for (scale, factor) in [("2", 2.0), ("3", 3), ("0.5", 0.5)] {
        for (found, side) in zip(try size(scale), plain) { #expect(abs(Double(found) - Double(side) * factor) < 4, "\(part) \(scale)") }
      }
    }
  }

  @Test func tooLargeForMermaid() throws {
    let folder = try Folder(["App.navgraph": NotationTests.large(700)])
    let outcome = try Tool(in: folder).run(["graph", "--format", "mermaid", "--detail", "full"])
    #expect(outcome.code == 0 && outcome.output.hasPrefix("flowchart LR\n") && outcome.output.utf16.count <= MermaidLimits.maxText)
    #expect(outcome.errors.contains("the diagram has 700 arrows, more than Mermaid draws: this is an overview; -o FILE.md writes"))
    try Tool(in: folder).expect("graph", "-o", "flow.md", code: 0, errors: nil)
    let page = folder.read("flow.md") ?? ""
    #expect(
      page.contains("## Overview") && page.contains("## Contents") && !page.contains("too large") && !page.contains("would be too much"))
    for screen in 0..<700 { #expect(page.contains("[\"S\(screen)")) }
  }

  /// Markdown output escapes names.
  @Test func hostileNames() throws {
    let names = "a<b>|*_`[x](y)# @me $x$"
    var text =
      "app Big { platform iOS 16; root Main }\ntabs Main {\n  tab a \"\(names)\" icon \"a\" stack S0\n  tab b \"B\" icon \"b\" stack T\n}\n"
    text += "screen T\n" + NotationTests.large(600).split(separator: "\n").dropFirst(2).joined(separator: "\n")
    let folder = try Folder(["App.navgraph": text])
    let page = try Tool(in: folder).run(["graph", "--format", "markdown"]).output
    let words = page.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined()
    for mark in ["<b>", "[x](y)", "@me", "`["] { #expect(!words.contains(mark), "\(mark)") }
    #expect(words.contains("a&lt;b&gt;"))
  }
}
