import Foundation
import NavGraphCommandLine
import Testing

@testable import navgraph

/// Tests of `navgraph generate --tests`, which writes a test of the app for each link.
@Suite struct GenerateLinkTestsTests {
  private let linked = """
    app Notes { platform iOS 16; scheme notes; root Main }
    stack Main { root NoteList }
    screen NoteList { title "Notes"; on open(id: Int) -> push Note(id) }
    screen Note(id: Int) { title }
    route "/notes/{id}" -> Main / Note(id)

    """

  @Test func writesTestsAlone() throws {
    let folder = try Folder(["App.navgraph": linked])
    try Tool(in: folder).expect("generate", "App.navgraph", "-o", "Tests", "--tests", code: 0, errors: "")
    #expect(
      folder.names == [
        "App.navgraph", "Tests/" + Manifest.testsFileName, "Tests/NotesLinkTests.swift", "Tests/NotesRehearsal.swift",
      ])
    let table = try #require(folder.read("Tests/NotesLinkTests.swift"))
    #expect(table.contains("@testable import Notes\n"))
    #expect(table.contains(#"/// `/notes/{id}`: Main / Note(id: 7)"#))
    #expect(table.contains(#"["notes://notes/7"]"#))
    #expect(table.contains("cold: .at(.stack(.main, [.noteList, .note(id: 7)])),"))
    try Tool(in: folder).expect("generate", "App.navgraph", "-o", "Tests", "--tests", "--verify", code: 0, errors: "")

    // A changed target changes the golden.
    try folder.write("App.navgraph", linked.replacingOccurrences(of: "Main / Note(id)", with: "Main / NoteList / Note(id: 7) / Note(id)"))
    try Tool(in: folder).expect(
      "generate", "App.navgraph", "-o", "Tests", "--tests", "--verify", code: 2, output: "changed Tests/NotesLinkTests.swift\n", errors: "")
  }

  @Test func leavesTheSwiftOfTheAppAlone() throws {
    let folder = try Folder(["App.navgraph": linked])
    try Tool(in: folder).expect("generate", "App.navgraph", "-o", "Out", code: 0, errors: nil)
    let names = folder.names
    try Tool(in: folder).expect("generate", "App.navgraph", "-o", "Out", "--tests", "--test-module", "NotesCore", code: 0, errors: "")
    #expect(folder.names.filter(names.contains) == names)
    #expect(folder.read("Out/NotesLinkTests.swift")?.contains("@testable import NotesCore\n") == true)
    try Tool(in: folder).expect("generate", "App.navgraph", "-o", "Out", "--verify", code: 0, errors: nil)
  }

  @Test func whatCantBe() throws {
    let folder = try Folder(["App.navgraph": linked])
    try Tool(in: folder).expect(
      "generate", "App.navgraph", "-o", "Out", "--test-module", "Core", code: 64,
      errors: "navgraph: --test-module requires --tests\nnavgraph: help: write --tests --test-module Core\n")
    try Tool(in: folder).expect("generate", "App.navgraph", "-o", "Out", "--tests", "--test-module", "a b; import C", code: 64, errors: nil)
    // An app without entry points has no goldens, but it has a rehearsal.
    try folder.write("App.navgraph", linked.replacingOccurrences(of: "route \"/notes/{id}\" -> Main / Note(id)", with: ""))
    try Tool(in: folder).expect(
      "generate", "App.navgraph", "-o", "Out", "--tests", "--list-outputs", code: 0, output: "Out/NotesRehearsal.swift\n", errors: "")
  }
}
