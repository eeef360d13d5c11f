import NavGraphModel
import Testing

@testable import NavGraphChecks

/// Tests of sequences in a collapsed split, which continue in the visible column. Screens that they push there must have a place.
@Suite struct CollapsedPlacesTests {
  private func desk(_ list: String, _ more: String = "", root: String = "Desk", item: String = "", column: String = "stack Item") -> String
  {
    """
    app A { platform iOS 26; root \(root) }
    split Desk { sidebar stack List; detail \(column) }
    screen List { \(list) }
    screen Item { \(item) }
    screen Late
    \(more)
    """
  }

  /// Returns the columns that can contain `Late`.
  private func columns(_ text: String) -> [String] {
    let checked = CheckedText(text)
    let (graph, places) = (checked.graph, checked.places)
    return Column.allCases.filter { column in
      places.places.contains { place in
        graph.text(of: graph.screens[place.screen].declared.name) == "Late" && places.slots[place.slot].role == .column(column)
      }
    }.map(\.text)
  }

  /// An assertion that fails only if `Late` is pushed onto the sidebar, because Back then shows `List`.
  private let promise = "assert never List after Late\n"

  @Test func afterDismissAll() {
    let text = desk("on go -> dismiss all then push Late", promise)
    #expect(columns(text) == ["sidebar", "detail"])
    expect([1103], in: text)
    expect([1103], in: desk("on go -> present Help", "screen Help { on end -> dismiss all then push Late }\n" + promise))
    // Back doesn't return to a replaced screen.
    expect([], in: desk("on go -> dismiss all then replace Late", promise))
    // A column without a stack isn't an error in the collapsed split. Expanded, the sequence continues in the detail.
    expect([], in: desk("on go -> dismiss all then push Late").replacing("sidebar stack List", with: "sidebar List"))
  }

  @Test func afterClear() {
    let text = desk("on go -> show detail", promise, item: "on end -> clear detail then push Late")
    #expect(columns(text) == ["sidebar", "detail"])
    expect([1103], in: text)
    // In an expanded split, the deepest column with a stack is another one.
    #expect(columns(text.replacing("detail stack Item", with: "detail Item")) == ["sidebar"])
    #expect(columns(text.replacing("clear detail then", with: "show detail then")) == ["detail"])
  }

  @Test func afterSelect() {
    let tabs = "tabs Main { tab a stack Home; tab b Desk }\n"
    let home = "screen Home { on go -> select b then push Late }"
    #expect(columns(desk("on stay -> stay", tabs + home, root: "Main")) == ["sidebar", "detail"])
    let event = desk("on stay -> stay", tabs + "screen Home", root: "Main")
    #expect(
      columns(event.replacing("root Main }", with: "root Main; on strike -> select Main.b then push Late }")) == ["sidebar", "detail"])
  }
}
