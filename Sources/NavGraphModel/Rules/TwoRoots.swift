import NavGraphSyntax

extension Rule {
  static let twoRoots = Rule(
    number: 0308, severity: .error, summary: "two roots for one kind of device",
    rationale: """
      A scene first shows one root.
      `on pad` (phone, mac, vision) specifies the root for that kind of device, and a root without `on` is for all others.
      """,
    failing: """
      app Shop {
        root stack Home
        root stack Desk
      }
      screen Home
      screen Desk
      """,
    corrected: """
      app Shop {
        root stack Home
        root stack Desk on pad
      }
      screen Home
      screen Desk
      """)
}

extension Diagnostic {
  static func twoRoots(on idioms: Idioms?, at range: SourceRange, first: SourceRange) -> Diagnostic {
    let devices = idioms.map { set in Idioms.words.filter { set.contains($0.1) }.map(\.0).joined(separator: " and ") }
    return Diagnostic(
      .twoRoots, message: devices.map { "there are two roots on \($0)" } ?? "there are two roots for the same devices", at: range,
      label: "the second root",
      secondary: [Label(at: first, text: "the first root")],
      help: idioms == nil
        ? ["specify the devices of one of them, such as \(Fix(code: "on pad", edits: [.init(replacing: range.closing, with: " on pad")]))"]
        : ["remove one of them, or specify another kind of device with `on`"]
    )
  }
}
