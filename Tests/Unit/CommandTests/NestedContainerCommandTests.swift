import Foundation
import Testing

/// Tests of every subcommand with containers that contain themselves, directly or indirectly. The error is reported, and recursion ends.
@Suite struct NestedContainerCommandTests {
  private static let cycles = [
    "tabs T { tab a \"A\" icon \"a\" tabs T }", "tabs T { tab a \"A\" icon \"a\" stack H; accessory tabs T }",
    "tabs T { tab a \"A\" icon \"a\" split S }\nsplit S { sidebar H; detail tabs T }",
    "tabs T { tab a \"A\" icon \"a\" split S }\nsplit S { sidebar H; detail H; inspector T }",
    "tabs T { tab a \"A\" icon \"a\" pages P }\npages P { page H; page T }", "tabs T { tab a \"A\" icon \"a\" M }\nmodal M { content T }",
    "tabs T { tab a \"A\" icon \"a\" stack K }\nstack K { root T }", "split T { sidebar H; detail T }",
    "split T { sidebar U; detail H }\nsplit U { sidebar H; detail T }", "pages T { page H; page T }", "stack T { root stack T }",
    "stack T { root K }\nstack K { root T }", "modal T { content T }",
    "stack T { root H2 }\nscreen H2 { on m -> present M }\nmodal M { content M }",
    "stack T { root H2 }\nscreen H2 requires g\nguard g -> M\nmodal M { content stack K }\nstack K { root stack K }",
    (0..<60).map { "tabs T\($0 == 0 ? "" : "\($0)") { tab a \"A\" icon \"a\" T\($0 + 1); tab b \"B\" icon \"b\" T\($0 + 1) }" }
      .joined(separator: "\n") + "\nscreen T60",
  ]

  private static let runs: [[String]] = [
    ["check"], ["routes"], ["routes", "--json"], ["open", "a://x"], ["open", "a://x", "--json"], ["strings"], ["graph"],
    ["graph", "--format", "json"], ["graph", "--format", "html"], ["graph", "--format", "markdown"], ["graph", "--format", "plantuml"],
    ["graph", "--against", "App.navgraph"], ["graph", "--detail", "overview"], ["graph", "--wireframes", "--format", "svg"],
    ["coverage", "t.ndjson", "App.navgraph"], ["generate", "-o", "o"], ["generate", "-o", "o", "--tests"],
    ["generate", "-o", "o", "--allow", "NAV05"], ["check", "--fix", "--diff"], ["format", "--check"], ["doctor"],
  ]

  @Test(arguments: cycles.indices) func everySubcommandEnds(index: Int) throws {
    let text = "app A { platform iOS 16; scheme a; root T }\nscreen H\nroute \"/x\" -> T\nroute \"/h\" -> H\n" + Self.cycles[index]
    let folder = try Folder(["App.navgraph": text, "t.ndjson": "{}\n"])
    for arguments in Self.runs {
      let start = ContinuousClock.now
      let outcome = try Tool(in: folder).run(arguments)
      #expect(outcome.code == 1 || arguments[0] == "format" || arguments[0] == "doctor", "\(arguments): \(outcome)")
      #expect(
        outcome.code < 64 && ContinuousClock.now - start < .seconds(60),
        "\(arguments) on \(Self.cycles[index].prefix(200)): \(outcome.code)")
    }
    #expect(!folder.names.contains { $0.hasPrefix("o/") })
  }

  /// Options, `allow`, and a baseline can't suppress the error.
  @Test func theErrorStaysAnError() throws {
    let text = "app A { platform iOS 16; root T }\nallow NAV0504 \"why\"\n" + Self.cycles[0]
    let folder = try Folder(["App.navgraph": text])
    try Tool(in: folder).expect("check", "--allow", "NAV0504", code: 64, errors: nil)
    let errors = try Tool(in: folder).expect("check", "--allow", "NAV05", code: 1, errors: nil).errors
    #expect(errors.contains("error: `T` contains itself [NAV0504]"), "\(errors)")
    try Tool(in: folder).expect("check", "--write-baseline", "b.json", code: 1, errors: nil)
  }
}
