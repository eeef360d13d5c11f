import Testing

/// Family 05: what containers and actions forbid, and what they don't.
@Suite struct StructureTests {
  @Test func aStackHoldsOnlyScreens() {
    expect([501], in: "app A { root stack Home }\nscreen Home { on go -> push stack Deep }\nscreen Deep")
    expect([501], in: "app A { root Flow }\nstack Flow { root stack Home }\nscreen Home")
    expect([502], in: "app A { root stack Home }\nscreen Home { on go -> push Tour }\npages Tour { page P }\nscreen P")
    expect([502], in: "app A { root Flow }\nstack Flow { root Main }\ntabs Main { tab a stack Home }\nscreen Home")
    expect([502], in: "app A { root stack Home }\nscreen Home { on go -> replace Main }\ntabs Main { tab a stack B }\nscreen B")
    expect([503], in: "app A { root stack Home }\nscreen Home { on go -> push Sheet }\nmodal Sheet { content P }\nscreen P")
    expect(
      [503], in: "app A { root stack Home }\nscreen Home { on go -> push Sure }\nalert Sure {\n title \"Sure?\"\n button yes \"Yes\"\n}")
    expect([503], in: "app A { root Sheet }\nmodal Sheet { content P }\nscreen P")
    expect(
      [503],
      in: "app A { root stack H }\nscreen H { on go -> present Outer }\nmodal Outer { content Inner }\nmodal Inner { content P }\nscreen P")
  }

  @Test func containersInEachOther() {
    let split = "split Boxes {\n sidebar stack Folders\n detail DETAIL\n}\nscreen Folders\nscreen Letter\n"
    let nested = split.replacing("DETAIL", with: "split More") + "split More {\n sidebar Folders\n detail Letter\n}\n"
    expect([504], in: "app A { root Boxes }\n" + nested)
    expect(
      [],
      in: "app A { root Main }\ntabs Main {\n tab mail Boxes\n tab help stack Letter\n}\n" + split.replacing("DETAIL", with: "stack Letter")
    )
    // Through something in between, and without end.
    expect(
      [504],
      in: "app A { root Main }\ntabs Main { tab mail Boxes }\n"
        + split.replacing("DETAIL", with: "tabs Main")
        .replacing("screen Letter", with: "screen Letter external"))
    expect([504], in: "app A { root Tour }\npages Tour {\n page A\n page Tour\n}\nscreen A")
    // Presented, a container of the same kind is a new tree.
    expect(
      [],
      in:
        "app A { root Main }\ntabs Main { tab a stack Home }\nscreen Home { on go -> present Other }\ntabs Other { tab b stack B }\nscreen B"
    )
  }

  @Test func tabBars() {
    func tabs(_ lines: [String], root: String = "root Main") -> String {
      "app A { \(root)\n root Pad on pad\n }\nscreen Pad\nscreen S\ntabs Main {\n"
        + lines.joined(separator: "\n") + "\n}"
    }
    let six = (1...6).map { "tab t\($0) stack S" }
    expect([507], in: tabs(six))
    expect([], in: tabs(Array(six.dropLast())))
    expect([], in: tabs(Array(six.dropLast()) + ["tab t6 placement sidebarOnly stack S"]))
    expect([], in: tabs(Array(six.dropLast(3)) + ["section \"A\" {\n" + six.dropFirst(3).joined(separator: "\n") + "\n}"]))
    expect([507], in: tabs(Array(six.dropLast()) + ["section \"A\" { tab t6 stack S }"]))
    expect([], in: tabs(Array(six.dropLast()) + ["section \"A\" placement sidebarOnly { tab t6 stack S }"]))
    expect([507], in: tabs(Array(six.dropLast()) + ["tab t6 -> present S"]))
    // Only a phone's bar is so short.
    expect([], in: tabs(six, root: "root Main on mac\n root S on phone"))
    expect([507], in: tabs(six, root: "root Opener on phone") + "\nscreen Opener { on go -> present Main }")
  }

  @Test func searchTabs() {
    let head = "app A { root Main }\nscreen S\nscreen F\nsplit P {\n sidebar stack S\n detail F\n}\n"
    expect(
      [505], in: head.replacing("split P {\n sidebar stack S\n detail F\n}\n", with: "") + "tabs Main {\n tab a stack S\n tab b search F\n}"
    )
    expect([], in: head + "tabs Main {\n tab a stack S\n tab b search P\n}")
    expect([505], in: "app A { root Main }\nscreen S\ntabs Main {\n tab a stack S\n tab b search -> present S\n}")
  }

  @Test func popovers() {
    func app(_ event: String, _ style: String) -> String {
      "app A { root stack Home }\nscreen Home { \(event) }\nmodal Menu {\n content stack Options\n \(style)\n}\nscreen Options"
    }
    expect([509], in: app("on go -> present Menu", "style popover"))
    expect([509], in: app("on go -> present Menu", "style popover on pad"))
    expect([], in: app("on go -> present Menu", "style popover on pad, pageSheet"))
    expect([], in: app("on go -> present Menu", ""))
    expect([], in: app("on go anchored -> present Menu", "style popover"))
    expect([509], in: app("on go -> present Menu as popover", ""))
    expect([], in: app("on go -> present Menu as formSheet", "style popover"))
    expect([], in: app("on go anchored { when c -> stay\n otherwise -> present Menu }", "style popover") + "\ncondition c")
    // In an arm of an anchored event the view is still known; a guard and a tab have none.
    let arms = "on go ANCHOR -> present Menu as formSheet then { finished -> present Menu }"
    let finish = "\nscreen Options { on ok -> finish }"
    let cut = "\nscreen Options"
    expect([], in: app(arms.replacing("ANCHOR", with: "anchored"), "style popover").replacing(cut, with: finish))
    expect([509], in: app(arms.replacing("ANCHOR", with: ""), "style popover").replacing(cut, with: finish))
    expect(
      [509],
      in:
        "app A { root Main }\ntabs Main {\n tab a stack Home\n tab b -> present Menu\n}\nscreen Home\nmodal Menu {\n content Home\n style popover\n}"
    )
    expect(
      [509],
      in:
        "app A { root stack Home }\nguard g -> Menu\nscreen Home { on go -> push Deep }\nscreen Deep requires g\nmodal Menu {\n content Ask\n style popover\n}\nscreen Ask { on ok -> finish }"
    )
  }

