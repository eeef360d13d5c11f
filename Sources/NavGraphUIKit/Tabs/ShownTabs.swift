import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// What UIKit's tab bar is made of: `UITab` where there is one, view controllers elsewhere.
  @MainActor class ShownTabs<G: Graph> {
    private var last: Int?

    init() {}

    /// Makes the bar show what is visible now, and selects.
    func show(_ state: TabState<G>) {}
    /// The content that is selected; nil while that is none of the app's, as behind More.
    var selected: Int? { nil }
    /// Whether what UIKit shows when it selects that by itself is there, or is made then.
    func canSelect(_ content: Int) -> Bool { true }

    /// Whether UIKit has to be told. Behind More nothing of the app's is selected: the user stays there until something else is wanted.
    final func mustSelect(_ wanted: Int) -> Bool {
      defer { last = wanted }
      return selected != wanted && (selected != nil || last != wanted)
    }
  }

  /// What a tab bar is to show.
  @MainActor struct TabState<G: Graph> {
    /// A controller for each tab that doesn't just act; nil until it is first seen.
    let contents: [UIViewController?]
    let selected: Int
    let answers: Answers<G>

    /// A selected tab stays until it is left, hidden or not.
    func hides(_ slot: TabSlot<G>) -> Bool {
      guard slot.content != selected else { return false }
      return [slot.tab.hidden, slot.section?.hidden].contains { $0?.evaluate(answers.holds) ?? false }
    }

    func badge(of slot: TabSlot<G>) -> String? { slot.tab.badge.flatMap(answers.badge) }
  }
}
