import Repository
import Testing

/// Tests that every program on the pages of `Grammar` compiles without a diagnostic.
@Suite struct GuideTests {
  static let pages = Repository.files(below: "Grammar", suffix: ".md")
  static let programs = pages.flatMap { page in Markdown((try? Repository.text(at: page)) ?? "", page: page).programs }

  @Test(arguments: programs) func givesNoDiagnostic(shown: Markdown.Program) {
    let program = ProgramUnderTest([(shown.page, shown.text)])
    #expect(program.diagnostics.isEmpty, "\(shown)\n\(program.report)")
  }

  @Test func thePagesShowPrograms() throws {
    let tour = Self.pages.filter { $0 == "Grammar/Guide.md" || $0.hasPrefix("Grammar/guide/tour/") }
    #expect(tour.count >= 15)
    for page in tour { #expect(Self.programs.contains { $0.page == page }, "\(page)") }
    for page in Self.pages { #expect(Markdown(try Repository.text(at: page), page: page).unclosed.isEmpty) }
  }

  /// The productions that the reference quotes are in the grammar.
  @Test func quotedProductionsAreInTheGrammar() throws {
    let grammar = Set(try Repository.text(at: "Grammar/navgraph.ebnf").split(separator: "\n"))
    var count = 0
    for page in Self.pages {
      for block in try Repository.text(at: page).split(separator: "```ebnf\n").dropFirst() {
        for line in block.split(separator: "\n").prefix(while: { $0 != "```" }) {
          #expect(grammar.contains(line), "\(page): \(line)")
          count += 1
        }
      }
    }
    #expect(count > 50)
  }

  /// Prose has one sentence a line, of at most 160 characters. Tables, listings, and pages that the program prints are exempt.
  @Test(arguments: pages.filter { !$0.hasSuffix("/diagnostics.md") && !$0.hasSuffix("/commands.md") })
  func proseHasOneSentenceALine(page: String) throws {
    var isListing = false
    for line in try Repository.text(at: page).split(separator: "\n") {
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isListing.toggle() }
      if isListing || line.hasPrefix("|") { continue }
      let prose = line.replacing(/`[^`]*`/, with: "x").replacing(/\]\([^)]*\)/, with: "]")
      #expect(prose.firstMatch(of: /[a-z\])][.!?] +[A-Z]/) == nil, "\(page): \(line)")
      #expect(line.count <= 160, "\(page): \(line)")
    }
  }

  /// Returns the link fragments of the headings of a page.
  private static func anchors(in text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
      let words = line.drop { $0 == "#" || $0 == " " }.lowercased()
      return String(words.compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : nil })
    }
  }

  /// Links between pages and into the repository have existing targets.
  @Test(arguments: pages) func linksLeadSomewhere(page: String) throws {
    for target in try Repository.text(at: page).split(separator: "](").dropFirst().compactMap({ $0.split(separator: ")").first }) {
      guard !target.hasPrefix("http"), !target.hasPrefix("#") else { continue }
      let parts = target.split(separator: "#", maxSplits: 1).map(String.init)
      let path = Repository.url(at: page).deletingLastPathComponent().appendingPathComponent(parts[0]).standardizedFileURL
      #expect((try? path.checkResourceIsReachable()) == true, "\(page): \(target)")
      if parts.count > 1 {
        #expect(try Self.anchors(in: String(contentsOf: path, encoding: .utf8)).contains(parts[1]), "\(page): \(target)")
      }
    }
  }
}
