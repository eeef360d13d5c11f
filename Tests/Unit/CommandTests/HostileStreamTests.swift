import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Tests of hostile names and texts in the output streams of every subcommand. Terminals and logs don't interpret them, and documents are
/// exact.
@Suite struct HostileStreamTests {
  /// Names of files and folders that a pull request could contain.
  static let names = [
    "x\u{1B}]0;pwned\u{7}", "::stop-commands::x", " ::add-mask::x", "##[add-path]x", "##vso[task.setvariable]x", "a\u{202E}b",
    "a\u{E0041}b",
    "a\u{200B}b", "a\u{2028}::error::b", "a\u{85}b", "a\u{9B}31mb", "a\nb", "a\n::error::b", "a\r::error::b", "Q&A", "a\"><script>x<",
    "a' onload='b",
    "javascript:alert(1)", "a\\b", "a%41b", "a#b?c", "日本 é",
  ]

  private static let text = "x\\n::stop-commands::t\\u{1B}[2J\\u{202E}\\u{E0041}\\u{2028}##[group]"

  /// An app without errors. `broken` has a diagnostic of every kind about texts.
  private static let sound = """
    app Shop { platform iOS 16; scheme shop; hosts "a.example"; root Main }
    stack Main { root Home }
    screen   Home { title "\(text)"; on e -> push Item(id: "\(text)") }
    screen Item(id: String) { title "I \(text)"; on x -> pop }
    route "/a/{id}" -> Main / Item(id)
    // \u{1B}]0;comment\u{7} ::error::c \u{202E} ##[x]
    screen   Left { title "L" }

    """
  private static let broken =
    sound + "import \"\(text)\"\nscreen Bad { on e -> push Itm(\"\(text)\"); on f -> dismiss dismiss }\n::error::raw\u{1B}[2J\n"

