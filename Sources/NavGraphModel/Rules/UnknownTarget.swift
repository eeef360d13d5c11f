import NavGraphSyntax

extension Rule {
  static let unknownTarget = Rule(
    number: 0350, severity: .error, summary: "target whose first step isn't in the root",
    rationale: """
      A target goes from the root down, through tabs and columns to the screens of one stack.
      In a root of tabs it starts with a tab.
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
      route "/rooms/{id}" -> chat / Room(id)
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
  /// - Parameter reason: Why no root shows the declaration of that name, and how to reach it.
  static func unknownTarget(
    named name: String, in container: String, kind: String?, at range: SourceRange, legal: [String], meant: String?, declared: SourceRange?,
    reason: (why: String, help: [Help])? = nil
  ) -> Diagnostic {
    if let reason {
      return Diagnostic(
        .unknownTarget, message: reason.why, at: range, label: "a link can't lead here",
        secondary: declared.map { [Label(at: $0, text: "declared here")] } ?? [],
        help: reason.help)
    }
    var notes = legal.isEmpty || legal.count > 20 ? [] : ["tabs of `\(container)`: " + legal.map(\.quoted).joined(separator: ", ")]
    let isPresented = kind == "a modal" || kind == "an alert"
    if let kind, !isPresented { notes.insert("`\(name)` is \(kind): write the tab that shows it first", at: 0) }
    if let kind, isPresented { notes = ["`\(name)` is \(kind), which is presented on top of the tabs"] }
    return Diagnostic(
      .unknownTarget, message: "`\(container)` has no tab `\(name)`", at: range,
      label: meant.map { "did you mean `\($0)`?" } ?? "expected a tab of `\(container)`",
      secondary: declared.map { [Label(at: $0, text: "declared here")] } ?? [], notes: notes,
      help: isPresented ? ["write \(Fix(code: "present \(name)", edits: [.init(replacing: range.opening, with: "present ")]))"] : [],
      fixes: isPresented
        ? []
        : meant.map { [Fix("write `\($0)`", applicability: .maybe, edits: [.init(replacing: range, with: $0)])] } ?? [])
  }
}
