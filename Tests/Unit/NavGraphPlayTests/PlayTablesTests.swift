import NavGraphCompiler
import NavGraphDiagrams
import NavGraphSyntax
import Testing

struct PlayTablesTests {
  private func line(_ text: String) -> String {
    let checked = Compiler.check(Compiler.parse([SourceFile(path: "App.navgraph", text: text)]))
    return PlayTables(for: checked.graph, places: checked.places, routes: checked.routes).json.line
  }

  /// Texts of the graph can't close the script element that contains the tables.
  @Test func hostileTexts() {
    let hostile = #"</script><script>alert(1)</script><!-- \u{2028} & '"#
    let line = line(
      """
      app Hostile { platform iOS 16; scheme hostile; root Main; on ring(text: String = "\(hostile)") -> present Ask(text) }
      screen Main { title "\(hostile)"; on ask -> present Ask(text: "\(hostile)") }
      alert Ask(text: String) { title "\(hostile)"; message "{text}"; button yes "\(hostile)" }
      """)
    #expect(line.contains("alert(1)"))
    for character in "<>&\u{2028}" { #expect(!line.contains(character)) }
  }

  @Test func sameBytesEveryTime() {
    for (_, files) in PlayedProgram.samples.prefix(8) {
      let checked = Compiler.check(Compiler.parse(files))
      let one = PlayTables(for: checked.graph, places: checked.places, routes: checked.routes).json.line
      #expect(one == PlayTables(for: checked.graph, places: checked.places, routes: checked.routes).json.line)
    }
  }

  /// The tables of 500 screens are no larger than a picture, because every opened page reads them.
  @Test func tablesOfALargeApp() {
    var text = "app Large { platform iOS 16; scheme large; root Main }\nstack Main { root S0 }\n"
    for screen in 0..<500 {
      text +=
        "screen S\(screen) {\n  on open(id: String) -> push S\((screen * 31 + 7) % 500)\n  on close -> pop\n  on also -> push S\((screen + 1) % 500)\n}\n"
    }
    let line = line(text)
    #expect(line.utf8.count > 50_000)
    #expect(line.utf8.count < 400_000, "\(line.utf8.count) bytes")
  }

  /// A page never plays a program with errors, but writing its tables doesn't trap.
  @Test func brokenPrograms() {
    for text in [
      "", "app", "app A { root B }", "app A { platform iOS 16; root B } screen B { on x -> push C(y: z) }", "tabs T { tab a -> present Q }",
    ] {
      #expect(line(text).hasPrefix("{"))
    }
  }
}
