import NavGraphSyntax

/// A check: the rules that it reports, and how it looks for what they forbid. `Check.all` is the list of them.
struct Check: Sendable {
  /// The input of a check, which decides when it runs.
  enum Scope {
    /// The text of declarations only: what is wrong there is wrong wherever the declaration is shown. These checks also run for modules
    /// without their app. A new check belongs here unless it reads `places`, the app's lines, or presentations.
    case declarations
    /// Options in declarations. In files without an app or a module they aren't checked.
    case options
    /// The links between declarations, in an app and the modules that it joins.
    case graph
    /// The places of screens. If an app has too many of them, these checks don't run.
    case places
    /// The systems and devices of the app.
    case systems
    /// The systems and devices of the app, and all places of a screen. If something couldn't be resolved, there may be other places.
    case surePlaces
    /// The app without branches that never run. Checks of the other scopes run for the app with these branches, too.
    case once
  }

  let rules: [Rule]
  let scope: Scope
  /// Whether the check reports that something is missing, which may be in a file that couldn't be read.
  let isAboutLack: Bool
  let run: @Sendable (Checker) -> () -> Void

  init(_ rules: [Rule], _ scope: Scope, isAboutLack: Bool = false, _ run: @escaping @Sendable (Checker) -> () -> Void) {
    (self.rules, self.scope, self.run) = (rules, scope, run)
    self.isAboutLack = isAboutLack || scope == .surePlaces
  }
}
