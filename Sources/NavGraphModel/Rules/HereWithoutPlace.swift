import NavGraphSyntax

extension Rule {
  /// A `here` that a cold start can not serve.
  static let hereWithoutPlace = Rule(
    0711, .error, summary: "a `here` without another place",
    rationale: """
      `here` puts a screen on top of wherever the user is. When the app has just been started, or an alert is up, there is no such place: the \
      one after `or` is used then. Only `here / present ...` needs none, for a modal goes on top of anything.
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
  static func hereWithoutPlace(at range: SourceRange, _ step: SourceRange) -> Diagnostic {
    Diagnostic(
      .hereWithoutPlace, "when the app has just been started, there is no `here`", at: range, "say where it goes at a cold start",
      secondary: [Label(step, "this is pushed on the stack that is shown")],
      help: ["name a place for that case, such as `here or home / ...` with a tab of the app"])
  }

  static func hereWithoutScreen(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .hereWithoutPlace, "this target puts nothing on top of `here`", at: range, "names a place, but no screen",
      help: ["end with a screen or a `present`: `here or ... / Room(id)`"])
  }
}
