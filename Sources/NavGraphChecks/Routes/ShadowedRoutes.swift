import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A pattern never wins.
  static let shadowedRoute = Rule(
    703, .error,
    summary: "a pattern that can never win",
    rationale: """
      Whatever URL this pattern matches, another pattern matches it too and goes first: a narrower one, several that leave nothing over \
      between them, or, with `precedence order`, earlier ones. No link ever leads here. Remove the pattern, or with `precedence order` \
      move it up.
      """,
    failing: """
      enum Folder { inbox, spam }
      app Mail {
        scheme mail
        root   stack Home
      }
      screen Home
      screen Messages(folder: Folder)
      screen Inbox
      screen Spam
      route "/in/{folder}" -> Messages(folder)
      route "/in/inbox"    -> Inbox
      route "/in/spam"     -> Spam
      """,
    corrected: """
      enum Folder { inbox, spam, archive }
      app Mail {
        scheme mail
        root   stack Home
      }
      screen Home
      screen Messages(folder: Folder)
      screen Inbox
      screen Spam
      route "/in/{folder}" -> Messages(folder)
      route "/in/inbox"    -> Inbox
      route "/in/spam"     -> Spam
      """)
}

/// Finds where a pattern never wins.
enum ShadowedRoutes {
  static func findings(
    _ shadows: ShadowedPatterns, _ table: RouteTable, in graph: NavigationGraph, _ precedence: App.Precedence
  ) -> [Diagnostic] {
    shadows.shadows.map { shadow in
      let pattern = graph.patterns[shadow.pattern]
      let winners = shadow.winners.map { graph.patterns[$0] }
      let why = precedence == .order ? "earlier" : "narrower"
      let labels = winners.prefix(3).enumerated().map { index, winner in
        Label(winner.range, index == 0 ? "this one is \(why) ..." : "... and so is this one")
      }
      var notes: [String] = []
      if let (url, winner) = shadow.example {
        notes.append("for example: \(url.text(table.names)) goes to `\(graph.text(graph.patterns[winner].text))`")
      }
      if winners.count > 1 { notes.append("together these \(winners.count) match all that it matches") }
      if winners.count > 3 {
        notes.append("the others: \(winners.dropFirst(3).prefix(5).map { "`\(graph.text($0.text))`" }.joined(separator: ", "))")
      }
      if shadow.more > 0 { notes.append("and \(RouteWords.more(shadow.more, "pattern", isCut: false)) that it covers") }
      let help =
        precedence == .order
        ? "move it above \(winners.count == 1 ? "that one" : "them"), or remove it"
        : "remove it, or remove \(winners.count == 1 ? "the other" : "one of the others")"
      return Diagnostic(
        .shadowedRoute, "`\(graph.text(pattern.text))` can never win", at: pattern.range,
        winners.count == 1
          ? "all that it matches is matched by another pattern, which goes first"
          : "all that it matches is matched by others, which go first",
        secondary: Array(labels),
        notes: notes, help: [help])
    }
  }
}
