import NavGraphSyntax

extension Rule {
  static let parameterNotFed = Rule(
    number: 0704, severity: .error, summary: "parameter without a value in a link",
    rationale: """
      A link builds the whole path to its target, so that the Back button works on every level.
      Every parameter without a default, of every screen on the path, needs a value from a placeholder or a constant.
      An optional placeholder may be missing, so its parameter must be optional or have a default.
      Every pattern of a route must provide all values that the target needs.
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
      route "/rooms" -> chats / Room
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
      route "/rooms/{id}" -> chats / Room(id)
      """)
}

extension Diagnostic {
  /// Creates the diagnostic of a screen on the path that lacks an argument.
  static func parameterNotFed(_ missing: MissingArguments) -> Diagnostic {
    Diagnostic(
      .parameterNotFed, message: "`\(missing.callee)` needs \(missing.list), which this link doesn't provide", at: missing.range,
      label: "missing \(missing.list)", secondary: [Label(at: missing.declared, text: "declared without a default")],
      help: [
        "add a placeholder to the link, or write a constant: `\(missing.callee)(\(missing.example))`", "or give the parameter a default",
      ], fixes: missing.fix.map { [$0] } ?? [])
  }

  /// Creates the diagnostic of one of several patterns that lacks a placeholder.
  static func parameterNotFed(
    pattern: String, at range: SourceRange, lacks name: String, feeding parameter: SourceRange, by use: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .parameterNotFed, message: "`\(pattern)` doesn't provide `\(name)`", at: range, label: "has no `{\(name)}`",
      secondary: [Label(at: use, text: "needed here"), Label(at: parameter, text: "declared without a default")],
      help: ["add `{\(name)}` to this pattern, or declare a separate route for it"])
  }

  /// Creates the diagnostic of an optional placeholder whose parameter requires a value.
  static func parameterNotFed(optional name: String, at range: SourceRange, by use: SourceRange, feeding parameter: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .parameterNotFed, message: "`{\(name)?}` may be missing, but its parameter needs a value", at: range, label: "optional here",
      secondary: [Label(at: use, text: "needed here"), Label(at: parameter, text: "not optional, and without a default")],
      help: ["write `{\(name)}`, or give the parameter a default"])
  }

  /// Creates the diagnostic of an alias that lacks a placeholder of its target.
  static func parameterNotFed(
    aliasPattern pattern: String, at range: SourceRange, lacks name: String, target: SourceRange, isCarried: Bool
  ) -> Diagnostic {
    Diagnostic(
      .parameterNotFed, message: "`\(pattern)` has no `{\(name)}`", at: range, label: "missing `{\(name)}`",
      secondary: [Label(at: target, text: "used here")],
      help: [
        isCarried
          ? "remove it from the target: the query of the old URL is kept automatically"
          : "add `{\(name)}` to the pattern, or write a constant instead"
      ])
  }

  /// Creates the diagnostic of an optional placeholder of an alias that the route requires.
  static func aliasFeedsTooLittle(named name: String, at range: SourceRange, target: SourceRange) -> Diagnostic {
    Diagnostic(
      .parameterNotFed, message: "`{\(name)?}` may be missing, but the route requires it", at: range, label: "optional here",
      secondary: [Label(at: target, text: "required here")], help: ["write `{\(name)}`"])
  }

  /// Creates the diagnostic of a catch-all in an alias that is a single segment in the route, or the reverse.
  static func aliasFeedsOtherwise(named name: String, at range: SourceRange, target: SourceRange, isRest: Bool) -> Diagnostic {
    Diagnostic(
      .parameterNotFed, message: "`\(name)` is \(isRest ? "a catch-all" : "one segment") in the route", at: range,
      label: isRest ? "one segment here" : "a catch-all here", secondary: [Label(at: target, text: "the target")],
      help: [isRest ? "write `{\(name)...}`" : "write `{\(name)}`"])
  }
}
