import NavGraphSyntax

/// The state of resolving a target from the root down.
struct TargetWalk {
  enum Place {
    /// On top of the user's current place.
    case anywhere
    /// At a content that isn't entered yet.
    case container(Content)
    /// In a stack, above its root: the next screen is pushed.
    case stack
    /// At a screen without a stack.
    case alone(Content)
    /// At an unknown place, because of an earlier error.
    case unknown

    /// Whether the place isn't known because of a diagnostic.
    var isUnknown: Bool {
      switch self {
      case .unknown, .container(.unknown): true
      default: false
      }
    }
  }
  var place: Place
  /// The split whose columns may still be named.
  var split: SplitID?
  /// The root of the stack in a column, if its name represented the column. An equal screen after it is pushed on it.
  var namedRoot: InstanceID?
  /// The instance that is presented last.
  var presented: InstanceID?
  /// Whether the same text was resolved in another root, so that its diagnostics aren't reported again.
  var isRepeated = false
  /// The device of the target, if contents depend on it.
  var idiom: Idioms = []
  /// The step from which the target isn't valid.
  var lostAt: SourceRange?

  init(at place: Place) { self.place = place }

  var isInSplit: Bool {
    if case .container(.split) = place { true } else { false }
  }
}
