import NavGraphSwift
import Testing

/// Tests of printed lowered values: every used parameter is bound, and stacks are distinguished by their places.
@Suite struct LoweredValueTests {
  private func text(_ source: String, location: Testing.SourceLocation = #_sourceLocation) -> String {
    let (checked, swift) = Samples.generate(source)
    #expect(!checked.hasErrors, "\(checked.diagnostics.filter { $0.severity == .error }.map(\.message))", sourceLocation: location)
    return swift.files.map(\.text).joined()
  }

  @Test func parametersInListsAreBound() {
    let text = text(
      """
      app Demo { scheme demo; root Main }
      guard open(id: String) -> Flow(ids: [id])
      stack Main { root Home }
      screen Home { on go(id: String) -> push Secret(id); on tour(id: String) -> present Tour(id); on box(a: String, b: Int) -> present Box(a, b) }
      screen Secret(id: String) requires open(id)
      modal Flow(ids: [String]) { content stack Ask(ids) }
      screen Ask(ids: [String]) { on done -> finish }
      pages Tour(id: String) { page One(ids: [id]); page Two }
      screen One(ids: [String]) { on done -> finish }
      screen Two { on done -> finish }
      modal Box(a: String, b: Int) { content stack In(ids: [a]) }
      screen In(ids: [String]) { on done -> dismiss }
      """)
    #expect(text.contains("case .open(let id): return .flow(ids: [id])"))
    #expect(text.contains("return .flow(.pages(.tour, [.one(ids: [id]), .two], selected: TourPage.one.index)"))
    #expect(text.contains("case .box(let a, _): return .flow(.stack("))
  }

  /// The tab with `first` is selected in new tabs, and by default in a state.
  @Test func theFirstTabIsSelected() {
    let text = text(
      """
      app Demo { scheme demo; root Main }
      tabs Main {
        tab add  "+" icon "plus" -> present Sheet
        tab home "A" icon "a" stack Home
        tab more "B" icon "b" stack More first
      }
      screen Home { swipeBack none }
      screen More { on home -> push Home }
      screen Sheet { on close -> dismiss }
      """)
    #expect(text.contains(".tabs(.main, [.stack(.home, [.home]), .stack(.more, [.more])], selected: MainTab.more.index)"), "\(text)")
    #expect(text.contains(": MainTab = .more"), "\(text)")
    #expect(text.contains("NavGraph.Chrome().swiping(back: .none)"), "\(text)")
  }

  @Test func hereMayUseTheStackBehindOrAndNoneThatIsOnlyCalledAlike() {
    let text = text(
      """
      app Demo { scheme demo; root Main }
      tabs Main {
        tab home "A" icon "a" stack Home
        tab more "B" icon "b" stack More
      }
      tabs Other {
        tab home "A" icon "a" stack Inner
        tab last "B" icon "b" stack Outer
      }
      modal Sheet { content Other }
      screen Home  { on open -> present Sheet }
      screen More
      screen Inner { on close -> dismiss }
      screen Outer { on go -> select home then push Detail(id: "1") }
      screen Detail(id: String)
      route "/details/{id}" -> here or more / Detail(id)
      """)
    #expect(text.contains("in: [.more, .homeStack],"))
  }
}
