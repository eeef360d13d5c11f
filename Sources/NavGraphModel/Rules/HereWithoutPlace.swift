import NavGraphSyntax

extension Rule {
  static let hereWithoutPlace = Rule(
    number: 0711, severity: .error, summary: "`here` without an alternative place",
    rationale: """
      `here` shows a screen on top of the current one.
      At a cold start, or while an alert is presented, there is no current screen, and the link uses the place after `or`.
      Only `here / present ...` needs no alternative, because a modal can be presented on top of anything.
      """,
    failing: """
      app Chat {
        scheme chat
        root   Main
      }
      tabs Main {
        tab chats    stack ChatList
        tab settings stack Settings
      }
      screen ChatList
      screen Settings
      screen Room(id: String)
      route "/rooms/{id}" -> here / Room(id)
      """,
    corrected: """
      app Chat {
        scheme chat
        root   Main
      }
      tabs Main {
        tab chats    stack ChatList
        tab settings stack Settings
      }
      screen ChatList
      screen Settings
      screen Room(id: String)
      route "/rooms/{id}" -> here or chats / Room(id)
      """)
}

extension Diagnostic {
  static func hereWithoutPlace(at range: SourceRange, step: SourceRange) -> Diagnostic {
    Diagnostic(
      .hereWithoutPlace, message: "`here` has no place at a cold start", at: range, label: "add where the link leads at a cold start",
      secondary: [Label(at: step, text: "pushed on the current stack")],
      help: ["add a place for that case, such as `here or home / ...` with a tab of the app"])
  }

  static func hereWithoutScreen(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .hereWithoutPlace, message: "this target shows nothing on top of `here`", at: range, label: "has no screen or `present`",
      help: ["end with a screen or a `present`: `here or ... / Room(id)`"])
  }
}
