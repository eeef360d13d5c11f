import Testing

/// Tests of settings of bars (family 09), which depend on every place of their screen.
@Suite struct BarFactTests {
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
    // One of the two settings is enough.
    expect([], in: app("back \"Home\" hidden", ""))
    expect([], in: app("", "back \"X\" hidden\n on c -> pop"))
    // A link can push another screen on it.
    let main = "app A { root Main }\nstack Main { root Home }\nscreen Home { on x -> push X }\nscreen X { back \"X\" }\nscreen Y"
    expect([916, 601], in: main)
    expect([], in: linked(main + "\nroute \"/y\" -> Main / X / Y"))
    expect([], in: linked(main + "\nroute \"/y\" -> here or Main / Y"))
    // A collapsed split is a stack of its columns.
    let split = { (s: String, d: String) in "app A { root P }\nsplit P { sidebar S; detail D }\nscreen S { \(s) }\nscreen D { \(d) }" }
    expect([], in: split("back \"Boxes\"", "back hidden"))
    expect([916, 916], in: split("back hidden", "back \"Letter\""))
    // Without a bar, that is the only diagnostic.
    expect([511], in: "app A { root stack Home }\nscreen Home { on x -> present X }\nscreen X { back \"X\"\n on c -> dismiss }")
  }

  /// Modals, guards, and links show a screen without a stack, as `present` does.
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
    // One place with a bar is enough.
    expect(
      [],
      in:
        "app A { root stack Home }\nscreen Home { on m -> present M; on f -> push F }\nmodal M { content F }\nscreen F { title \"F\"; on d -> close }"
    )
    let both = CheckedText(
      "app A { root stack Home }\nscreen Home { on m -> present M; on f -> present F }\nmodal M { content F }\nscreen F { title \"F\"; on d -> dismiss }"
    )
    #expect(both.codes == [511] && both.diagnostics.first?.secondary.count == 2, "\(both.report)")
    if let fix = both.diagnostics.first?.fixes.first { expect([], in: both.mended(by: fix)) }
  }
}
