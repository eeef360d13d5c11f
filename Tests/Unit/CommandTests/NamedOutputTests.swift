import Foundation
import Testing

/// Tests of output files named on the command line: the program never overwrites a source, and never writes through a link to the outside.
@Suite struct NamedOutputTests {
  @Test func whatIsReadIsNotWritten() throws {
    let folder = try Folder(["App.navgraph": sound, "own.dot": sound, "Other.navgraph": "other"])
    try folder.link("again.dot", to: "own.dot")
    let lines = [
      ["generate", "App.navgraph", "-o", "out", "--depfile", "App.navgraph"],
      ["generate", "App.navgraph", "-o", "out", "--depfile", "Other.navgraph"],
      ["generate", "own.dot", "-o", "out", "--depfile", "./again.dot"],
      ["generate", "own.dot", "-o", "out", "--diagram", folder["own.dot"]],
      ["generate", "App.navgraph", "-o", "out", "--diagram", "x.dot", "--depfile", "./x.dot"],
      ["generate", "App.navgraph", "-o", "out", "--depfile", "out/Shop.swift"],
      ["generate", "App.navgraph", "-o", "out", "--depfile", "-"],
      ["generate", "App.navgraph", "-o", "-"],
      ["graph", "own.dot", "-o", "own.dot"],
      ["graph", "own.dot", "-o", "again.dot"],
      ["graph", "App.navgraph", "--format", "dot", "-o", "Other.navgraph"],
      ["check", "App.navgraph", "--write-baseline", "App.navgraph"],
      ["check", "App.navgraph", "--write-baseline", "-"],
    ]
    let before = folder.names
    for line in lines {
      let outcome = try Tool(in: folder).run(line)
      #expect(outcome.code == 64, "\(line): \(outcome.errors)")
      #expect(folder.names == before, "\(line)")
    }
    for name in ["App.navgraph", "own.dot"] { #expect(folder.read(name) == sound) }
    #expect(folder.read("Other.navgraph") == "other")
  }

  @Test func namedLinksDontLeadOut() throws {
    let folder = try Folder(["App.navgraph": sound, "precious": "x", "in/.keep": "", "in/real.dot": ""])
    try folder.link("in/out.dot", to: "../precious")
    try folder.link("in/same.dot", to: "real.dot")
    let errors = try Tool(in: folder).expect("graph", "App.navgraph", "-o", "in/out.dot", code: 74, errors: nil).errors
    #expect(errors.contains("is a link that points outside of its folder") && folder.read("precious") == "x")
    try Tool(in: folder).expect("graph", "App.navgraph", "-o", "in/same.dot", code: 0)
    #expect(folder.read("in/real.dot")?.hasPrefix("digraph") == true)
  }

  @Test func sourcesAreNotWrittenThroughLinksOutside() throws {
    let ugly = "app   Shop { root stack Home }\nscreen Home { on open => push Item }\nscreen Item\n"
    let folder = try Folder(["precious.navgraph": ugly, "app/inner/Real.navgraph": ugly])
    try folder.link("app/App.navgraph", to: "../precious.navgraph")
    for arguments in [["format", "-w"], ["check", "--fix"]] {
      for path in ["app", "app/App.navgraph"] {
        let outcome = try Tool(in: folder).run(arguments + [path])
        #expect(outcome.code == 74 && outcome.errors.contains("a link that points outside of "), "\(outcome)")
        #expect(folder.read("precious.navgraph") == ugly && folder.read("app/inner/Real.navgraph") == ugly)
      }
    }
    // A link inside the folder stays a link, and its target is rewritten.
    try folder.remove("app/App.navgraph")
    try folder.link("app/App.navgraph", to: "inner/Real.navgraph")
    try Tool(in: folder).expect("format", "-w", "app/App.navgraph", code: 0)
    #expect(folder.read("app/inner/Real.navgraph")?.hasPrefix("app Shop {") == true)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder["app/App.navgraph"]) == "inner/Real.navgraph")
  }
}
