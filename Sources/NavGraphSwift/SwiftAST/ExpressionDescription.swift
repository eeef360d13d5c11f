/// An expression.
package enum ExpressionDescription: Hashable, Sendable {
  /// Code that is written unchanged, such as a name, number, or keyword. For example: `nil`
  case code(String)
  /// A string literal. The renderer escapes the text.
  case string(String)
  /// A string literal with interpolated values. For example: `"Delete \(name)?"`
  case interpolation([InterpolationPart])
  /// A multiline string literal. No line contains a line break.
  case lines([String])
  /// For example: `.chat(id: id)`
  indirect case call(CallDescription)
  /// Chained methods and properties of a value. For example: `NavGraph.Chrome(title: "Map").hiding(.tabBar)`
  indirect case chain(ExpressionDescription, [ExpressionDescription])
  /// For example: `[.chatList]`
  case array([ExpressionDescription])
  /// For example: `kind == Kind.invoice`
  indirect case infix(ExpressionDescription, String, ExpressionDescription)
  /// For example: `[.sidebar: .screen(.groups)]`
  case dictionary([DictionaryEntry])
  case closure(ClosureDescription)
}

/// A part of a string literal with interpolated values.
package enum InterpolationPart: Hashable, Sendable {
  /// Literal text. The renderer escapes it.
  case words(String)
  /// An expression without string literals.
  case value(String)
}

/// A function call.
///
/// For example: `.chat(id: id)`
package struct CallDescription: Hashable, Sendable {
  package var callee: String
  package var arguments: [ArgumentDescription]
  package var trailingClosure: ClosureDescription?

  package init(callee: String, arguments: [ArgumentDescription], trailing: ClosureDescription? = nil) {
    self.callee = callee
    self.arguments = arguments
    trailingClosure = trailing
  }
}

/// An argument of a call.
///
/// For example: `id: id`
package struct ArgumentDescription: Hashable, Sendable {
  package var label: String?
  package var value: ExpressionDescription

  package init(label: String? = nil, value: ExpressionDescription) {
    self.label = label
    self.value = value
  }
}

/// An entry of a dictionary literal.
///
/// For example: `.sidebar: .screen(.groups)`
package struct DictionaryEntry: Hashable, Sendable {
  package var key: String
  package var value: ExpressionDescription

  package init(key: String, value: ExpressionDescription) {
    self.key = key
    self.value = value
  }
}

/// A closure.
///
/// For example: `{ chat in place.send(ChatList.open(chat: chat)) }`
package struct ClosureDescription: Hashable, Sendable {
  package var parameters: [String]
  package var body: [Statement]

  package init(parameters: [String] = [], body: [Statement]) {
    self.parameters = parameters
    self.body = body
  }
}

extension ExpressionDescription {
  /// Returns `.name(arguments)`, or `.name` if there are no arguments.
  package static func dot(_ name: String, with arguments: [ArgumentDescription] = []) -> ExpressionDescription {
    arguments.isEmpty ? .code("." + name) : .call(CallDescription(callee: "." + name, arguments: arguments))
  }

  /// Returns an enum value. It has parentheses if the case has associated values, even if all of them are defaults.
  package static func made(_ name: String, with arguments: [ArgumentDescription], hasValues: Bool) -> ExpressionDescription {
    hasValues ? .call(CallDescription(callee: "." + name, arguments: arguments)) : .code("." + name)
  }

  /// Returns an enum value with its type name, for positions without type context. For example: `Route.chat(id: id)`
  package func of(_ type: String) -> ExpressionDescription {
    switch self {
    case .code(let name): return .code(type + name)
    case .call(var call):
      call.callee = type + call.callee
      return .call(call)
    default: return self
    }
  }

  /// Returns a call of a method or property of this value. For example: `NavGraph.Chrome(title: "Map").hiding(.tabBar)`
  package func calling(_ method: String, with arguments: [ArgumentDescription] = []) -> ExpressionDescription {
    let member: ExpressionDescription = arguments.isEmpty ? .code(method) : .call(method, with: arguments)
    if case .chain(let value, let members) = self { return .chain(value, members + [member]) }
    return .chain(self, [member])
  }

  package static func call(_ callee: String, with arguments: [ArgumentDescription] = []) -> ExpressionDescription {
    .call(CallDescription(callee: callee, arguments: arguments))
  }
}
