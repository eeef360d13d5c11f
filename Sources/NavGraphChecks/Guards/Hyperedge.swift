import NavGraphModel

/// A hyperedge of `GuardHypergraph`: one way in which its target is shown, or put under what is shown, once all sources have been reached.
struct Hyperedge {
  /// The reason why the target is shown. The optional step belongs to the sequence of the event or the action.
  enum Cause: Hashable {
    /// The start of the app shows a root.
    case launch(RootID)
    /// A container shows its first content.
    case contained
    case event(EventID, StepID?)
    /// An outcome handler runs because a guard has failed.
    case refused(EventID, StepID?)
    case refusedTab(TabID, StepID?)
    case tap(TabID)
    case swipe
    case tabAction(TabID, StepID?)
    case route(RouteID)
    case entry(EntryID)
    /// An app-level event is sent.
    case appEvent(EventID, StepID?)
    /// The flow of a guard that failed is presented.
    case guardFlow(GuardID)
    case external
    /// The hyperedge connects vertices, and shows nothing.
    case none

    /// Whether the cause is outside of the screens, so that it is possible everywhere.
    var isLink: Bool {
      switch self {
      case .route, .entry, .appEvent: true
      default: false
      }
    }

    /// Whether a failed guard is the cause.
    var isRefusal: Bool {
      switch self {
      case .refused, .refusedTab: true
      default: false
      }
    }
  }
  var target: GuardHypergraph.Vertex
  /// The vertices that must be reached before, as a range of `GuardHypergraph.sources`. The first one is what the user sees.
  var sources: Range<Int32>
  /// The guards that have been evaluated when the target is reached, as a range of `GuardHypergraph.guards`.
  var guards: Range<Int32>
  var cause: Cause
}
