import Testing

/// Family 09: facts about bars, weighed by every place that a screen stands in.
@Suite struct BarFactTests {
  @Test func hiding() {
    let stack = { (hides: String) in "app A { root stack Home }\nscreen Home { on x -> push X }\nscreen X { hides \(hides) }" }
    expect([915], in: stack("tabBar"))
    expect([915], in: stack("tabBar, statusBar"))
    for sound in ["toolbar", "statusBar", "homeIndicator"] { expect([], in: stack(sound)) }
    // The bar is there; only, nothing leads back without it.
    expect([610], in: stack("navigationBar"))
    let tabs = { (hides: String, home: String) in
      "app A { root Main }\ntabs Main { tab a stack Home; tab b B }\nscreen Home { \(home) }\nscreen B { hides \(hides) }"
    }
    expect([], in: tabs("tabBar", ""))
    expect([915], in: tabs("navigationBar", ""))
    expect([915], in: tabs("tabBar, toolbar", ""))
    expect([], in: tabs("statusBar", ""))
    // One place where it counts is enough.
    expect([], in: tabs("navigationBar", "on b -> push B"))
    expect([], in: tabs("toolbar", "on b -> present stack B"))
    // A column has a bar without being a stack.
    expect([], in: "app A { root P }\nsplit P { sidebar S; detail D }\nscreen S { hides navigationBar }\nscreen D")
    // Links are ways in, too.
    expect(
      [],
      in: linked(
        "app A { root Main }\ntabs Main { tab a stack Home; tab b stack B }\nscreen Home\nscreen B\nscreen X { hides tabBar }\nroute \"/x\" -> a / X"
      ))
    // What is never shown, and what is opened from outside.
    expect([601], in: stack("statusBar") + "\nscreen Lost { hides tabBar }")
    expect([], in: stack("statusBar") + "\nscreen Seen external \"a widget\" { hides tabBar }")
    // Nothing is concluded from what can't be read.
    expect([301], in: stack("tabBar").replacing("push X", with: "push X\n on y -> push Zebra"))
  }

  @Test func backs() {
    let app = { (home: String, x: String) in
      "app A { root stack Home }\nscreen Home { \(home)\n on x -> push X }\nscreen X { \(x) }"
    }
    for back in ["back \"Home\"", "back minimal", "back generic", "back \"H\" minimal"] {
      expect([], in: app(back, ""))
      expect([916], in: app("", back))
      expect([], in: app("", back + "\n on again -> push X"))
    }
    for back in ["back hidden", "back confirm"] {
      expect([916], in: app(back, ""))
      expect([], in: app("", back + "\n on c -> pop"))
      expect([], in: app(back + "\n on home -> push Home", ""))
    }
    expect([], in: app("", "back standard"))
    // One of the two is enough.
    expect([], in: app("back \"Home\" hidden", ""))
    expect([], in: app("", "back \"X\" hidden\n on c -> pop"))
    // A link can put something on it.
    let main = "app A { root Main }\nstack Main { root Home }\nscreen Home { on x -> push X }\nscreen X { back \"X\" }\nscreen Y"
    expect([916, 601], in: main)
    expect([], in: linked(main + "\nroute \"/y\" -> Main / X / Y"))
    expect([], in: linked(main + "\nroute \"/y\" -> here or Main / Y"))
    // Columns stand on each other once the split has collapsed.
    let split = { (s: String, d: String) in "app A { root P }\nsplit P { sidebar S; detail D }\nscreen S { \(s) }\nscreen D { \(d) }" }
    expect([], in: split("back \"Boxes\"", "back hidden"))
    expect([916, 916], in: split("back hidden", "back \"Letter\""))
    // Without a bar at all, that is what is said.
    expect([511], in: "app A { root stack Home }\nscreen Home { on x -> present X }\nscreen X { back \"X\"\n on c -> dismiss }")
  }

  @Test func transitions() {
    let app = { (home: String, x: String) in "app A { root stack Home }\nscreen Home { \(home) }\nscreen X { \(x) }" }
    expect([], in: app("on x anchored -> push X", "transition zoom"))
    expect([922], in: app("on x -> push X", "transition zoom"))
    expect([], in: app("on x -> push X\n on y anchored -> push X", "transition zoom"))
    expect([917], in: app("transition zoom\n on x -> push X", ""))
    expect([], in: app("transition zoom\n on x -> push X", "on h anchored -> push Home"))
    expect([], in: app("on x anchored -> present X", "transition zoom\n on c -> dismiss"))
    expect([922], in: app("on x -> present X", "transition zoom\n on c -> dismiss"))
    // A stack that is presented comes in as a whole.
    expect([917], in: app("on x anchored -> present stack X", "transition zoom"))
    expect([], in: app("on x anchored -> present M", "") + "\nmodal M { content stack X; transition zoom }")
    let bare = "\nmodal M { content X }"
    expect([], in: app("on x anchored -> present M", "transition zoom\n on c -> dismiss") + bare)
    expect([922], in: app("on x -> present M", "transition zoom\n on c -> dismiss") + bare)
    expect([], in: app("transition standard\n on x -> push X", ""))
    let tabs = "app A { root Main }\ntabs Main { tab a stack Home; tab b stack B }\nscreen Home\nscreen B { transition zoom }"
    expect([917], in: tabs)
    expect([922], in: linked(tabs + "\nroute \"/b\" -> a / B"))
    expect([], in: "app A { root P }\nsplit P { sidebar S; detail D }\nscreen S\nscreen D { transition zoom }")
  }

