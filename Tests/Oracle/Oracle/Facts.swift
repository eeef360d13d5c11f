/// Observations of an exploration in addition to its states.
struct Facts: Sendable {
  struct Refusal: Hashable, Sendable {
    var event: Int
    var code: Int
  }
  struct Presented: Hashable, Sendable {
    var content: World.Content
    var isSwiped: Bool
  }
  struct ArmsUse: Hashable, Sendable {
    var arms: Int
    var event: Int
  }
  /// A guard of an event or a link, and the last place that the event or link shows.
  struct Protected: Hashable, Sendable {
    var asked: Int
    var place: Holder
  }
  struct ArmKey: Hashable, Sendable {
    var arms: Int
    var index: Int
  }
  /// The events that are sent in some state.
  var fired: Set<Int> = []
  /// The steps that are invalid in some state, with the code of the diagnostic.
  var refused: Set<Refusal> = []
  /// The events with a `pop to X` that ran without X below. `popLanded` contains those that found it.
  var popMissed: Set<Int> = []
  var popLanded: Set<Int> = []
  var presented: Set<Presented> = []
  /// The outcome handlers that waited for a presentation to end, each with the event that presented.
  var waiting: Set<ArmsUse> = []
  /// The outcome handlers that ran.
  var run: Set<ArmKey> = []
  var protected: Set<Protected> = []
  /// Whether a guard wasn't evaluated because an equal screen is below or because it belongs to its own flow, or whether
  /// one was evaluated for a root that a link restores. With arguments, the equal screen would be another one.
  var isSpared = false

  /// Whether a sequence continued in a split after `select` or `dismiss all`. The language doesn't specify the column.
  var isUnsaid = false

  /// For an exploration inside of one presented unit: its content. The next two
  /// properties are whether it presents itself and whether it can end.
  var baseContent: World.Content?
  var presentsBase = false
  var leaves = false
}
