import Foundation
import Testing

/// Tests of `--write-baseline` and `--baseline`: only new diagnostics are reported, and fixed ones are removed from the file.
@Suite struct BaselineTests {
  private let app = "app Shop { root stack Home }\nscreen Home {\n  on a -> pop\n  on b -> pop\n}\nscreen Left\n"
  private let file = """
    {
      "navgraph-baseline": 1,
      "findings": [
        {"file": "App.navgraph", "item": "screen Home / on a", "code": "NAV0603", "text": "pop"},
        {"file": "App.navgraph", "item": "screen Home / on b", "code": "NAV0603", "text": "pop"},
        {"file": "App.navgraph", "item": "screen Left", "code": "NAV0601", "text": "Left"}
      ]
    }

    """

  @Test func aBaselineIsWrittenAndKnown() throws {
    let folder = try Folder(["App.navgraph": app])
    try Tool(in: folder).expect("check", "--write-baseline", "base.json", code: 0, errors: "navgraph: base.json lists 3 diagnostics\n")
    #expect(folder.read("base.json") == file)
    try Tool(in: folder).expect(
      "check", "--baseline", "base.json", code: 0, errors: "no diagnostics in 1 file; 3 more are in the baseline\n")
    try Tool(in: folder).expect("check", "--baseline", "base.json", "-q", code: 0)
    try Tool(in: folder).expect("check", "--baseline", "base.json", "--deny", "warnings", code: 0, errors: nil)
    try Tool(in: folder).expect(
      "check", "--baseline", "base.json", "--format", "human", code: 0, errors: "no diagnostics in 1 file; 3 more are in the baseline\n")
    // The same files from another folder and with other spellings of the paths.
    let elsewhere = try Folder()
    try Tool(in: elsewhere).expect("check", "--baseline", folder["base.json"], folder["./App.navgraph"], code: 0, errors: nil)
    try Tool(in: elsewhere).expect("check", "--baseline", folder["base.json"], folder.path, "-q", code: 0)
  }

  @Test func editsElsewhereChangeNothing() throws {
    let folder = try Folder(["App.navgraph": app, "base.json": file])
    let edited =
      "// A new line\n\n" + app.replacingOccurrences(of: "screen Home {", with: "screen Home {\n  title \"Home\"\n  on c -> stay")
    try folder.write("App.navgraph", "import \"More.navgraph\"\n" + edited.replacingOccurrences(of: "on a -> pop", with: "on a   ->   pop"))
    try folder.write("More.navgraph", "screen More external \"why\"\n")
    try Tool(in: folder).expect("check", "--baseline", "base.json", "-q", code: 0)
  }

  @Test func newAndStaleOnesAreReported() throws {
    let folder = try Folder([
      "App.navgraph": app.replacingOccurrences(of: "on a -> pop", with: "on x -> pop"), "base.json": file,
    ])
    let errors = try Tool(in: folder).expect("check", "--baseline", "base.json", code: 0, errors: nil).errors
    #expect(errors.hasPrefix("App.navgraph:3:11: warning: `Home` is at the root"), "\(errors)")
    #expect(errors.contains("\nbase.json:4:1: warning: NAV0603 is no longer reported in `screen Home / on a` [NAV0393]\n"), "\(errors)")
    #expect(errors.hasSuffix("2 warnings in 2 files; 2 more are in the baseline\n"), "\(errors)")
    try Tool(in: folder).expect("check", "--baseline", "base.json", "--deny", "NAV0393", code: 1, errors: nil)
    try Tool(in: folder).expect("check", "--write-baseline", "base.json", code: 0, errors: nil)
    #expect(folder.read("base.json")?.contains("on x") == true && folder.read("base.json")?.contains("on a") == false)
    // A diagnostic that is turned off still matches its entry.
    try Tool(in: folder).expect("check", "--baseline", "base.json", "--allow", "06", "-q", code: 0)
  }

