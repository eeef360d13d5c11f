import Foundation
import NavGraphCompiler
import Testing

@testable import navgraph

/// Tests of `navgraph check`: the files that it reads, its messages, and its exit codes.
@Suite struct CheckTests {
  private let broken = "app Shop { root stack Home }\nscreen Home { on open -> push Itm }\nscreen Item { }\n"

  @Test func diagnosticsGoWhereTheyBelong() throws {
    let folder = try Folder(["App.navgraph": broken])
    let xcode = try Tool(in: folder).expect("check", code: 1, errors: nil).errors
    #expect(xcode.hasPrefix("App.navgraph:2:31: error: "), "\(xcode)")
    #expect(try Tool(in: folder).expect("check", "App.navgraph", "--format=xcode", code: 1, errors: nil).errors == xcode)
    let human = try Tool(in: folder).expect("check", "--format", "human", code: 1, errors: nil).errors
    #expect(human.contains("  ┌─ App.navgraph:2:31\n") && !human.contains("\u{1B}"))
    #expect(human.contains(" in 1 file\n"))
    #expect(
      try Tool(in: folder).expect("check", "--format", "human", "--color", "always", code: 1, errors: nil).errors.contains(
        "\u{1B}[1;31merror"))
    for format in ReportFormat.allCases where format.isForMachines {
      let output = try Tool(in: folder).expect("check", "--format", format.rawValue, code: 1, output: nil).output
      #expect(output.contains("NAV0301") && output.contains("App.navgraph"), "\(format)")
    }
  }

  @Test func aSoundAppGivesOneLine() throws {
    let folder = try Folder(["App.navgraph": sound])
    try Tool(in: folder).expect("check", code: 0, errors: Tool.noDiagnostics())
    try Tool(in: folder).expect("check", "--format", "human", code: 0, errors: Tool.noDiagnostics())
    try Tool(in: folder).expect("check", "-q", code: 0)
    try Tool(in: folder).expect("check", "--format", "human", "-q", code: 0)
    try Tool(in: folder).expect("check", "--format", "github", code: 0)
    try Tool(in: folder, input: sound).expect("check", "-", code: 0, errors: Tool.noDiagnostics())
    let piped = try Tool(input: broken).expect("check", "-", "-", code: 1, errors: nil).errors
    #expect(piped.hasPrefix("<stdin>:2:31: error: "))
  }

  @Test func severitiesCanBeChanged() throws {
    let folder = try Folder(["App.navgraph": sound + "guard unused\n"])
    #expect(try Tool(in: folder).expect("check", code: 0, errors: nil).errors.contains("warning"))
    let code = try #require(try Tool(in: folder).run(["check"]).errors.split(separator: "[").last?.prefix(7))
    #expect(try Tool(in: folder).expect("check", "--deny", "warnings", code: 1, errors: nil).errors.contains("error"))
    #expect(try Tool(in: folder).expect("check", "--deny", "\(code)", code: 1, errors: nil).errors.contains("error"))
    #expect(try Tool(in: folder).expect("check", "--deny", "nav03", code: 1, errors: nil).errors.contains("error"))
    try Tool(in: folder).expect("check", "--allow", "\(code)", code: 0, errors: Tool.noDiagnostics())
    try Tool(in: folder).expect("check", "--deny=nav03", "--allow", "\(code)", code: 0, errors: Tool.noDiagnostics())
    // The more specific option wins. Among equals, the last one wins.
    try Tool(in: folder).expect("check", "--deny", "\(code)", "--allow", "\(code)", code: 0, errors: Tool.noDiagnostics())
    try Tool(in: folder).expect("check", "--allow", "\(code)", "--deny", "\(code)", code: 1, errors: nil)
    try Tool(in: folder).expect("check", "--allow", "\(code)", "--deny", "nav03", code: 0, errors: Tool.noDiagnostics())
    try Tool(in: folder).expect("check", "--warn", "03", "--deny", "warnings", code: 0, errors: nil)
    try Tool(in: folder).expect("check", "--allow", "warnings", code: 0, errors: Tool.noDiagnostics())
  }

  /// No code can be generated from these files, so options can't allow their errors.
  @Test func errorsOfNamesCantBeLowered() throws {
    let folder = try Folder(["App.navgraph": broken])
    for word in ["NAV0301", "301", "NAV01"] {
      let errors = try Tool(in: folder).expect("check", "--allow", word, code: 64, errors: nil).errors
      #expect(errors.contains("--allow \(word): errors of the families 01 to 04 and NAV0504 can't be lowered"), "\(errors)")
    }
    try Tool(in: folder).expect("check", "--warn", "NAV0301", code: 64, errors: nil)
    try Tool(in: folder).expect("check", "--allow", "03", code: 1, errors: nil)
    try Tool(in: folder).expect("check", "--deny", "NAV0301", code: 1, errors: nil)
  }

  /// Rules of style are off unless an option names their code or family.
  @Test func rulesThatAreOffCanBeTurnedOn() throws {
    let folder = try Folder(["App.navgraph": sound.replacingOccurrences(of: "Home", with: "home_page")])
    try Tool(in: folder).expect("check", code: 0, errors: Tool.noDiagnostics())
    let asked = try Tool(in: folder).expect("check", "--warn", "10", code: 0, errors: nil).errors
    #expect(asked.contains(": warning: ") && asked.contains("[NAV10"), "\(asked)")
    try Tool(in: folder).expect("check", "--deny", "NAV10", code: 1, errors: nil)
    try Tool(in: folder).expect("check", "--warn", "10", "--allow", "10", code: 0, errors: Tool.noDiagnostics())
    try Tool(in: folder).expect("check", "--deny", "warnings", code: 0, errors: Tool.noDiagnostics())
    // A baseline can contain these diagnostics, and they aren't stale while their rules are off.
    try Tool(in: folder).expect("check", "--warn", "10", "--write-baseline", "base.json", code: 0, errors: nil)
    try Tool(in: folder).expect("check", "--warn", "10", "--baseline", "base.json", "-q", code: 0)
    try Tool(in: folder).expect("check", "--baseline", "base.json", "-q", code: 0)
  }

  @Test func diagnosticsCanBeCounted() throws {
    let folder = try Folder(["App.navgraph": sound + "guard a\nguard b\nguard c\n"])
    let errors = try Tool(in: folder).expect("check", "--max", "1", code: 0, errors: nil).errors
    #expect(errors.components(separatedBy: "warning:").count == 2)
    #expect(errors.hasSuffix("navgraph: 2 more diagnostics aren't shown (--max 1)\n"))
    try Tool(in: folder).expect("check", "--max", "1", "--deny", "warnings", code: 1, errors: nil)
    try Tool(in: folder).expect("check", "--max", "none", code: 64, errors: nil)
    try Tool(in: folder).expect("check", "--max", "1", "--format", "json", code: 64, errors: nil)
  }

  /// The two files of an app, which import each other.
  private let halves = [
    "App.navgraph": "import \"sub/Rest.navgraph\"\napp Shop { root stack Home }\nscreen Home { on open -> push Item }\n",
    "sub/Rest.navgraph": "import \"../App.navgraph\"\nscreen Item repeats { on home -> push Home }\n",
  ]

  @Test func importsAreReadOnceHoweverTheyAreSpelled() throws {
    let folder = try Folder(halves)
    try folder.link("Other.navgraph", to: "sub/Rest.navgraph")
    try folder.link("loop", to: ".")
    let line = Tool.noDiagnostics(in: 2)
    try Tool(in: folder).expect("check", "App.navgraph", code: 0, errors: line)
    try Tool(in: folder).expect("check", "sub/Rest.navgraph", "--root", ".", code: 0, errors: line)
    try Tool(in: folder).expect(
      "check", "App.navgraph", "./App.navgraph", folder["App.navgraph"], "sub/../App.navgraph", "Other.navgraph", code: 0, errors: line)
    try Tool(in: folder).expect("check", code: 0, errors: line)
    try Tool(in: folder).expect("check", ".", "sub", folder.path, code: 0, errors: line)
    try folder.write(
      "App.navgraph",
      "import \"./sub//Rest.navgraph\"\nimport \"loop/Other.navgraph\"\napp Shop { root stack Home }\nscreen Home { on open -> push Item }\n"
    )
    let twice = try Tool(in: folder).expect("check", "App.navgraph", code: 0, errors: nil).errors
    #expect(!twice.contains("error"), "\(twice)")
  }

  @Test func aMissingImportIsReported() throws {
    let folder = try Folder(["App.navgraph": "import \"sub/Rst.navgraph\"\n" + sound, "sub/Rest.navgraph": "// nothing yet\n"])
    let errors = try Tool(in: folder).expect("check", "App.navgraph", code: 1, errors: nil).errors
    #expect(errors.hasPrefix("App.navgraph:1:8: error: "), "\(errors)")
    #expect(errors.contains("did you mean `sub/Rest.navgraph`?") && errors.contains("[NAV0313]"), "\(errors)")
    // A folder isn't a valid import.
    try folder.write("App.navgraph", "import \"sub\"\n" + sound)
    #expect(try Tool(in: folder).expect("check", "App.navgraph", code: 1, errors: nil).errors.contains("NAV0313"))
  }

  @Test func foldersAreSearchedWithoutTheHiddenOnes() throws {
    let folder = try Folder([
      "b/App.navgraph": sound, ".build/Old.navgraph": "nonsense", ".git/x.navgraph": "nonsense", "b/.hidden.navgraph": "nonsense",
      "a.txt": "nonsense",
    ])
    try folder.link("b/up", to: "..")
    try folder.link("b/dangling.navgraph", to: "nowhere")
    try Tool(in: folder).expect("check", code: 0, errors: Tool.noDiagnostics())
    let json = try Tool(in: folder).expect("check", "--format", "json", code: 0, output: nil).output
    #expect(json.contains("\"files\": [\n    \"b/App.navgraph\"\n  ]"), "\(json)")
    try Tool(in: folder).expect("check", ".git/hooks", code: 74, errors: nil)
    let empty = try Folder(["a.txt": ""])
    try Tool(in: empty).expect(
      "check", code: 74,
      errors: "navgraph: there is no .navgraph file in this folder\nnavgraph: help: name a file or a folder that contains one\n")
  }

  @Test func severalApps() throws {
    let other = sound.replacingOccurrences(of: "app Shop", with: "app Other").replacingOccurrences(of: "Shop", with: "Other")
    let shared = "type CartID = String\n"
    let folder = try Folder(["a/A.navgraph": sound, "b/B.navgraph": other])
    // The two apps are separate programs, so equal names don't collide.
    try Tool(in: folder).expect("check", code: 0, errors: Tool.noDiagnostics(in: 2))
    // A file that isn't imported belongs to the app if there is only one.
    let single = try Folder(["A.navgraph": sound.replacingOccurrences(of: "id: Int", with: "id: CartID"), "Types.navgraph": shared])
    try Tool(in: single).expect("check", code: 0, errors: Tool.noDiagnostics(in: 2))
    // With two apps, it doesn't belong to either.
    try folder.write("Types.navgraph", shared)
    let errors = try Tool(in: folder).expect("check", code: 64, errors: nil).errors
    #expect(errors.contains("Types.navgraph doesn't belong to any of the 2 apps here (a/A.navgraph, b/B.navgraph)"), "\(errors)")
    // Both apps import the file, but its errors are reported once.
    try folder.write("Types.navgraph", "type CartID = Strng\n")
    for name in ["a/A.navgraph", "b/B.navgraph"] {
      let text = (folder.read(name) ?? "").replacingOccurrences(of: "id: Int", with: "id: CartID")
      try folder.write(name, "import \"../Types.navgraph\"\n" + text)
    }
    let once = try Tool(in: folder).expect("check", code: 1, errors: nil).errors
    #expect(once.components(separatedBy: ": error: ").count == 2 && once.hasPrefix("Types.navgraph:1:15: error: "), "\(once)")
  }

  @Test func anyBytesAreRead() throws {
    let folder = try Folder()
    for data in [
      Data(), Data([0]), Data([0xFF, 0xFE, 0xEF, 0xBB, 0xBF]), Data(repeating: UInt8(ascii: "{"), count: 100_000), Data("\r\r\n".utf8),
    ] {
      try folder.write("x.navgraph", data)
      for format in ReportFormat.allCases {
        let outcome = try Tool(in: folder).run(["check", "x.navgraph", "--format", format.rawValue])
        #expect(outcome.code == 1, "\(data.prefix(8)) \(format): \(outcome.errors.prefix(300))")
      }
    }
  }

  /// A reader that closes the pipe early, as in `navgraph check | head -1`, doesn't cause an error.
  @Test func aReaderMayGoAway() throws {
    let folder = try Folder(["x.navgraph": String(repeating: "nonsense here\n", count: 20_000)])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "(\"$0\" check x.navgraph --format json; echo $? > code) 2> errors | head -c 10 > out", Tool.path]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    process.waitUntilExit()
    #expect(folder.read("out") == "{\n  \"versi")
    #expect(folder.read("errors") == "")
    #expect(folder.read("code") == "1\n")
  }
}
