import Foundation
import NavGraphCommandLine
import Repository
import Testing

@testable import navgraph

/// Tests of the page that contains the help of every subcommand.
@Suite struct CommandsPageTests {
  private static let path = "Grammar/reference/commands.md"

  /// Fails if the page isn't current. With `NAVGRAPH_ACCEPT=1`, it also writes the page.
  @Test func thePageIsFresh() throws {
    let fresh = try Self.page()
    if (try? Repository.text(at: Self.path)) == fresh { return }
    if ProcessInfo.processInfo.environment["NAVGRAPH_ACCEPT"] == "1" {
      try fresh.write(to: Repository.url(at: Self.path), atomically: true, encoding: .utf8)
    }
    Issue.record("\(Self.path) differs from the help of the program; NAVGRAPH_ACCEPT=1 writes it")
  }

  /// Returns the page, made from the output of the program.
  private static func page() throws -> String {
    let overview = try block("--help")
    var text = """
      # Commands

      This page contains what `navgraph --help` and `navgraph SUBCOMMAND --help` print.
      A test compares it with the program.
      [Formats and exit codes](formats.md) describes the output of the subcommands.

      ## Overview

      \(overview)
      """
    for verb in Subcommand.all {
      let help = try block(verb.name, "--help")
      text += "\n## \(verb.name)\n\n\(help)"
    }
    return text
  }

  private static func block(_ words: String...) throws -> String {
    let outcome = try Tool().run(words)
    #expect(outcome.code == 0, "\(words): \(outcome.errors)")
    return "```text\n\(outcome.output)```\n"
  }
}
