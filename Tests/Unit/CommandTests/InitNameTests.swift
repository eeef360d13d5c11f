import Foundation
import NavGraphCommandLine
import Testing

@testable import navgraph

/// Tests of `navgraph init` and `doctor` with hostile names of files and folders, and with hostile records.
@Suite struct InitNameTests {
  private static let hostile = [
    "$(touch PWNED)", "`touch PWNED`", "a;touch PWNED", "a b", "a\nb", "a\"b", "a'b", "a#b", "a: b", "${{ github.token }}", "&x", "*", "!x",
    "%x",
    "@\u{202E}x", "a\u{2028}b", "a\u{85}b", "a\u{E0041}b", "--output=x", "-x", "[x]", "{x}", "a\\b", "a|b", "a>b", "?", "~", "a,b",
    "\u{FEFF}a",
    "\u{3164}",
  ]
  private static let plain = ["App", "app-2", "Straße", "日本", "a+b@2x=", "e\u{301}", "null", "0x1F", "yes"]

  private func workflow(_ folder: Folder) -> String? { folder.read(".github/workflows/navgraph.yml") }

  /// The folder of committed output and its record have hostile names. Leading dashes are excluded, because they are harmless inside a
  /// folder.
  @Test(arguments: hostile.filter { !$0.hasPrefix("-") }) func foldersOfOutput(_ name: String) throws {
    let folder = try Folder(["App/App.navgraph": sound])
    try folder.write("App/\(name)/.navgraph-outputs", "# Version: 0.1.0\n# Source: App.navgraph\n")
    let outcome = try Tool(in: folder).expect("init", "--for", "ci", code: 0, output: nil, errors: nil)
    #expect(outcome.errors.contains("is ignored: it or its folder contains text that can't be written into a script"), "\(outcome.errors)")
    let text = try #require(workflow(folder))
    #expect(text.contains("- run: navgraph generate App -o App/Generated --verify\n"), "\(text)")
    try expectYAML(folder, commands: 3)
  }

  @Test(arguments: hostile) func wordsOfRecords(_ word: String) throws {
    for option in ["--module", "--app-id"] {
      let folder = try Folder(["App/App.navgraph": sound])
      try folder.write("App/Out/.navgraph-outputs", "# Version: 0.1.0\n# Options: \(option) \(word)\n# Source: App.navgraph\n")
      try Tool(in: folder).expect("init", "--for", "ci", code: 0, output: nil, errors: nil)
      let text = try #require(workflow(folder))
      // The text after a space is another, unknown option.
      let last = "-o App/Generated --verify\n"
      #expect(
        text.hasSuffix(last) || text.hasSuffix("-o App/Out \(option) \(word.prefix { $0 != " " && !$0.isNewline }) --verify\n"), "\(text)")
      #expect(!text.contains("PWNED") && !text.contains("${{") && !text.contains("\u{202E}"), "\(text)")
      try expectYAML(folder, commands: 3)
    }
  }

  @Test(arguments: hostile) func namesOfSources(_ name: String) throws {
    for build in ["ci", "bazel"] {
      let folder = try Folder(["\(name)/App.navgraph": sound])
      try Tool(in: folder).expect("init", "--for", build, code: 64, errors: nil)
      #expect(folder.names == ["\(name)/App.navgraph"])
    }
  }

  @Test(arguments: plain) func plainNames(_ name: String) throws {
    let folder = try Folder(["\(name)/App.navgraph": sound])
    try Tool(in: folder).expect("generate", ".", "-o", "\(name)/Out", code: 0)
    try Tool(in: folder).expect("init", "--for", "ci", code: 0, output: nil)
    let commands = try expectYAML(folder, commands: 3)
    #expect(commands.isEmpty || commands.contains("navgraph generate \(name) -o \(name)/Out --verify"), "\(commands)")
    for build in ["bazel", "xcode"] { try Tool(in: folder).expect("init", "--for", build, code: 0, output: nil) }
  }

  /// Checks that a YAML parser reads the workflow as the expected steps. Returns the commands, or none if there is no parser.
  @discardableResult
  private func expectYAML(_ folder: Folder, commands count: Int) throws -> [String] {
    guard ParserProgram.python3.isThere else { return [] }
    let script = """
      import json, sys
      try: import yaml
      except ImportError: sys.exit(3)
      json.dump(yaml.safe_load(open(sys.argv[1], encoding="utf-8")), sys.stdout)
      """
    let outcome = try ParserProgram.python3.run(["-c", script, ".github/workflows/navgraph.yml"], in: folder)
    if outcome.code == 3, ProcessInfo.processInfo.environment["CI"] != "true" {
      print("skipped: python3 has no module yaml")
      return []
    }
    let document = try #require(JSONSerialization.jsonObject(with: Data(outcome.text.utf8)) as? [String: Any], "\(outcome.text)")
    let jobs = try #require(document["jobs"] as? [String: [String: Any]])
    #expect(Array(jobs.keys) == ["navgraph"])
    let steps = try #require(jobs["navgraph"]?["steps"] as? [[String: Any]])
    #expect(steps.count == 6 && steps.allSatisfy { Set($0.keys).isSubset(of: ["run", "if", "uses", "with"]) }, "\(steps)")
    let commands = steps.compactMap { $0["run"] as? String }.filter { $0.hasPrefix("navgraph ") }
    #expect(commands.count == count, "\(commands)")
    return commands
  }

  /// A shell can run the commands that `doctor` recommends.
  @Test(arguments: hostile + plain) func commandsThatAreShown(_ name: String) throws {
    let folder = try Folder(["\(name)/App.navgraph": sound])
    try Tool(in: folder).expect("generate", ".", "-o", "./\(name)/Out", code: 0)
    try folder.write("\(name)/App.navgraph", sound + "route \"/new\" -> Home\n")
    let text = try Tool(in: folder).run(["doctor"]).output
    let command = try #require(
      text.components(separatedBy: "= fix: navgraph ").dropFirst().first?.components(separatedBy: "\n").first, "\(text)")
    // The output escapes control characters, so such a command names no file and has no effect.
    let isShown = command.contains(name)
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "'\(Tool.path)' \(command)"]
    shell.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    #expect(!isShown || shell.terminationStatus == 0, "\(command)")
    #expect(!folder.names.contains { $0.hasSuffix("PWNED") })
  }

  @Test func shellWords() {
    for (word, quoted) in [
      ("App/Generated", "App/Generated"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("", "''"), ("$(x)", "'$(x)'"), ("~", "'~'"),
      ("'\u{301}", "''\\''\u{301}'"),
    ] { #expect(ShellText.word(word).utf8.elementsEqual(quoted.utf8)) }
    #expect(ShellText.path("-x") == "./-x" && ShellText.path("") == ".")
  }
}
