import Testing

/// Every program on the pages of `Grammar` compiles without a finding.
@Suite struct GuideTests {
  static let pages = Repository.files(below: "Grammar", suffix: ".md")
  static let programs = pages.flatMap { page in Markdown((try? Repository.text(page)) ?? "", page: page).programs }

  @Test(arguments: programs) func givesNoFinding(shown: Markdown.Program) {
    let program = CheckedProgram([(shown.page, shown.text)])
    #expect(program.findings.isEmpty, "\(shown)\n\(program.report)")
  }

  @Test func thePagesShowPrograms() throws {
    #expect(Self.programs.filter { $0.page == "Grammar/Guide.md" }.count >= 9)
    for page in Self.pages { #expect(Markdown(try Repository.text(page), page: page).unclosed.isEmpty) }
  }

  /// A link between the pages, or into the repository, leads somewhere.
  @Test(arguments: pages) func linksLeadSomewhere(page: String) throws {
    for target in try Repository.text(page).split(separator: "](").dropFirst().compactMap({ $0.split(separator: ")").first }) {
      guard !target.hasPrefix("http"), !target.hasPrefix("#") else { continue }
      let path = Repository.root.appendingPathComponent("Grammar").appendingPathComponent(String(target)).standardizedFileURL
      #expect((try? path.checkResourceIsReachable()) == true, "\(page): \(target)")
    }
  }
}
