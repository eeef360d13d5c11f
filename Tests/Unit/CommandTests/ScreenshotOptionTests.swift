import Foundation
import NavGraphDiagrams
import Testing

@testable import navgraph

/// Tests of `graph --screenshots` with the program and `dot`.
@Suite struct ScreenshotOptionTests {
  private static let hasDot = ChildProcess.find(named: "dot") != nil || ProcessInfo.processInfo.environment["CI"] == "true"

  /// A white PNG of one pixel.
  private static let png =
    Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC") ?? Data()

  private func app(_ files: [String: String] = [:]) throws -> Folder {
    let folder = try Folder([
      "App.navgraph":
        "app Shop { platform iOS 16; root Main }\nstack Main { root Home }\nscreen Home { on open -> push Item }\nscreen Item\n"
    ])
    for name in ["shots/Home.png", "shots/de/item~dark.png", "shots/a\"b&<c>.png"] { try folder.write(name, Self.png) }
    for (name, text) in files { try folder.write(name, text) }
    return folder
  }

  @Test(.enabled(if: hasDot, "Graphviz is not installed")) func picturesAreInThePicture() throws {
    let folder = try app()
    let outcome = try Tool(in: folder).run(["graph", "--screenshots", "shots", "-o", "flow.svg"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      outcome.errors == """
        navgraph: 2 of 2 screens have a picture
          pictures without a screen: shots/a"b&<c>.png

        """)
    let svg = folder.read("flow.svg") ?? ""
    #expect(svg.components(separatedBy: "<image xlink:href=\"data:image/png;base64,iVBOR").count == 3 && !svg.contains("shots/"))
    let page = try Tool(in: folder).run(["graph", "--screenshots", "shots", "--format", "html"]).output
    #expect(page.components(separatedBy: "data:image/png;base64,iVBOR").count == 3)
    // The page contains both pictures of the screen, the second one for the menu of appearances.
    try folder.write("shots/Home~dark.png", Self.png)
    let looks = try Tool(in: folder).run(["graph", "--screenshots", "shots", "--format", "html"]).output
    #expect(looks.contains("\"looks\": {\"names\": [\"light\", \"dark\", \"dark, de\"]"), "\(looks.suffix(2000))")
    #expect(looks.components(separatedBy: "data:image/png;base64,iVBOR").count == 6)
    let left = try FileManager.default.contentsOfDirectory(atPath: FileManager.default.temporaryDirectory.path)
    #expect(!left.contains { $0.hasPrefix("navgraph-") && FileManager.default.fileExists(atPath: "/tmp/\($0)/thumb0.png") })
  }

  @Test func mapsAndSidecars() throws {
    let folder = try app([
      "shots/screenshots.json": "{\"Home\": null}",
      "shots/a\"b&<c>.json":
        "{\"diff_threshold\": 0.01, \"tags\": {\"navgraph\": \"Item\"}, \"context\": {\"preview\": {\"index\": 0, \"preferred_color_scheme\": \"dark\"}, \"simulator\": {\"device_name\": \"iPad Air\"}}}",
    ])
    let outcome = try Tool(in: folder).run(["graph", "--screenshots", "shots", "--format", "json"])
    #expect(outcome.errors == "navgraph: 1 of 2 screens has a picture\n  left out: Home\n")
    #expect(outcome.output.contains("\"file\": \"shots/de/item~dark.png\"") && outcome.output.contains("\"language\": \"de\""))
    #expect(outcome.output.contains("\"device\": \"pad\"") && !outcome.output.contains("Home.png"))
    let dot = try Tool(in: folder).run(["graph", "--screenshots", "shots"]).output
    #expect(
      dot.contains("<img src=\"shots/a&quot;b&amp;&lt;c&gt;.png\" scale=\"true\"/>"), "of two dark ones that in no particular language")
  }

