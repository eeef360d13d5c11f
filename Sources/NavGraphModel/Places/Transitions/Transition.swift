import NavGraphSyntax

/// A declared transition from one visible content to another: its cause, its effect, and the contents that are visible after it.
///
/// Back, swipes that dismiss, and taps outside aren't declared, so they aren't transitions.
package struct Transition: Hashable, Sendable {
  /// The cause of a transition.
  package enum Cause: Hashable, Sendable {
    /// The start of the app.
    case launch(RootID)
    case event(EventID)
    /// A tap on a tab, which selects the tab or runs its action.
    case tab(TabID)
    /// A swipe to the next or previous page.
    case swipe
    case route(RouteID)
    case entry(EntryID)
    case appEvent(EventID)
    /// The failure of a guard that a link, a tab, or a root requires.
    case guardFails(GuardID)
    /// Code outside of the graph that shows the screen.
    case external
  }
  /// The screen or container at which the transition begins; nil for a transition from outside.
  package var source: Content?
  package var cause: Cause
  package var effect: Edge.Kind
  /// The branches around the step that have a test or `otherwise`, the outermost first.
  package var branches: [BranchID] = []
  /// The guards of which one fails first; empty if no guard has to fail.
  package var failing: [GuardID] = []
  /// The route that the event opens.
  package var route: RouteID?
  /// The content that the step names; nil for steps that only lead back.
  package var target: Content?
  /// The screens and alerts that are visible after the transition.
  package var shown: [Content] = []
  /// Whether the transition happens only after a presented content has ended.
  package var isLate = false
  /// The range of the step, or of the name of the event, tab, link, or guard.
  package var range: SourceRange
}
