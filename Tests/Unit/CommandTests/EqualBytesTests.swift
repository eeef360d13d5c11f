import Foundation
import Testing

/// Tests that equal sources result in equal bytes, in every order and with every spelling of their paths.
@Suite struct EqualBytesTests {
  /// Creates an app of three files. Neither the main file nor its first import is the first by name.
  private func project() throws -> Folder {
    try Folder([
      "app/Main.navgraph": "import \"sub/Rest.navgraph\"\nimport \"Basics.navgraph\"\n"
        + sound.replacingOccurrences(of: "screen Item(id: Int) { title \"Item\" }\n", with: ""),
      "app/Basics.navgraph":
        "type CartID = Int\n\nscreen Basket(id: CartID) {\n  on item(id: Int) -> push Item(id)\n}\n\nroute \"/basket/{id}\" -> Basket(id)\n",
      "app/sub/Rest.navgraph": "screen Item(id: Int) {\n  title \"Item\"\n  on basket(id: CartID) -> push Basket(id)\n}\n",
    ])
  }

  /// Returns working folders and arguments that name the same files.
  private func ways(_ folder: Folder) throws -> [(in: String, [String])] {
    let files = ["Main", "sub/Rest", "Basics"]
    try folder.link("link", to: "app")
    return [
      (".", ["app"]), (".", files.map { "app/\($0).navgraph" }), (".", files.reversed().map { "app/\($0).navgraph" }),
      (".", ["app/Main.navgraph"]),
      (".", [folder["app"]]), (".", files.map { folder["app/\($0).navgraph"] }), ("app", []), ("app/sub", [".."]),
      (".", ["app/../app/./Main.navgraph"]),
      (".", ["link"]), (".", ["app/sub", "app"]),
    ]
  }

  private func run(_ arguments: [String], in folder: Folder, _ place: String) throws -> Tool.Outcome {
    let streams = try Folder(["out": "", "err": ""])
    let process = Tool().process(arguments)
    process.currentDirectoryURL = URL(fileURLWithPath: folder[place])
    process.standardOutput = FileHandle(forWritingAtPath: streams["out"])
    process.standardError = FileHandle(forWritingAtPath: streams["err"])
    try process.run()
    process.waitUntilExit()
    return Tool.Outcome(code: process.terminationStatus, output: streams.read("out") ?? "", errors: streams.read("err") ?? "")
  }

  @Test func generatedCode() throws {
    let folder = try project()
    let all = try ways(folder)
    for arguments in [["generate"], ["generate", "--tests"]] {
      var expected: [String: String] = [:]
      for (number, way) in all.enumerated() {
        let out = try Folder()
        let outcome = try run(arguments + way.1 + ["-o", out.path], in: folder, way.in)
        #expect(outcome.code == 0, "\(way): \(outcome.errors)")
        let written = Dictionary(uniqueKeysWithValues: out.names.map { ($0, out.read($0) ?? "") })
        if number == 0 { expected = written }
        #expect(written.count > 1 && written == expected, "\(way)")
      }
    }
  }

  @Test func picturesNameSourcesFromTheirFolder() throws {
    let folder = try project()
    let all = try ways(folder)
    var formats = ["dot", "json", "mmd", "html"]
    if FileManager.default.isExecutableFile(atPath: "/usr/bin/dot") { formats.append("svg") }
    for format in formats {
      let name = folder["pictures/flow.\(format)"]
      var expected: String?
      for way in all {
        let outcome = try run(["graph"] + way.1 + ["-o", name], in: folder, way.in)
        #expect(outcome.code == 0, "\(way): \(outcome.errors)")
        let text = folder.read("pictures/flow.\(format)") ?? ""
        #expect(text == expected ?? text, "\(format) \(way)")
        expected = text
      }
      if format != "mmd" { #expect(expected?.contains("../app/sub/Rest.navgraph") == true, "\(format)") }
    }
    // Without an output file, links are relative to the working folder.
    #expect(try run(["graph", folder["app"]], in: folder, ".").output.contains("\"./app/sub/Rest.navgraph#L1\""))
    #expect(try run(["graph"], in: folder, "app").output.contains("\"./sub/Rest.navgraph#L1\""))
  }
}
