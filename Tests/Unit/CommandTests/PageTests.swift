import Foundation
import Repository
import Testing

/// What the pages say that the program prints, it prints.
///
/// A page's first `navgraph` block is the file that its `console` blocks name. Behind each `$ navgraph` stands what comes out, on both streams.
@Suite struct PageTests {
  private static func blocks(_ kind: String, of page: String) throws -> [String] {
    let text = try Repository.text(page)
    return text.components(separatedBy: "```\(kind)\n").dropFirst().compactMap { $0.components(separatedBy: "\n```").first }
  }

  @Test(arguments: [
    ("README.md", "Bank.navgraph", 1), ("Grammar/guide/start/uikit.md", "Trails.navgraph", 5),
    ("Grammar/guide/start/swiftui.md", "Trails.navgraph", 5),
  ])
  func commandsPrintWhatThePageShows(_ page: String, _ file: String, _ count: Int) throws {
    let program = try #require(try Self.blocks("navgraph", of: page).first)
    let folder = try Folder([file: program + "\n"])
    var taken = 0
    for block in try Self.blocks("console", of: page) {
      for part in ("\n" + block).components(separatedBy: "\n$ navgraph ").dropFirst() {
        let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
        var words = lines[0].split(separator: " ").map(String.init)
        // A page shows a terminal.
        if words[0] == "check", !words.contains("--format") { words.insert(contentsOf: ["--format", "human"], at: 1) }
        let outcome = try Tool.run(words, in: folder, input: "", environment: [:])
        let shown = lines.dropFirst().joined(separator: "\n")
        #expect((outcome.output + outcome.errors).trimmingCharacters(in: .newlines) == shown, "\(page): \(lines[0])")
        #expect(outcome.code == (shown.hasPrefix("error[") ? 1 : 0), "\(page): \(lines[0])")
        taken += 1
      }
    }
    #expect(taken == count)
  }

  /// The slips that the tutorials ask their readers to make.
  @Test(arguments: [
    ("Grammar/guide/start/uikit.md", "push Trail(", "push Trial("), ("Grammar/guide/start/swiftui.md", "finish(stars)", "finish"),
  ])
  func theSlipIsReportedAsShown(_ page: String, _ right: String, _ wrong: String) throws {
    let program = try #require(try Self.blocks("navgraph", of: page).first)
    let slip = try #require(program.range(of: right))
    let folder = try Folder(["Trails.navgraph": program.replacingCharacters(in: slip, with: wrong) + "\n"])
    let outcome = try Tool.run(["check", "--format", "human", "Trails.navgraph"], in: folder, input: "", environment: [:])
    let shown = try #require(try Self.blocks("console", of: page).first { $0.hasPrefix("error[") })
    #expect(outcome.code == 1)
    #expect((outcome.output + outcome.errors).hasPrefix(shown + "\n"))
  }
}
