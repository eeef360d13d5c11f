import Testing

/// Tests of the structure of containers and actions (family 05).
@Suite struct StructureTests {
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
      let found = CheckedText(text).codes.filter { $0 < 600 }
      #expect(found == [510], "\(last): \(CheckedText(text).report)")
    }
    expect([], in: "app A { root stack H }\nscreen H { on a -> push S then push T\n on b -> pop to root then push T }\nscreen S\nscreen T")
  }

  /// A proposed fix at a position without a stack is valid.
  @Test func pushesWhereNoStackCanStand() throws {
    let pages = CheckedText(
      "app A { root P }\npages P { page F; page G }\nscreen F { on d -> push X }\nscreen G\nscreen X { on c -> close }")
    let page = try #require(pages.diagnostics.first)
    #expect(pages.codes == [512] && page.fixes.map(\.code) == ["present stack X"])
    #expect(page.help == ["`F` is a page, and a page can't be a stack: write `present stack X` to show it on top"])
    expect(
      [], in: "app A { root P }\npages P { page F; page G }\nscreen F { on d -> present stack X }\nscreen G\nscreen X { on c -> close }")
    let strip = CheckedText(
      "app A { platform iOS 26; root Main }\ntabs Main { tab a stack H; tab b stack I; accessory Mini }\nscreen H\nscreen I\nscreen Mini { on e -> push Ep }\nscreen Ep"
    )
    let accessory = try #require(strip.diagnostics.first)
    #expect(strip.codes == [512] && accessory.fixes.map(\.code) == ["present stack Ep", "select a then push Ep"])
    #expect(
      accessory.help == ["an accessory has no stack: write `present stack Ep`, or select a tab that has one: `select a then push Ep`"])
    let swapped = CheckedText(
      "app A { platform iOS 26; root Main }\ntabs Main { tab a stack H; tab b stack I; accessory Mini }\nscreen H\nscreen I\nscreen Mini { on e -> STEP }\nscreen Ep"
        .replacing("STEP", with: "replace Ep"))
    #expect(swapped.codes == [523] && swapped.diagnostics.first?.message == "`Mini` is an accessory and can't be replaced")
    expect(
      [],
      in:
        "app A { platform iOS 26; root Main }\ntabs Main { tab a stack H; tab b stack I; accessory Mini }\nscreen H\nscreen I\nscreen Mini { on e -> select a then replace Ep }\nscreen Ep"
    )
    let title = CheckedText("app A { root P }\npages P { page F; page G }\nscreen F { title \"F\" large }\nscreen G")
    #expect(title.codes == [921] && title.diagnostics.first?.help == ["pages have no navigation bar: remove `large`"])
  }
}
