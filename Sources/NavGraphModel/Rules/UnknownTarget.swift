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
  /// - Parameters:
  ///   - kind: The kind of the declaration with this name, if there is one.
  ///   - reason: Why no root shows that declaration, and how to reach it.
  static func unknownTarget(
    _ name: UnresolvedName, in container: String, kind: String?, declared: SourceRange?, reason: (why: String, help: [Help])?
  ) -> Diagnostic {
    let secondary = declared.map { [Label(at: $0, text: "declared here")] } ?? []
    if let reason {
      return Diagnostic(
        .unknownTarget, message: reason.why, at: name.range, label: "a link can't lead here", secondary: secondary, help: reason.help)
    }
    var notes = name.legalNote("tabs of `\(container)`")
    let isPresented = kind == "a modal" || kind == "an alert"
    if let kind, !isPresented { notes.insert("`\(name.text)` is \(kind): write the tab that shows it first", at: 0) }
    if let kind, isPresented { notes = ["`\(name.text)` is \(kind), which is presented on top of the tabs"] }
    return Diagnostic(
      .unknownTarget, message: "`\(container)` has no tab `\(name.text)`", at: name.range,
      label: name.question(orElse: "expected a tab of `\(container)`"), secondary: secondary, notes: notes,
      help: isPresented
        ? ["write \(Fix(code: "present \(name.text)", edits: [.init(replacing: name.range.opening, with: "present ")]))"] : [],
      fixes: isPresented ? [] : name.fixes)
  }
}
