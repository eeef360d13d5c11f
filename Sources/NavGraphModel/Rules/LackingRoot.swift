import NavGraphSyntax

extension Rule {
  /// A name that some roots have and others have not.
  static let lackingRoot = Rule(
    0351, .error, summary: "a target that one of the roots does not have",
    rationale: """
      A link uses the root of the device that it is opened on, so a target has to lead somewhere in each of them. Where a root is built \
      differently, say what the link shows there: `on pad -> ...`. A target that begins with a root's own name means that root everywhere.
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
  static func lackingRoot(
    _ name: String, _ root: String, idioms: [String], at range: SourceRange, _ declared: SourceRange, foundIn other: String
  ) -> Diagnostic {
    let place = idioms.isEmpty ? "the root `\(root)`" : "`\(root)`, the root on \(idioms.joined(separator: " and ")),"
    return Diagnostic(
      .lackingRoot, "\(place) has no `\(name)`", at: range, "`\(other)` has one, `\(root)` has none",
      secondary: [Label(declared, "the other root")],
      help: [
        idioms.isEmpty
          ? "begin with the name of a root, such as `\(other).\(name)`"
          : "say where the link leads there: `on \(idioms.joined(separator: ", ")) -> ...`"
      ])
  }
}
