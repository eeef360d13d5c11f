import NavGraphSyntax

extension Rule {
  static let swiftReservedName = Rule(
    number: 0416, severity: .error, summary: "`extern type` with a reserved name",
    rationale: """
      Generated code qualifies the names from Foundation and UIKit with their module, so an app can have its own `Task`, `URL`, or \
      `Error`.
      `@MainActor`, `Sendable`, `Hashable`, and similar names can't be qualified, and neither can the names of modules, so an app can't \
      reuse them.
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
  static func swiftReservedName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .swiftReservedName, message: "an `extern type` can't be named `\(name)`", at: range, label: "generated code relies on this name",
      help: ["rename the type, or wrap it in a type with another name"])
  }
}

extension ExternalType {
  /// Names that generated code uses with their usual meaning and can't qualify.
  static let swiftReservedNames: Set<String> = [
    "Any", "AnyHashable", "AnyObject", "Array", "CaseIterable", "Codable", "CustomStringConvertible", "Decodable", "Dictionary",
    "Encodable", "Equatable", "ExpressibleByIntegerLiteral", "ExpressibleByStringLiteral", "Foundation", "Hashable", "MainActor",
    "NavGraph", "NavGraphRuntime", "NavGraphTesting", "NavGraphUIKit", "Never", "Optional", "Protocol", "RawRepresentable", "Self",
    "Sendable", "Set",
    "StaticString", "Swift", "Type", "UIKit", "UserNotifications", "Void",
  ]
}
