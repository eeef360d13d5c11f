/// An expression.
package enum ExpressionDescription: Hashable, Sendable {
  /// A name, a number, a keyword: written as it is. For example: `nil`
  case code(String)
  /// A string literal; the text is escaped when it is written.
  case string(String)
  /// A string literal with values in it. For example: `"Delete \(name)?"`
  case interpolation([InterpolationPart])
  /// A string literal of several lines, none of which has a line break.
  case lines([String])
  /// For example: `.chat(id: id)`
  indirect case call(CallDescription)
  /// Methods and properties of a value, one after the other. For example: `NavGraph.Chrome(title: "Map").hiding(.tabBar)`
  indirect case chain(ExpressionDescription, [ExpressionDescription])
  /// For example: `[.chatList]`
  case array([ExpressionDescription])
  /// For example: `kind == Kind.invoice`
  indirect case infix(ExpressionDescription, String, ExpressionDescription)
  /// For example: `[.sidebar: .screen(.groups)]`
  case dictionary([DictionaryEntry])
  case closure(ClosureDescription)
}

/// A part of a string literal with values in it.
package enum InterpolationPart: Hashable, Sendable {
  /// The text is escaped when it is written.
  case words(String)
  /// An expression, which has no string literals in it.
  case value(String)
}

/// A call, with arguments.
///
/// For example: `.chat(id: id)`
package struct CallDescription: Hashable, Sendable {
  package var callee: String
  package var arguments: [ArgumentDescription]
  package var trailingClosure: ClosureDescription?

  package init(_ callee: String, _ arguments: [ArgumentDescription], trailing: ClosureDescription? = nil) {
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

  package init(_ label: String? = nil, _ value: ExpressionDescription) {
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

  package init(_ key: String, _ value: ExpressionDescription) {
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

  package init(_ parameters: [String] = [], _ body: [Statement]) {
    self.parameters = parameters
    self.body = body
  }
}

extension ExpressionDescription {
  /// `callee(arguments)`, or just the callee where there are none.
  package static func dot(_ name: String, _ arguments: [ArgumentDescription] = []) -> ExpressionDescription {
    arguments.isEmpty ? .code("." + name) : .call(CallDescription("." + name, arguments))
  }

  /// A value of an enum: brackets stand even where all that the case carries is left to its defaults.
  package static func made(_ name: String, _ arguments: [ArgumentDescription], hasValues: Bool) -> ExpressionDescription {
    hasValues ? .call(CallDescription("." + name, arguments)) : .code("." + name)
  }

  /// A value of an enum together with its type, where nothing else says it. For example: `Route.chat(id: id)`
  package func of(_ type: String) -> ExpressionDescription {
    switch self {
    case .code(let name): return .code(type + name)
    case .call(var call):
      call.callee = type + call.callee
      return .call(call)
    default: return self
    }
  }

  /// A method of this value, or a property. For example: `NavGraph.Chrome(title: "Map").hiding(.tabBar)`
  package func calling(_ method: String, _ arguments: [ArgumentDescription] = []) -> ExpressionDescription {
    let member: ExpressionDescription = arguments.isEmpty ? .code(method) : .call(method, arguments)
    if case .chain(let value, let members) = self { return .chain(value, members + [member]) }
    return .chain(self, [member])
  }

  package static func call(_ callee: String, _ arguments: [ArgumentDescription] = []) -> ExpressionDescription {
    .call(CallDescription(callee, arguments))
  }
}
