import NavGraphModel
import NavGraphSyntax

/// What one move does at a place, whatever lies beneath it and beside it.
struct WalkEffect {
  /// A slot whose visible screen changes.
  struct Shown {
    var slot: SlotID
    var base: Path.Base
    /// From the lowest that is known to the one on top; empty where the top is not known.
    var places: [Int32]
    /// It was not visible before.
    var isEntered: Bool
    /// The app may leave it out.
    var isOptional: Bool
    /// It is what the slot shows when nothing has happened in it.
    var isDeclared: Bool
    /// It is not visible yet.
    var isBeside = false
  }
  enum Kind {
    case shown([Shown])
    /// Something comes on top. The state tells what happens when it ends; `beneath` is what has changed below, which a link may uncover.
    case presented(UnitID, [Shown], State, beneath: [Shown])
    /// Everything is replaced.
    case rooted([Shown])
    case left(Leaving)
  }
  var cause: Stride.Cause
  /// A guard has answered no.
  var isRefused: Bool
  var kind: Kind
}

/// A level of a path: a place, and what it stands on.
struct WalkLevel: Hashable {
  enum Below: Hashable {
    /// Nothing.
    case floor
    /// What has been visible before on the same walk.
    case walked
    /// Anything that can lie beneath that place.
    case open(Int32)
    /// A level that was never visible.
    case hidden(Int32)
  }
  /// A place's number, or that of an alert behind them.
  var place: Int32
  var below: Below
  /// It belongs to something that was there before the walk began.
  var isOld: Bool
}
