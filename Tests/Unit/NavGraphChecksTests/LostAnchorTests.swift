import Testing

/// Tests of popovers whose anchor an earlier step removes.
@Suite struct LostAnchorTests {
  private func app(_ event: String, _ more: String = "", style: String = "popover") -> String {
    """
    app A { root Main }
    tabs Main { tab a stack Home; tab b stack Two }
    screen Home { on x -> push X; on s -> present Sheet; on here anchored -> present Menu }
    screen Two { on d -> push D }
    screen D
    screen X { \(event) }
    screen Sheet { \(more.isEmpty ? "on d -> finish" : more) }
    modal Menu { content List; style \(style) }
    screen List { on pick -> finish }
    """
  }

  @Test func theStepIsNamed() throws {
    let checked = CheckedText(app("on menu anchored -> pop then present Menu"))
    let diagnostic = try #require(checked.diagnostics.first)
    #expect(diagnostic.message == "`Menu` is a popover, but `pop` removes the view that it would point at")
    #expect(diagnostic.fixes.isEmpty)
  }
}
