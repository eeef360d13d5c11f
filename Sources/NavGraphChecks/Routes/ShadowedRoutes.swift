import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let shadowedRoute = Rule(
    number: 703, severity: .error,
    summary: "pattern that never wins",
    rationale: """
      Every URL that this pattern matches is also matched by another pattern that goes first: a more specific one, several that match all \
      of its URLs together, or, with `precedence order`, an earlier one. No link ever leads here. Remove the pattern, or with `precedence \
      order` move it up. With `precedence order` it is a warning if only some lengths of a pattern with optional segments are never \
      opened.
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

/// The check for `shadowedRoute` (NAV0703).
enum ShadowedRoutes {
  static func diagnostics(
    of shadows: ShadowedPatterns, table: RouteTable, in graph: NavigationGraph, precedence: App.Precedence
  ) -> [Diagnostic] {
    shadows.shadows.map { shadow in
      let pattern = graph.patterns[shadow.pattern]
      let winners = shadow.winners.map { graph.patterns[$0] }
      let why = precedence == .order ? "earlier" : "more specific"
      let labels = winners.prefix(3).enumerated().map { index, winner in
        Label(
          at: winner.range,
          text: index > 0 ? "... and so is this one" : winners.count == 1 ? "this one is \(why)" : "this one is \(why) ...")
      }
      let mentioned = [shadow.pattern] + shadow.winners
      var notes: [String] = []
      if let (url, winner) = shadow.example {
        notes.append(
          "for example: \(url.text(in: table.names)) leads to \(RouteDescription.name(of: winner, beside: mentioned, in: graph))")
      }
      if winners.count > 1 { notes.append("together these \(winners.count) match all of its URLs") }
      if winners.count > 3 {
        let names = shadow.winners.dropFirst(3).prefix(5).map { RouteDescription.name(of: $0, beside: mentioned, in: graph) }
        let rest = winners.count - 3 - names.count
        notes.append("the others: \(names.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")")
      }
      if !shadow.more.isEmpty {
        notes.append("and \(RouteDescription.more(shadow.more.count, noun: "pattern", isCut: false)) that can never win")
      }
      var help: Help = "remove it"
      if shadow.isFreed, precedence == .order { help = "move it above \(winners.count == 1 ? "that one" : "them"), or remove it" }
      if shadow.isFreed, precedence == .narrowest {
        help = "remove it, or remove \(winners.count == 1 ? "the other" : "one of the others")"
      }
      var further = winners.dropFirst(3).map { Label(at: $0.range, text: "... and so is this one") }
      further += shadow.more.map { Label(at: graph.patterns[$0].range, text: "can never win either") }
      return Diagnostic(
        .shadowedRoute, message: "\(RouteDescription.name(of: shadow.pattern, beside: mentioned, in: graph)) can never win",
        at: pattern.range,
        label: winners.count == 1
          ? "another pattern matches all of its URLs and goes first"
          : "other patterns match all of its URLs and go first",
        secondary: Array(labels), further: further, notes: notes, help: [help])
    }
  }
}
