import NavGraphSyntax

/// One declared way from something that is shown to something else: its cause, its effect, and what is shown then.
///
/// Back, swipes that dismiss, and taps outside aren't declared, so they aren't transitions.
package struct Transition: Hashable, Sendable {
  /// The first of the things that happen.
  package enum Cause: Hashable, Sendable {
    /// The app starts.
    case launch(RootID)
    /// An event of a screen.
    case event(EventID)
    /// A tap on a tab, which selects the tab or runs its action.
    case tab(TabID)
    /// A swipe to the next or previous page.
    case swipe
    case route(RouteID)
    case entry(EntryID)
    case appEvent(EventID)
    /// A guard that a link, a tab, or a root requires fails.
    case guardFails(GuardID)
    /// Code outside of the graph shows the screen.
    case external
  }
  /// The screen or container from which it leads; nil for what comes from outside.
  package var source: Content?
  package var cause: Cause
  package var effect: Edge.Kind
  /// The guards of which one fails first; empty if none has to.
  package var failing: [GuardID] = []
  /// The route that the event opens.
  package var route: RouteID?
  /// The content that the step names; nil for steps that only lead back.
  package var target: Content?
  /// The screens and alerts that are visible then.
  package var shown: [Content] = []
  /// Whether it happens only after something that was presented has ended.
  package var isLate = false
  /// The step, or the name of the event, tab, link, or guard.
  package var range: SourceRange
}
