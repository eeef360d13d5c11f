import NavGraphModel
import Testing

@testable import NavGraphChecks

/// Tests of links with `links over`, which dismiss nothing, so that a modal can be on top of itself.
@Suite struct PresentedOverItselfTests {
  /// Returns the contents that can contain `Late`.
  private func homes(_ policy: String, other: String = "") -> Set<String> {
    let checked = CheckedText(
      """
      app A {
        scheme a
        root Main
      }
      stack Main { root Home }
      modal Sheet { content stack Info }
      modal Menu { content stack List }
      screen Home { \(other) }
      screen Info { on end -> dismiss then push Late }
      screen List { on end -> dismiss }
      screen Late
      screen More
      route "/info" links \(policy) -> Main / More / present Sheet
      """)
    let (graph, places) = (checked.graph, checked.places)
    return Set(
      places.places.filter { graph.text(of: graph.screens[$0.screen].declared.name) == "Late" }.compactMap {
        graph.ownName(of: places.units[places.slots[$0.slot].unit].content).map { graph.text(of: $0) }
      })
  }

  @Test func whatItDismissesContinuesUnderIt() {
    #expect(homes("over") == ["Main", "Sheet"])
    #expect(homes("now") == ["Main", "Sheet"])
    #expect(homes("dismiss") == ["Main"])
    #expect(homes("over", other: "on menu -> present Menu") == ["Main", "Sheet", "Menu"])
    #expect(homes("dismiss", other: "on menu -> present Menu") == ["Main"])
  }
}
