import NavGraphSyntax

/// How far a target has come on its way down.
struct TargetWalk {
  enum Place {
    /// On top of wherever the user is.
    case anywhere
    /// At something that is not entered yet.
    case container(Content)
    /// In a stack, above its root: the next screen is pushed.
    case stack
    /// At a screen alone; the content that shows it has no stack.
    case alone(Content)
    /// Not known, because something before was reported.
    case unknown

    /// What is here was reported, or is part of what was.
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
  /// The root of the stack in a column, if its name has just stood for the column: an equal screen after it is pushed on it.
  var namedRoot: InstanceID?
  /// What is presented last.
  var presented: InstanceID?
  /// The same text has been walked in another root: what was reported there is not reported again.
  var isRepeated = false
  /// The device that it is for, where that makes a difference.
  var idiom: Idioms = []
  /// The step from which on it leads nowhere.
  var lostAt: SourceRange?

  init(at place: Place) { self.place = place }

  var isInSplit: Bool {
    if case .container(.split) = place { true } else { false }
  }
}
