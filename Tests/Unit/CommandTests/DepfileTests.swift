import Foundation
import NavGraphCommandLine
import Repository
import Testing

@testable import navgraph

/// Tests of dependency files with hostile names: make and Ninja read exactly these names, or navgraph doesn't write the file.
@Suite struct DepfileTests {
  @Test func text() throws {
    let text = try Depfile.text(outputs: ["Out dir/A.swift", "B.swift"], inputs: ["a#b.navgraph", "c$d:e f.navgraph", "x~", "50%", "é"])
    #expect(text == "Out\\ dir/A.swift B.swift: a\\#b.navgraph c$$d\\:e\\ f.navgraph x~ 50% é\n")
  }

  private static let refused = [
    "a;touch PWNED;", "a\nb", "a\rb", "a\tb", "a\\", "a\\b", "SHELL=x", "a|b", "a*b", "a?b", "[ab]", "a&b", "a'b", "a\"b", "a`b`", "a<b",
    "a>b", "a^b", "a:", "lib(x)", "a ", "a/", "", "\u{7F}", "~", "~x", "~/x", "~root/x",
  ]

  @Test(arguments: refused) func refusedNames(_ name: String) {
    #expect(throws: Failure.self) { try Depfile.text(outputs: ["Out/A.swift"], inputs: [name]) }
    #expect(throws: Failure.self) { try Depfile.text(outputs: [name], inputs: []) }
  }

  @Test func refusedTargets() {
    for name in ["out:put/A.swift", "out%/A.swift"] {
      #expect(throws: Failure.self) { try Depfile.text(outputs: [name], inputs: []) }
    }
  }

  private static let characters = Array("abZ09+,/_.@!(){}]~- #$:%;=|*?[\\&'\"`<>^\u{301}é日\t\n")

  /// Returns `count` random names that a dependency file accepts.
  private func names(_ random: inout Numbers, _ count: Int) -> [String] {
    var names: [String] = []
    while names.count < count {
      let letters = (0..<1 + random.below(6)).map { _ in String(Self.characters[random.below(Self.characters.count)]) }
      let name = (["", "App/", "a b/"][random.below(3)] + letters.joined() + ["", ".navgraph"][random.below(2)])
      let isRead = (try? Depfile.text(outputs: ["o"], inputs: [name])) != nil
      // Both make and Ninja normalize paths.
      if isRead, name == Path.tidy(name), !names.contains(name) { names.append(name) }
    }
    return names
  }

  @Test func makeReadsTheNames() throws {
    guard ParserProgram.make.isThere else { return }
    var random = Numbers(36)
    for _ in 0..<20 {
      let names = names(&random, 20)
      let folder = try Folder(["d": try Depfile.text(outputs: ["target"], inputs: names), "Makefile": "include d\n"])
      // make considers each dependency of a target once.
      let read = try ParserProgram.make.run(["-rRdkn", "-f", "Makefile", "target"], in: folder).text
      for name in names {
        // make removes `./` before a name.
        #expect(read.contains("Considering target file '\(name)'.\n"), "\(name): \(names)")
      }
      let count = read.components(separatedBy: "Considering target file '").count - 1
      // make also considers the two makefiles and the target itself.
      #expect(count <= names.count + 3, "\(names): \(read.split(separator: "\n").filter { $0.contains("Considering") })")
      #expect(folder.names == ["Makefile", "d"])
    }
  }

  @Test func ninjaReadsTheNames() throws {
    guard ParserProgram.ninja.isThere else { return }
    var random = Numbers(37)
    for _ in 0..<20 {
      let names = names(&random, 20)
      let folder = try Folder([
        "d": try Depfile.text(outputs: ["o"], inputs: names),
        "build.ninja": "rule r\n  command = cp d o.d && touch o\n  depfile = o.d\n  deps = gcc\nbuild o: r\n",
      ])
      #expect(try ParserProgram.ninja.run([], in: folder).code == 0)
      let lines = try ParserProgram.ninja.run(["-t", "deps", "o"], in: folder).text.split(separator: "\n").dropFirst()
      #expect(Set(lines.map { String($0.dropFirst(4)) }) == Set(names.map { $0 }))
    }
  }

  /// Uses the recipe of `Grammar/guide/builds.md`.
  @Test func nothingIsRun() throws {
    guard ParserProgram.make.isThere else { return }
    let page = try String(
      contentsOf: Repository.url(at: "Grammar/guide/builds.md"),
      encoding: .utf8)
    let recipe = try #require(page.components(separatedBy: "```make\n").dropFirst().first?.components(separatedBy: "```").first)
    for name in [
      "App.navgraph;touch PWNED;x", "a#b", "a$(shell touch PWNED)", "a:b", "SHELL=touch PWNED", "50%", "a b", "a\n\ttouch PWNED\n",
    ] {
      let folder = try Folder(["App/App.navgraph": sound, "App/\(name).navgraph": "// nothing\n", "build/.keep": ""])
      try folder.write("Makefile", recipe.replacingOccurrences(of: "navgraph generate", with: "\(Tool.path) generate"))
      let first = try ParserProgram.make.run([], in: folder)
      let isRefused = first.text.contains("a dependency file for make and Ninja can't contain the path App/") && first.code == 2
      #expect(isRefused || first.code == 0, "\(name): \(first)")
      // A refused name prevents all output.
      #expect(isRefused == !folder.names.contains { $0.hasPrefix("Generated/") }, "\(name)")
      try folder.age("App/App.navgraph")
      let second = try ParserProgram.make.run([], in: folder)
      #expect(isRefused || (second.code == 0 && second.text.contains("is up to date")), "\(name): \(second)")
      if !isRefused {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: folder["App/\(name).navgraph"])
        let third = try ParserProgram.make.run([], in: folder)
        #expect(third.code == 0 && third.text.contains("generate App"), "\(name): \(third)")
      }
      #expect(!folder.names.contains { $0.contains("PWNED") && !$0.hasPrefix("App/") }, "\(name)")
    }
  }
}
