import Foundation
import Repository
import Testing

@testable import NavGraphCommandLine
@testable import navgraph

/// Compares the output of commands on pages with that of the program.
///
/// A command is in a `console` block, after `$ navgraph`. Its output follows in the same block, or a part of it follows in the next block
/// if that has no kind. The program is the last block with an app before the command. It's in a file with the name in the command or in the
/// output.
@Suite struct PageTests {
  private static let pages = ["README.md"] + Repository.files(below: "Grammar", suffix: ".md")

  @Test func commandsPrintWhatThePagesShow() throws {
    var count = 0
    for page in Self.pages {
      var (program, folder) = ("", try Folder())
      let blocks = try Repository.blocks(of: page)
      for (index, block) in blocks.enumerated() {
        if ["navgraph", "text"].contains(block.kind), block.text.contains("app ") { (program, folder) = (block.text, try Folder()) }
        guard block.kind == "console" else { continue }
        for part in ("\n" + block.text).components(separatedBy: "\n$ navgraph ").dropFirst() {
          let lines = part.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
          let next = index + 1 < blocks.count && blocks[index + 1].kind.isEmpty ? blocks[index + 1].text : ""
          let shown = lines.count > 1 ? lines.dropFirst().joined(separator: "\n") : next
          try write(program, to: folder, namedIn: lines[0] + " " + shown)
          try expect(lines[0], in: folder, prints: shown, isWhole: lines.count > 1 || next.isEmpty, page)
          count += 1
        }
      }
    }
    #expect(count > 15)
  }

  /// Writes a program to the file that a text names. Some later commands don't name it, so the first name is kept.
  private func write(_ program: String, to folder: Folder, namedIn text: String) throws {
    let name = text.firstMatch(of: /[A-Z][A-Za-z]*\.navgraph/).map { String($0.output) } ?? "App.navgraph"
    if !folder.names.contains(where: { $0.hasSuffix(".navgraph") }) { try folder.write(name, program + "\n") }
  }

  private func expect(_ command: String, in folder: Folder, prints shown: String, isWhole: Bool, _ page: String) throws {
    var words = command.split(separator: " ").map { $0.filter { $0 != "\"" } }
    // The pages show the output on a terminal.
    if words[0] == "check", !words.contains("--format") { words.insert(contentsOf: ["--format", "human"], at: 1) }
    let outcome = try Tool(in: folder).run(words)
    let printed = (outcome.output + outcome.errors).trimmingCharacters(in: .newlines)
    if isWhole {
      #expect(printed == shown, "\(page): \(command)")
    } else {
      #expect(printed.contains(shown), "\(page): \(command)")
    }
    let fails = shown.hasPrefix("error[") || shown.contains("\nopens nothing")
    #expect(outcome.code == (fails ? 1 : 0), "\(page): \(command)")
  }

  /// The commands in `sh` and `console` blocks use existing subcommands and options.
  @Test func commandsHaveOptionsOfTheProgram() throws {
    var count = 0
    for page in Self.pages {
      let blocks = try Repository.blocks(of: page).filter { ["sh", "console"].contains($0.kind) }
      for line in blocks.flatMap({ $0.text.split(separator: "\n") }) {
        let words = line.split(separator: " ").map(String.init).drop { $0 == "$" }
        guard words.first == "navgraph", words.count > 1 else { continue }
        let name = words[words.startIndex + 1]
        let verb = Subcommand.all.first { $0.name == name }
        #expect(verb != nil || name.hasPrefix("-"), "\(page): \(line)")
        for word in words.prefix(while: { $0 != "#" && $0 != "|" && $0 != "&&" }) where word.hasPrefix("--") {
          let option = word.prefix { $0 != "=" }
          #expect(verb?.allOptions.contains { $0.name.description == option } ?? true, "\(page): \(line)")
        }
        count += 1
      }
    }
    #expect(count > 40)
  }

  /// The mistakes that the tutorials suggest are reported as the pages show.
  @Test(arguments: [
    ("Grammar/guide/start/uikit.md", "push Trail(", "push Trial("), ("Grammar/guide/start/swiftui.md", "finish(stars)", "finish"),
  ])
  func theSlipIsReportedAsShown(_ page: String, _ right: String, _ wrong: String) throws {
    let program = try #require(try Repository.blocks(kind: "navgraph", of: page).first)
    let slip = try #require(program.range(of: right))
    let folder = try Folder(["Trails.navgraph": program.replacingCharacters(in: slip, with: wrong) + "\n"])
    let outcome = try Tool(in: folder).run(["check", "--format", "human", "Trails.navgraph"])
    let shown = try #require(try Repository.blocks(kind: "console", of: page).first { $0.hasPrefix("error[") })
    #expect(outcome.code == 1)
    #expect((outcome.output + outcome.errors).hasPrefix(shown + "\n"))
  }
}
