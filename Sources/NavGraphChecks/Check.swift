import NavGraphSyntax

/// A check: the rules that it reports, and how it looks for what they forbid. `Check.all` is the list of them.
struct Check: Sendable {
  /// What a check reads, which decides when it runs.
  enum Scope {
    /// Nothing but the text of a declaration: what is reported is wrong wherever the declaration is shown. So it runs for modules by
    /// themselves too. A new check belongs here unless it reads `places`, the app's own lines, or who presents something.
    case declarations
    /// The same, of options that nothing is said of in a file without an app.
    case options
    /// Who shows what, in an app and the modules that it joins.
    case graph
    /// What can be on screen where. An app that is too large for that has no such places.
    case places
    /// What the app's systems and devices make of it.
    case systems
    /// The same, if each screen's places are known. Where something could not be resolved, a screen might stand in others too.
    case surePlaces
    /// The app as it is; what never runs is left out already.
    case once
  }

  let rules: [Rule]
  let scope: Scope
  /// Whether what is missed may stand in a file that couldn't be read.
  let isAboutLack: Bool
  let run: @Sendable (Checker) -> () -> Void

  init(_ rules: [Rule], _ scope: Scope, isAboutLack: Bool = false, _ run: @escaping @Sendable (Checker) -> () -> Void) {
    (self.rules, self.scope, self.run) = (rules, scope, run)
    self.isAboutLack = isAboutLack || scope == .surePlaces
  }
}
