import Testing

/// Tests of generated valid apps, which have no diagnostics.
///
/// Written apps are in `Tests/Corpus/sound` and in `Samples`.
@Suite struct SoundAppTests {
  private func expectSilence(_ text: String) {
    let program = ProgramUnderTest([("Main.navgraph", text)])
    #expect(program.diagnostics.isEmpty, "\(program.report)")
  }

  /// A tree of two hundred screens with three children each. Every screen is reachable, and every page has a link.
  @Test func aTreeOfSettings() {
    let count = 200
    var text = """
      app Settings {
        platform iOS 16
        scheme   settings
        root     Main
      }
      condition locked
      tabs Main {
        tab all    "Settings" icon "gear" stack Page0
        tab search search                 stack Find
      }
      screen Find {
        title "Search"
        on open -> select all
      }
      alert Sure {
        title  "Erase?"
        button yes "Erase" destructive
        button no  "Keep"  cancel
      }

      """
    for page in 0..<count {
      text += "screen Page\(page) {\n  title \"Page \(page)\"\n"
      for child in 3 * page + 1...3 * page + 3 where child < count { text += "  on open\(child) -> push Page\(child)\n" }
      switch page % 5 {
      case 1: text += "  on erase -> present Sure then { yes -> pop to root }\n"
      case 2: text += "  on home {\n    when locked -> stay\n    otherwise   -> pop to root\n  }\n"
      case 3: text += "  on up -> pop\n"
      default: break
      }
      text += "}\n"
    }
    for page in 1..<count {
      var way = [page]
      while let last = way.last, last > 0 { way.append((last - 1) / 3) }
      text += "route \"/page/\(page)\" -> all / " + way.reversed().dropFirst().map { "Page\($0)" }.joined(separator: " / ") + "\n"
    }
    expectSilence(text)
  }

  /// Screens that the app's own code opens are `external`. The graph declares only their events.
  @Test func screensMadeInCode() {
    var text = "app Legacy {\n  root stack Home\n}\nscreen Home\n"
    for number in 0..<60 {
      text += "screen Old\(number)(id: Int) external \"made in code\" {\n  on next -> push New\(number)(id)\n  on done -> close\n}\n"
      text += "screen New\(number)(id: Int) {\n  on old -> present Sheet\(number)(id)\n}\n"
      text += "modal Sheet\(number)(id: Int) { content stack Form\(number)(id); dismissal confirm }\n"
      text += "screen Form\(number)(id: Int) { title \"Form\"; on save -> finish; on cancel -> dismiss }\n"
    }
    expectSilence(text)
  }

  /// Fifty kinds of screens, each of which pushes every other, as in a catalog.
  @Test func everythingLeadsToEverything() {
    let kinds = 50
    var text = "app Catalogue {\n  scheme catalogue\n  root Main\n}\ntabs Main {\n"
    for tab in 0..<4 { text += "  tab t\(tab) \"T\(tab)\" icon \"star\" stack List\(tab)\n" }
    text += "}\nevents Links {\n"
    for kind in 0..<kinds { text += "  on kind\(kind)(id: String) -> push Kind\(kind)(id)\n" }
    text += "}\n"
    for tab in 0..<4 { text += "screen List\(tab) { title \"List\" large; uses Links }\n" }
    for kind in 0..<kinds { text += "screen Kind\(kind)(id: String) repeats { title; uses Links; on home -> pop to root }\n" }
    for kind in 0..<kinds { text += "route \"/kind\(kind)/{id}\" -> here or t\(kind % 4) / Kind\(kind)(id)\n" }
    expectSilence(text)
  }
}
