/// What was seen while walking, besides the states themselves.
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
  /// What a guard on an event or a link protects: the last place that it shows.
  struct Protected: Hashable, Sendable {
    var asked: Int
    var place: Holder
  }
  struct ArmKey: Hashable, Sendable {
    var arms: Int
    var index: Int
  }
  /// Events that some walk comes to.
  var fired: Set<Int> = []
  /// Steps that could not be served, by the code of the finding.
  var refused: Set<Refusal> = []
  /// Events with a `pop to X` that ran without X below, and that found it.
  var popMissed: Set<Int> = []
  var popLanded: Set<Int> = []
  var presented: Set<Presented> = []
  /// Arms that wait, each with the event that presented.
  var waiting: Set<ArmsUse> = []
  /// Arms that ran.
  var run: Set<ArmKey> = []
  var protected: Set<Protected> = []
  /// Whether a guard was not asked because an equal screen is beneath (with arguments, it would be another one), or because it is
  /// that of a guard's own flow; or one was asked for a root that a link restores.
  var isSpared = false

  /// Whether a sequence went on in a split after `select` or `dismiss all`: it is not said in which of its columns.
  var isUnsaid = false

  /// Of a walk inside one presented unit: which, whether it presents that again, whether it can leave.
  var baseContent: World.Content?
  var presentsBase = false
  var leaves = false
}
