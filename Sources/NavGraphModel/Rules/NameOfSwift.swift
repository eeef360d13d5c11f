import NavGraphSyntax

extension Rule {
  /// An extern type named like something that Swift itself relies on.
  static let nameOfSwift = Rule(
    0416, .error, summary: "an extern type named like a part of Swift",
    rationale: """
      Generated code names what it takes from Foundation and UIKit together with its module, so an app may have a `Task`, a `URL` or an `Error`
      of its own. What can't be qualified, `@MainActor`, `Sendable`, `Hashable` and the like, and the modules themselves, an app can't have twice.
      """,
    failing: """
      extern type Sendable
      app Shop {
        root stack Home
      }
      screen Home {
        on open(order: Sendable) -> push Detail(order)
      }
      screen Detail(order: Sendable) transient
      """,
    corrected: """
      extern type Sending
      app Shop {
        root stack Home
      }
      screen Home {
        on open(order: Sending) -> push Detail(order)
      }
      screen Detail(order: Sending) transient
      """)
}

extension Diagnostic {
  static func nameOfSwift(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nameOfSwift, "an app's own type can't be called `\(name)`", at: range, "generated code relies on Swift's `\(name)`",
      help: ["rename the type, or wrap it in one of another name"])
  }
}

extension ExternalType {
  /// Names that generated code needs in their usual meaning, and can't qualify.
  static let namesOfSwift: Set<String> = [
    "Any", "AnyHashable", "AnyObject", "Array", "CaseIterable", "Codable", "CustomStringConvertible", "Decodable", "Dictionary",
    "Encodable", "Equatable", "ExpressibleByIntegerLiteral", "ExpressibleByStringLiteral", "Foundation", "Hashable", "MainActor",
    "NavGraph", "NavGraphRuntime", "NavGraphTesting", "NavGraphUIKit", "Never", "Optional", "Protocol", "RawRepresentable", "Self",
    "Sendable", "Set",
    "StaticString", "Swift", "Type", "UIKit", "UserNotifications", "Void",
  ]
}