  /// Entries about files that a run doesn't read are neither reported as stale nor removed.
  @Test func aPartOfTheFiles() throws {
    let other = app.replacingOccurrences(of: "app Shop", with: "app Other")
    let folder = try Folder(["a/App.navgraph": app, "b/App.navgraph": other])
    try Tool(in: folder).expect("check", "--write-baseline", "base.json", code: 0, errors: "navgraph: base.json lists 6 diagnostics\n")
    let whole = folder.read("base.json")
    try Tool(in: folder).expect("check", "--baseline", "base.json", "a", "-q", code: 0)
    try Tool(in: folder).expect("check", "--write-baseline", "base.json", "a", code: 0, errors: nil)
    #expect(folder.read("base.json") == whole)
    try folder.remove("b/App.navgraph")
    let errors = try Tool(in: folder).expect("check", "--baseline", "base.json", code: 0, errors: nil).errors
    #expect(errors.components(separatedBy: "[NAV0393]").count == 4)
  }

  @Test func errorsOfNamesCantBeKnown() throws {
    let folder = try Folder(["App.navgraph": app + "screen X requires nobody\n"])
    let errors = try Tool(in: folder).expect("check", "--write-baseline", "base.json", code: 1, errors: nil).errors
    #expect(errors.contains("[NAV0301]") && errors.contains("no baseline was written") && folder.read("base.json") == nil)
    let entry =
      #"{"navgraph-baseline": 1, "findings": [{"file": "App.navgraph", "item": "screen X", "code": "NAV0301", "text": "nobody"}]}"#
    try folder.write("base.json", entry)
    let still = try Tool(in: folder).expect("check", "--baseline", "base.json", code: 1, errors: nil).errors
    #expect(still.contains("[NAV0301]") && !still.contains("[NAV0393]"))
  }

  /// A structural error in the baseline doesn't prevent generation.
  @Test func generationHonoursIt() throws {
    let sheet = "app Shop { root Home }\nscreen Home { on a -> push Item }\nscreen Item\n"
    let folder = try Folder(["App.navgraph": sheet])
    try Tool(in: folder).expect("generate", "-o", "out", code: 1, errors: nil)
    try Tool(in: folder).expect("check", "--write-baseline", "base.json", code: 0, errors: nil)
    try Tool(in: folder).expect("generate", "-o", "out", "--baseline", "base.json", code: 0, errors: nil)
    try Tool(in: folder).expect("graph", "--baseline", "base.json", code: 0, output: nil)
  }

  @Test func corruptFilesAreNamed() throws {
    let folder = try Folder(["App.navgraph": app])
    let texts = [
      "": "line 1: unexpected end of the document", "{": "line 1: expected the name of a member",
      "{\n\n\"a\": tru}": "line 3: expected a JSON value",
      "[]": "it is JSON, but not in the form that `--write-baseline` writes",
      "{\"navgraph-baseline\": 1, \"findings\": [{}]}": "entry 1 has no file, code, item, or text",
      "{\"navgraph-baseline\": 1.5}": "it is JSON, but not in the form that `--write-baseline` writes",
      "\"\\ud800\"": "line 1: invalid escape sequence",
      String(repeating: "[", count: 100_000): "line 1: too many nested values",
    ]
    for (text, message) in texts {
      try folder.write("base.json", text)
      let errors = try Tool(in: folder).expect("check", "--baseline", "base.json", code: 74, errors: nil).errors
      #expect(errors.hasPrefix("navgraph: base.json isn't a valid baseline: \(message)\n"), "\(text.prefix(40)): \(errors)")
      try Tool(in: folder).expect("check", "--write-baseline", "base.json", code: 74, errors: nil)
      #expect(folder.read("base.json") == text)
    }
    try folder.write("base.json", "{\"navgraph-baseline\": 2, \"findings\": []}")
    #expect(try Tool(in: folder).expect("check", "--baseline", "base.json", code: 74, errors: nil).errors.contains("version 2"))
    try Tool(in: folder).expect("check", "--baseline", "missing.json", code: 74, errors: nil)
    try Tool(in: folder).expect("check", "--baseline", "-", code: 64, errors: nil)
    try Tool(in: folder).expect("check", "--baseline", "x", "--write-baseline", "x", code: 64, errors: nil)
  }
}