  @Test func looks() {
    let tabs = { (b: String, home: String) in
      "app A { root Main }\ntabs Main { tab a stack Home; tab b B }\nscreen Home { \(home) }\nscreen B { \(b) }\nappearance Look { tint system }"
    }
    for fact in ["title \"B\" large", "title inline", "title inlineLarge", "title hidden", "subtitle \"b\"", "bar Look"] {
      expect([921], in: tabs(fact, "bar Look"))
      expect([], in: tabs(fact, "bar Look\n on b -> push B"))
    }
    expect([], in: tabs("title \"B\"", "bar Look"))
    expect([], in: tabs("title", "bar Look"))
    // That a title can't be seen at all is said once.
    expect([511], in: "app A { root stack Home }\nscreen Home { on x -> present X }\nscreen X { title \"X\" large\n on c -> dismiss }")
    expect(
      [921],
      in:
        "app A { root stack Home; bar L }\nscreen Home { on x -> present X }\nscreen X { bar L\n on c -> dismiss }\nappearance L { tint system }"
    )
    let pages = "app A { root Tour }\npages Tour { page X; page Y }\nscreen X { title \"X\" large }\nscreen Y"
    expect([921], in: pages)
  }

  /// A modal, a guard and a link show a bare screen as `present` does.
  @Test func bareContent() {
    for fact in ["title \"F\"", "title \"F\" large", "title", "subtitle \"f\"", "back \"F\"", "back hidden", "bar B; title \"F\""] {
      let app = { (lines: String) in "app A { scheme a; root stack Home }\nscreen Home { on m -> present M }\n\(lines)" }
      let look = fact.contains("bar") ? "\nappearance B { tint system }" : ""
      let screen = "\nscreen F { \(fact); on d -> finish }\(look)"
      expect([511], in: app("modal M { content F }\(screen)"))
      expect([], in: app("modal M { content stack F }\(screen)").replacing("back hidden; ", with: "").replacing("back \"F\"; ", with: ""))
      expect([511], in: app("guard g -> F\nscreen X\(screen)").replacing("on m -> present M", with: "on m requires g -> push X"))
      expect(
        [511],
        in: app("stack Main { root Home }\(screen)\nroute \"/f\" -> Main / present F")
          .replacing("on m -> present M", with: "on m -> stay").replacing("root stack Home", with: "root Main"))
    }
    // Where one of its places has a bar, it can be seen.
    expect(
      [],
      in:
        "app A { root stack Home }\nscreen Home { on m -> present M; on f -> push F }\nmodal M { content F }\nscreen F { title \"F\"; on d -> close }"
    )
    let both = Checked(
      "app A { root stack Home }\nscreen Home { on m -> present M; on f -> present F }\nmodal M { content F }\nscreen F { title \"F\"; on d -> dismiss }"
    )
    #expect(both.codes == [511] && both.findings.first?.secondary.count == 2, "\(both.report)")
    if let fix = both.findings.first?.fixes.first { expect([], in: both.mended(by: fix)) }
  }

  @Test func zoomsOutOfWhatHasGone() {
    let app = { (event: String) in
      "app A { root stack Home }\nscreen Home { on s -> present Sheet }\nscreen Sheet { on pick anchored -> \(event) }\nscreen P { transition zoom; on c -> close }"
    }
    expect([922], in: app("dismiss then push P"))
    expect([], in: app("present P"))
    let linked =
      "app A { scheme a; root Main }\nstack Main { root Home }\nscreen Home { EVENT }\nscreen N { transition zoom }\nroute \"/n\" -> Main / N"
    expect([922], in: linked.replacing("EVENT", with: ""))
    expect([], in: linked.replacing("EVENT", with: "on n anchored -> push N"))
  }

  /// A popover is a sheet only where it becomes one.
  @Test func popoversThatAreNeverSheets() {
    let app = { (style: String) in
      "app A { root Main }\nstack Main { root Home }\nscreen Home { on t anchored -> present Menu }\nmodal Menu { content List; \(style) }\nscreen List { on pick -> finish }"
    }
    for style in [
      "popover; compact popover; detents medium", "popover; compact fullScreen; grabber", "popover, fullScreen; detents medium",
    ] {
      expect([907], in: app("style \(style)"))
    }
    for style in [
      "popover; detents medium", "popover, formSheet; grabber", "popover; compact pageSheet; detents medium",
      "popover, fullScreen; compact formSheet; grabber", "popover; compact popover", "popover, fullScreen on pad; detents medium",
    ] { expect([], in: app("style \(style)")) }
  }
}
