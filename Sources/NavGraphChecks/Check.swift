import NavGraphSyntax

/// A check: its rules, and the function that reports them. `Check.all` lists all checks.
struct Check: Sendable {
  /// The input of a check, which decides when it runs.
  enum Scope {
    /// The text of declarations alone, whose diagnostics are the same wherever a declaration is shown. These checks also run for modules
    /// without their app. A new check belongs here unless it reads `places`, the app's lines, or presentations.
    case declarations
    /// The options in declarations. These checks don't run for files without an app or a module.
    case options
    /// The links between declarations, in an app and the modules that it joins.
    case graph
    /// The places of screens. These checks don't run if an app has too many of them.
    case places
    /// The systems and devices of the app.
    case systems
    /// The systems and devices of the app, and all places of a screen. These checks don't run if something couldn't be resolved, because
    /// there may be other places.
    case surePlaces
    /// The app without dead branches. Checks of the other scopes also run for the app with these branches.
    case once
  }

  let rules: [Rule]
  let scope: Scope
  /// Whether the check reports that something is missing, which may be in a file that couldn't be read.
  let isAboutLack: Bool
  let run: @Sendable (Checker) -> () -> Void

  init(rules: [Rule], scope: Scope, isAboutLack: Bool = false, run: @escaping @Sendable (Checker) -> () -> Void) {
    (self.rules, self.scope, self.run) = (rules, scope, run)
    self.isAboutLack = isAboutLack || scope == .surePlaces
  }
}