  /// Returns whether a terminal would interpret the scalar, or a reader wouldn't see it.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xE0000...0xE007F: true
    default: false
    }
  }

  private func expectHarmless(_ text: String, _ what: String, isGitHub: Bool = false, at location: SourceLocation = #_sourceLocation) {
    let found = text.unicodeScalars.first(where: Self.isHidden)
    #expect(
      found == nil, "\(what) prints U+\(String(found?.value ?? 0, radix: 16)): \(text.debugDescription.prefix(400))",
      sourceLocation: location)
    #expect(!text.contains(/##[A-Za-z]*\[/), "\(what): \(text.prefix(400))", sourceLocation: location)
    if isGitHub { return }
    for line in text.split(separator: "\n") where line.drop(while: { $0.isWhitespace }).hasPrefix("::") {
      Issue.record("\(what) prints the command \(line)", sourceLocation: location)
    }
  }

  private static let runs: [[String]] = [
    ["check", "--format", "human"], ["check", "--format", "human", "--color", "always"], ["check", "--format", "xcode"],
    ["check", "--format", "github"], ["check", "--format", "json"], ["check", "--format", "sarif"], ["check", "--fix", "--diff"],
    ["format", "--check"], ["format", "--diff"], ["generate", "-o", "o", "--dry-run"],
    ["generate", "-o", "o", "--by-source", "--list-outputs"],
    ["generate", "-o", "o", "--by-source", "--dry-run"], ["generate", "-o", "o", "--by-source", "--verify"], ["routes"],
    ["routes", "--json"],
    ["routes", "--markdown"], ["strings"], ["strings", "--json"], ["strings", "--xcstrings"], ["open", "shop://a/%1B%5B2J%E2%80%AE"],
    ["open", "shop://a/x", "--json"], ["graph"], ["graph", "--format", "mermaid"], ["graph", "--format", "plantuml"],
    ["graph", "--format", "json"], ["graph", "--format", "markdown"], ["graph", "--format", "svg"], ["doctor"],
  ]

  @Test(arguments: runs) func nothingIsObeyed(_ arguments: [String]) throws {
    for program in [Self.sound, Self.broken] {
      let folder = try Folder()
      var files: [String] = []
      for (index, name) in Self.names.enumerated() {
        let path = "f\(index)/\(name).navgraph"
        try folder.write(path, program)
        files.append(path)
      }
      for path in files {
        let inside = try Folder([:])
        try FileManager.default.copyItem(atPath: folder[path], toPath: inside[String(path.split(separator: "/", maxSplits: 1)[1])])
        let outcome = try Tool(in: inside).run(arguments)
        let isGitHub = arguments.contains("github")
        let what = "\(arguments) on \(path.debugDescription)"
        let isInk = arguments.contains("always")
        let errors = isInk ? outcome.errors.replacing(/\u{1B}\[[0-9;]*m/, with: "") : outcome.errors
        expectHarmless(outcome.output, what, isGitHub: isGitHub)
        expectHarmless(errors, what)
        #expect(outcome.code < 70 || outcome.code == 74, "\(what): \(outcome.errors)")
        if isGitHub {
          for line in outcome.output.split(separator: "\n") {
            #expect(line.hasPrefix("::error ") || line.hasPrefix("::warning ") || line.hasPrefix("::notice "), "\(what): \(line)")
          }
        }
        if arguments.contains(where: { ["json", "sarif", "--json", "--xcstrings"].contains($0) }), !outcome.output.isEmpty {
          #expect(throws: Never.self, "\(what)") { try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) }
        }
        if arguments.contains("svg"), !outcome.output.isEmpty { try expectDrawing(outcome.output, what) }
      }
    }
  }

  /// The document formats contain names and texts byte for byte.
  @Test func documentsAreExact() throws {
    for name in Self.names {
      let folder = try Folder(["\(name).navgraph": Self.broken])
      let output = try Tool(in: folder).run(["check", "--format", "json"]).output
      let json = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
      let files = try #require(json["files"] as? [String])
      #expect(files.map { Array($0.utf8) } == [Array("\(name).navgraph".utf8)], "\(name.debugDescription): \(files)")
      let listed = try Tool(in: folder).run(["format", "--check"]).output
      #expect(listed.hasSuffix("\n") && listed.dropLast().split(separator: "\n").count == 1, "\(listed.debugDescription)")
    }
  }

  /// `patch` can apply a difference without escaped characters. The program reports that it can't apply any other.
  @Test func differencesSayWhatTheyAre() throws {
    let plain = try Folder(["a.navgraph": "app A {\troot stack Home }\r\nscreen   Home\n"])
    let outcome = try Tool(in: plain).run(["format", "--diff"])
    #expect(outcome.errors.isEmpty && outcome.output.contains("\t"), "\(outcome)")
    let hostile = try Folder(["a.navgraph": "app A { root stack Home }\n// \u{1B}[2J\nscreen   Home\n"])
    #expect(try Tool(in: hostile).run(["format", "--diff"]).errors.contains("`patch` can't apply"))
  }

  // MARK: Pictures

  private static let hasDot =
    Tool.program("dot") != nil || ProcessInfo.processInfo.environment["CI"] == "true"

  /// An XML parser reads the SVG and HTML of an app whose sources have hostile names.
  @Test(.enabled(if: hasDot, "Graphviz is not installed"), arguments: names) func picturesOfHostileNames(_ name: String) throws {
    let folder = try Folder(["App/\(name)/\(name).navgraph": Self.sound])
    for options in [[], ["--wireframes"]] {
      let outcome = try Tool(in: folder).run(["graph", "App", "-o", "x.svg"] + options)
      #expect(outcome.code == 0, "\(outcome.errors)")
      try expectDrawing(try #require(folder.read("x.svg")), name.debugDescription)
    }
    try folder.write("t.ndjson", "{}\n")
    try Tool(in: folder).expect("coverage", "t.ndjson", "App", "-o", "z.svg", code: 0, output: nil, errors: nil)
    try expectDrawing(try #require(folder.read("z.svg")), name.debugDescription)
    try Tool(in: folder).expect("graph", "App", "-o", "x.html", code: 0, output: nil, errors: nil)
    let page = try #require(folder.read("x.html"))
    #expect(page.contains("content=\"default-src 'none'; script-src 'sha256-"))
    #expect(!page.contains("<script>x<"), "\(name.debugDescription)")
    for match in page.matches(of: /href="([^"]*)"/) { expectPlain(String(match.output.1), name.debugDescription) }
  }

  private func expectPlain(_ link: String, _ what: String) {
    let isPlain = link.hasPrefix("./") || link.hasPrefix("../") || link.hasPrefix("#") || link.hasPrefix("/") && !link.hasPrefix("//")
    #expect(isPlain && link.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"<>\"'\\`&".utf8.contains($0) }, "\(what): \(link)")
  }

  /// Checks that the text is an SVG without scripts or external references.
  private func expectDrawing(_ svg: String, _ what: String) throws {
    let reader = DrawingReader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(what): \(parser.parserError.debugDescription)")
    #expect(
      reader.elements.isSubset(of: ["svg", "g", "title", "a", "path", "polygon", "polyline", "ellipse", "text", "image"]),
      "\(what): \(reader.elements)")
    #expect(!reader.attributes.contains { $0.hasPrefix("on") || $0 == "style" || $0 == "href" }, "\(what): \(reader.attributes)")
    for link in reader.links { expectPlain(link, what) }
    #expect(!reader.links.isEmpty, "\(what)")
  }

  private final class DrawingReader: NSObject, XMLParserDelegate {
    var elements: Set<String> = []
    var attributes: Set<String> = []
    var links: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes values: [String: String]
    ) {
      elements.insert(name)
      for (attribute, value) in values {
        attributes.insert(attribute)
        if attribute.hasSuffix("href") { links.append(value) }
      }
    }
  }
}

extension Tool {
  /// Returns the path of a program on `PATH`.
  static func program(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
