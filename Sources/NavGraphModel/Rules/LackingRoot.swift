import NavGraphSyntax

extension Rule {
  static let lackingRoot = Rule(
    number: 0351, severity: .error, summary: "target that isn't in one of the roots",
    rationale: """
      A link uses the root of the device that opens it, so its target must exist in each root.
      If a root is built differently, specify what the link shows there: `on pad -> ...`.
      A target that starts with the name of a root uses that root on every device.
      """,
    failing: """
      app Chat {
        scheme chat
        root   Main
        root   Desk on pad
      }
      tabs Main {
        tab chats stack ChatList
      }
      tabs Desk {
        tab rooms stack ChatList
      }
      screen ChatList
      screen Room(id: String)
      route "/rooms/{id}" -> chats / Room(id)
      """,
    corrected: """
      app Chat {
        scheme chat
        root   Main
        root   Desk on pad
      }
      tabs Main {
        tab chats stack ChatList
      }
      tabs Desk {
        tab rooms stack ChatList
      }
      screen ChatList
      screen Room(id: String)
      route "/rooms/{id}" -> chats / Room(id) on pad -> rooms / Room(id)
      """)
}

extension Diagnostic {
  /// - Parameter step: The first step of the target.
  static func lackingRoot(
    for step: SyntaxNode, root: String, idioms: [String], declared: SourceRange, foundIn other: String
  ) -> Diagnostic {
    let name = step.text
    let place = idioms.isEmpty ? "the root `\(root)`" : "`\(root)`, the root on \(idioms.joined(separator: " and ")),"
    return Diagnostic(
      .lackingRoot, message: "\(place) has no `\(name)`", at: step.range, label: "in `\(other)`, but not in `\(root)`",
      secondary: [Label(at: declared, text: "the other root")],
      help: [
        idioms.isEmpty
          ? "start with the name of a root, such as `\(other).\(name)`"
          : "specify where the link leads there: `on \(idioms.joined(separator: ", ")) -> ...`"
      ])
  }
}