  @Test func nothingFollowsTheEnd() {
    for last in ["present S", "finish", "close", "browse(u)", "stay", "restart"] {
      let text = """
        app A { root stack Home }
        screen Home { on go -> present S }
        screen S {
          on end(u: URL) -> \(last) then push T
          on other -> present stack T
        }
        screen T
        """
      let found = Checked(text).codes.filter { $0 < 600 }
      #expect(found == [510], "\(last): \(Checked(text).report)")
    }
    expect([], in: "app A { root stack H }\nscreen H { on a -> push S then push T\n on b -> pop to root then push T }\nscreen S\nscreen T")
  }

  @Test func titlesNeedABar() {
    let home =
      "app A { root stack Home }\nscreen Home {\n on a -> present Info\n on b -> OTHER\n}\nscreen Info { title \"x\" }\nscreen Deep"
    expect([511], in: home.replacing("OTHER", with: "push Deep"))
    expect([], in: home.replacing("OTHER", with: "push Info").replacing("\nscreen Deep", with: ""))
    expect([], in: home.replacing("present Info", with: "present stack Info").replacing("OTHER", with: "push Deep"))
  }

  @Test func collapsing() {
    let split = "app A { root P }\nsplit P {\n sidebar stack S\n detail D\n collapses to WHERE\n}\nscreen S\nscreen D"
    expect([508], in: split.replacing("WHERE", with: "content"))
    expect([], in: split.replacing("WHERE", with: "sidebar"))
  }

  /// What is proposed where no stack may stand is no error itself.
  @Test func pushesWhereNoStackCanStand() throws {
    let pages = Checked("app A { root P }\npages P { page F; page G }\nscreen F { on d -> push X }\nscreen G\nscreen X { on c -> close }")
    let page = try #require(pages.findings.first)
    #expect(pages.codes == [512] && page.fixes.map(\.code) == ["present stack X"])
    #expect(page.help == ["`F` is a page, and a page can't be a stack: `present stack X` shows it on top"])
    expect(
      [], in: "app A { root P }\npages P { page F; page G }\nscreen F { on d -> present stack X }\nscreen G\nscreen X { on c -> close }")
    let strip = Checked(
      "app A { platform iOS 26; root Main }\ntabs Main { tab a stack H; tab b stack I; accessory Mini }\nscreen H\nscreen I\nscreen Mini { on e -> push Ep }\nscreen Ep"
    )
    let accessory = try #require(strip.findings.first)
    #expect(strip.codes == [512] && accessory.fixes.map(\.code) == ["present stack Ep", "select a then push Ep"])
    #expect(accessory.help == ["an accessory has no stack: write `present stack Ep`, or go to a tab that has one: `select a then push Ep`"])
    let swapped = Checked(
      "app A { platform iOS 26; root Main }\ntabs Main { tab a stack H; tab b stack I; accessory Mini }\nscreen H\nscreen I\nscreen Mini { on e -> STEP }\nscreen Ep"
        .replacing("STEP", with: "replace Ep"))
    #expect(swapped.codes == [523] && swapped.findings.first?.message == "`Mini` is an accessory and can't be replaced")
    expect(
      [],
      in:
        "app A { platform iOS 26; root Main }\ntabs Main { tab a stack H; tab b stack I; accessory Mini }\nscreen H\nscreen I\nscreen Mini { on e -> select a then replace Ep }\nscreen Ep"
    )
    let title = Checked("app A { root P }\npages P { page F; page G }\nscreen F { title \"F\" large }\nscreen G")
    #expect(title.codes == [921] && title.findings.first?.help == ["pages have no navigation bar: leave it out"])
  }

  /// Items that conditions hide by turns are never there together.
  @Test func tabsThatHideByTurns() {
    let app = { (e: String, f: String) in
      """
      app A { root Main }
      condition vip
      condition old
      tabs Main { tab a stack A1; tab b stack B1; tab c stack C1; tab d stack D1; tab e\(e) stack E1; tab f\(f) stack F1 }
      screen A1
      screen B1
      screen C1
      screen D1
      screen E1
      screen F1 { on x { when vip and old -> pop; otherwise -> stay } }
      """
    }
    #expect(!Checked(app(" hidden when vip", " hidden when not vip")).codes.contains(507))
    #expect(!Checked(app(" hidden when vip and old", " hidden when not vip or not old")).codes.contains(507))
    for (e, f) in [("", ""), ("", " hidden when vip"), (" hidden when vip", " hidden when vip"), (" hidden when vip", " hidden when old")] {
      #expect(Checked(app(e, f)).codes.contains(507))
    }
  }
}