  @Test func mistakesAreNamed() throws {
    for (map, words) in [
      ("{\"Hom\": \"x.png\"}", "there is no screen Hom; did you mean Home?"),
      ("{\"Home\": \"x.png\"}", "Home has the picture shots/x.png, which doesn't exist"),
      ("[", "can't be read: line 1"), ("{\"Home\": 1}", "Home needs the name of a file, a list of names, or null"),
      ("[]", "it is not an object"),
    ] {
      let folder = try app(["shots/screenshots.json": map])
      let outcome = try Tool(in: folder).run(["graph", "--screenshots", "shots"])
      #expect(
        outcome.code == 64 && outcome.errors.replacing("\n", with: "; ").contains(words.split(separator: ";")[0]), "\(outcome.errors)")
    }
    let folder = try app(["shots/Fake.png": "no picture"])
    #expect(
      try Tool(in: folder).run(["graph", "--screenshots", "shots"]).errors.contains(
        "shots/Fake.png isn't a PNG file"))
    #expect(try Tool(in: folder).run(["graph", "--screenshots", "none"]).code == 64)
    #expect(try Tool(in: folder).run(["graph", "--screenshots", "shots", "--format", "mermaid"]).code == 64)
  }

  @Test func bytesAsText() {
    for (text, expected) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
      #expect(Base64.text(of: Array(text.utf8)) == expected)
    }
  }

  /// Returns a PNG file with a size in its header and without pixels.
  private func declared(_ width: UInt32, _ height: UInt32) -> Data {
    func bytes(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
    let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    return Data(header + Array("IHDR".utf8) + bytes(width) + bytes(height) + [1, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  /// A picture for which `dot` would need too much memory is rejected before it is read.
  @Test(arguments: [(20_000, 20_000), (24_000_001, 1), (1, 24_000_001), (0x7FFF_FFFF, 0x7FFF_FFFF), (5_000, 5_000)] as [(UInt32, UInt32)])
  func hugePicturesAreRefused(_ width: UInt32, _ height: UInt32) throws {
    let folder = try app()
    try folder.write("shots/Item.png", declared(width, height))
    for format in ["svg", "html", "dot", "json"] {
      let outcome = try Tool(in: folder).run(["graph", "--screenshots", "shots", "--format", format])
      #expect(outcome.code == 64 && outcome.output.isEmpty, "\(outcome)")
      #expect(outcome.errors.contains("shots/Item.png has \(width) x \(height) pixels, more than 24 million"), "\(outcome.errors)")
    }
    try folder.write("shots/Item.png", declared(0, 5))
    #expect(
      try Tool(in: folder).run(["graph", "--screenshots", "shots"]).errors
        .contains("shots/Item.png isn't a PNG file"))
  }

  /// A link out of the folder is rejected, because the output would contain a file of this machine.
  @Test func linksOutOfTheFolderAreRefused() throws {
    let folder = try app()
    try folder.write("secret/p.png", Self.png)
    try folder.write("secret/en/Home.png", Self.png)
    try folder.write("secret/m.json", "{\"secret\": \"Home.png\"}")
    for (link, target) in [
      ("shots/Item.png", "../secret/p.png"), ("shots/Item.png", folder["secret/p.png"]), ("shots/en", "../secret/en"),
      ("shots/screenshots.json", "../secret/m.json"),
    ] {
      try folder.link(link, to: target)
      let outcome = try Tool(in: folder).run(["graph", "--screenshots", "shots", "--format", "html"])
      #expect(outcome.code == 64 && outcome.output.isEmpty && !outcome.errors.contains("secret"), "\(outcome.errors)")
      #expect(outcome.errors.contains("is a link that points outside of shots"), "\(outcome.errors)")
      try folder.remove(link)
    }
    // A link inside the folder is allowed.
    try folder.link("shots/Item.png", to: "Home.png")
    try Tool(in: folder).expect("graph", "--screenshots", "shots", "--format", "json", code: 0, output: nil, errors: nil)
    // The JSON file of a picture isn't read if it is a link out of the folder.
    try folder.write("secret/side.json", "{\"tags\": {\"navgraph\": \"Home\"}}")
    try folder.link("shots/a\"b&<c>.json", to: "../secret/side.json")
    let errors = try Tool(in: folder).run(["graph", "--screenshots", "shots", "--format", "json"]).errors
    #expect(errors.contains("pictures without a screen: shots/a\"b&<c>.png"), "\(errors)")
  }
}
