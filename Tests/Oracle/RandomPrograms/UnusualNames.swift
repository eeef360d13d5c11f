/// Names that have a meaning in Swift, in Apple's frameworks, or in generated code.
enum UnusualNames {
  /// Types of the standard library and of frameworks. The language doesn't allow declarations of `String`, `Int`, `URL`, and similar types.
  static let types = [
    "Task", "Error", "Data", "Result", "Notification", "Character", "CGFloat", "Array", "Optional", "Set", "Dictionary", "Void", "Never",
    "Any", "Self", "Type", "Protocol", "Codable", "Hashable", "Sendable", "Equatable", "MainActor", "Decimal", "Locale", "Calendar",
    "UIView", "UIViewController", "UIColor", "UIWindow", "NSObject", "Bundle", "Swift", "Foundation", "UIKit", "Navigation", "NavGraph",
    "Float", "Substring", "Range", "Mirror", "AnyHashable", "Encoder", "Decoder", "Duration", "Clock", "Identifiable", "UIScene",
    "NSUserActivity", "UUID_", "Int64", "UInt8", "Sequence", "Collection", "Actor", "Observable", "View", "Text", "Image",
  ]

  /// Names that an external type can't have, because generated code uses them with their usual meaning (NAV0416).
  static let refused: Set<String> = [
    "Any", "AnyHashable", "AnyObject", "Array", "CaseIterable", "Codable", "CustomStringConvertible", "Decodable", "Dictionary",
    "Encodable", "Equatable", "Foundation", "Hashable", "MainActor", "NavGraph", "Never", "Optional", "Protocol", "RawRepresentable",
    "Self", "Sendable", "Set", "StaticString", "Swift", "Type", "UIKit", "Void",
  ]

  /// Members of generated code, and the terms of the graph.
  static let things = [
    "Screen", "Modal", "Action", "State", "Route", "Factory", "Scene", "Event", "Events", "Navigator", "Tree", "Node", "Tabs", "Stack",
    "Split", "Pages", "Alert", "Outcome", "Link", "Entry", "Guard", "Guards", "Condition", "Conditions", "Badges", "Coordinator", "Place",
    "Path", "Root", "Target", "Turn", "Tab", "Column", "Detent", "Detents", "Style", "Presentation", "Intent", "Graph", "Snapshot",
    "Payload", "Step", "Value", "Button", "Alerts", "Modals", "Screens", "Entries", "Routes", "App", "Host", "Slot", "Parts", "Shape",
  ]

  /// Swift keywords, and members of generated types.
  static let words = [
    "class", "struct", "enum", "self", "init", "default", "case", "in", "is", "let", "var", "func", "where", "switch", "return", "throws",
    "async", "await", "try", "import", "operator", "protocol", "extension", "static", "public", "internal", "private", "any", "some",
    "inout", "subscript", "repeat", "while", "for", "guard", "if", "else", "do", "catch", "defer", "break", "continue", "fallthrough",
    "super", "throw", "rethrows", "nonisolated", "actor", "weak", "lazy", "get", "set", "willSet", "Type", "Protocol", "event", "events",
    "place", "screen", "factory", "scene", "navigator", "view", "title", "state", "tree", "link", "url", "route", "id", "hash",
    "hashValue", "description", "rawValue", "allCases", "body", "value", "path", "root", "back", "present", "push", "pop", "dismiss",
    "finish", "open", "close", "outcome", "sender", "anchor", "source", "index", "error", "result", "next", "none", "encode", "decode",
    "from", "to", "of", "on", "as", "requires", "page", "detail", "content", "search", "badge", "stack", "modal", "alert", "here", "select",
    "action", "actions", "perform", "send", "after", "main", "_x", "typealias", "associatedtype", "fileprivate", "precedencegroup", "then_",
    "macro", "package", "borrowing", "consuming", "each", "copy", "unowned", "isolated", "sending", "convenience", "dynamic", "final",
    "mutating", "optional", "override", "required", "left", "right", "prefix", "postfix", "infix", "Any", "Self", "as_", "unsafe",
  ]
}

/// Ordinary names for things and parameters.
enum PlainNames {
  static let things = [
    "Chat", "Inbox", "Album", "Photo", "Ticket", "Order", "Basket", "Recipe", "Garden", "Harbour", "Letter", "Museum", "Person", "Quarry",
    "Ship", "Timer", "Valley", "Weather", "Year", "Zebra",
  ]
  static let words = [
    "account", "book", "city", "draft", "editor", "folder", "group", "house", "item", "journey", "kind", "lesson", "member", "note",
    "owner", "piece", "query", "reader", "song", "tag",
  ]
}
