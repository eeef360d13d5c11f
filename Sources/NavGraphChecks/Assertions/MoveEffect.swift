import NavGraphModel
import NavGraphSyntax

/// The effect of one move at a place, independent of what is under it and next to it.
struct MoveEffect {
  /// A slot whose visible screen changes.
  struct Shown {
    var slot: SlotID
    var base: Path.Base
    /// The places from the lowest known one to the top. Empty if the top isn't known.
    var places: [Int32]
    /// Whether the slot was not visible before.
    var isEntered: Bool
    /// Whether your app may leave the slot out.
    var isOptional: Bool
    /// Whether the slot shows its declared content.
    var isDeclared: Bool
    /// Whether the slot isn't visible yet.
    var isBeside = false
  }
  enum Kind {
    case shown([Shown])
    /// A unit is presented. The state determines what happens when it ends. `beneath` has the changes below, which a link may uncover.
    case presented(PresentationContextID, [Shown], State, beneath: [Shown])
    /// The root and everything on top of it are replaced.
    case rooted([Shown])
    case left(Unwind)
  }
  var cause: StateTransition.Cause
  /// Whether a guard has failed.
  var isRefused: Bool
  var kind: Kind
}

/// A level of a stack: a place, and what is under it.
struct StackSymbol: Hashable {
  enum Below: Hashable {
    /// The level is the lowest.
    case floor
    /// A level that was visible before on the same path.
    case walked
    /// Any level that can be under that place.
    case open(Int32)
    /// A level that was never visible, as an index in `PushdownSaturation.hidden`.
    case hidden(Int32)
  }
  /// The index of a place, or, after those, of an alert's unit.
  var place: Int32
  var below: Below
  /// Whether the level belongs to something that was shown before the path began.
  var isOld: Bool
}
