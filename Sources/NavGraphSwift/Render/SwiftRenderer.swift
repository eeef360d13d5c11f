import NavGraphModel

/// Renders syntax trees as text, and adds access modifiers to declarations.
package struct SwiftRenderer: Sendable {
  /// The access modifier of declarations, or nil if they are internal.
  private let access: String?

  package init(access: App.Access) { self.access = access == .internal ? nil : access.rawValue }

  /// Creates a renderer of code without access modifiers.
  package init() { self.init(access: .internal) }

  package func render(_ file: SwiftFile) -> [UInt8] {
    var body = CodeWriter()
    for part in file.parts {
      for declaration in part() {
        body.line()
        render(declaration, in: nil, to: &body)
      }
    }
    var writer = CodeWriter()
    for line in file.header { writer.comment(mark: "//", text: swiftComment(line)) }
    let modules = file.modules.filter { $0.isAlways || $0.names.contains { names($0, in: body.bytes) } }
    let imports = ((usesFoundation(in: body.bytes) ? ["Foundation"] : []) + file.imports + modules.map(\.module)).sorted()
    if !imports.isEmpty { writer.line() }
    // Modules that public declarations use must be imported publicly, and no others may be.
    let declared = access == nil ? [] : imports.filter { $0 != "Foundation" || declaresWithFoundation(in: body.bytes) }
    let inPackage = access == App.Access.package.rawValue ? declared : []
    for name in imports where !inPackage.contains(name) {
      writer.line((declared.contains(name) ? access.map { $0 + " " } ?? "" : "") + "import " + name)
    }
    if !inPackage.isEmpty {
      // With `package import`, plain imports in the app's own files would be ambiguous unless they are internal by default.
      writer.line("#if hasFeature(InternalImportsByDefault)")
      for name in inPackage { writer.line("package import " + name) }
      writer.line("#else")
      for name in inPackage { writer.line("import " + name) }
      writer.line("#endif")
    }
    if !file.tested.isEmpty { writer.line() }
    for name in file.tested { writer.line("@testable import " + name) }
    return body.take(after: writer)
  }

  private func render(_ declaration: Declaration, in kind: TypeDescription.Kind?, to writer: inout CodeWriter) {
    switch declaration {
    case .mark(let text): writer.line("// MARK: " + text)
    case .type(let type): render(type, to: &writer)
    case .function(let function): render(function, in: kind, to: &writer)
    case .variable(let variable): render(variable, in: kind, to: &writer)
    case .enumCase(let enumCase): render(enumCase, to: &writer)
    case .alias(let alias): render(alias, to: &writer)
    case .associatedType(let type): writer.line("associatedtype \(type.name): \(type.constraint) = \(type.defaultType)")
    }
  }

  private func render(_ alias: TypealiasDescription, to writer: inout CodeWriter) {
    doc(lines: alias.doc, to: &writer)
    begin(modifiers: [], isSeen: true, to: &writer)
    writer.put("typealias ")
    writer.put(alias.name)
    writer.put(" =")
    let isOneLine = writer.tries { writer in
      writer.put(" ")
      writer.put(alias.types, separator: " & ")
    }
    if isOneLine { return writer.end() }
    guard let first = alias.types.first else { return writer.end() }
    writer.end()
    writer.indented { writer in
      writer.line(first)
      for type in alias.types.dropFirst() { writer.line("& " + type) }
    }
  }

  private func doc(lines: [String], to writer: inout CodeWriter) {
    for line in lines { writer.comment(mark: "///", text: swiftComment(line)) }
  }

  /// Begins a line with modifiers, each followed by a space. The access modifier follows the attributes.
  private func begin(modifiers: [String], isSeen: Bool, to writer: inout CodeWriter) {
    writer.begin()
    var pending = isSeen ? access : nil
    for modifier in modifiers {
      if let access = pending, modifier.utf8.first != UInt8(ascii: "@") {
        writer.put(access)
        writer.put(" ")
        pending = nil
      }
      writer.put(modifier)
      writer.put(" ")
    }
    if let access = pending {
      writer.put(access)
      writer.put(" ")
    }
  }

  private func render(_ type: TypeDescription, to writer: inout CodeWriter) {
    doc(lines: type.doc, to: &writer)
    begin(modifiers: type.modifiers, isSeen: type.kind != .extension && !type.modifiers.contains("private"), to: &writer)
    writer.put(type.kind.rawValue)
    writer.put(" ")
    writer.put(type.name)
    if !type.inherits.isEmpty { inherited(types: type.inherits, to: &writer) }
    guard !type.members.isEmpty else {
      writer.put(" {}")
      return writer.end()
    }
    writer.block { members(of: type, to: &$0) }
  }

  /// Continues a head with the inherited types, on the same line or on the next.
  private func inherited(types: [String], to writer: inout CodeWriter) {
    let isOneLine = writer.tries { writer in
      writer.put(": ")
      writer.put(types, separator: ", ")
      writer.put(" {")
    }
    if isOneLine { return writer.takeBack(2) }
    writer.put(":")
    writer.end()
    writer.indented { writer in
      for type in types.dropLast() { writer.line(type + ",") }
      writer.begin()
      writer.put(types.last ?? "")
    }
  }

  private func members(of type: TypeDescription, to writer: inout CodeWriter) {
    var previous: (declaration: Declaration, isShort: Bool, isDocumented: Bool)?
    for member in type.members {
      let isDocumented = isDocumented(member)
      guard let first = previous else {
        let start = writer.count
        render(member, in: type.kind, to: &writer)
        previous = (member, writer.isShort(from: start), isDocumented)
        continue
      }
      // A documented member doesn't follow an undocumented one without an empty line.
      let mayStick = first.isShort && (!isDocumented || first.isDocumented)
      let isApart = needsSpace(between: first.declaration, and: member, areShort: mayStick, in: type.kind)
      // Only a short member can turn out to need no empty line, so little has to be moved then.
      let isSpaced = isApart || needsSpace(between: first.declaration, and: member, areShort: false, in: type.kind)
      if isSpaced { writer.line() }
      let start = writer.count
      render(member, in: type.kind, to: &writer)
      let isShort = writer.isShort(from: start)
      if isSpaced, !isApart, isShort { writer.removeLine(at: start - 1) }
      previous = (member, isShort, isDocumented)
    }
  }

  private func isDocumented(_ declaration: Declaration) -> Bool {
    switch declaration {
    case .function(let function): !function.doc.isEmpty
    case .variable(let variable): !variable.doc.isEmpty
    default: false
    }
  }

  /// Whether an empty line separates two members. Cases, stored properties, requirements, and one-line members are grouped.
  private func needsSpace(between first: Declaration, and second: Declaration, areShort: Bool, in kind: TypeDescription.Kind) -> Bool {
    switch (first, second) {
    case (.enumCase, .enumCase), (.alias, .alias), (.associatedType, .associatedType): false
    case (.variable(let first), .variable(let second)): !areShort && (first.getter != nil || second.getter != nil)
    case (.function, .function): kind != .protocol && !areShort
    case (.variable(let value), .function), (.function, .variable(let value)): !areShort || !value.modifiers.contains("static")
    case (.mark, _): true
    default: true
    }
  }

  private func render(_ function: FunctionDescription, in kind: TypeDescription.Kind?, to writer: inout CodeWriter) {
    doc(lines: function.doc, to: &writer)
    let isFilePrivate = function.modifiers.contains("fileprivate")
    let isHidden = function.isPrivate || isFilePrivate
    let modifiers = (function.isPrivate && !isFilePrivate ? ["private"] : []) + function.modifiers
    begin(modifiers: modifiers, isSeen: !isHidden && kind != .protocol, to: &writer)
    writer.put(function.name == "init" ? "" : "func ")
    writer.put(function.name)
    signature(of: function.parameters, hasBody: function.body != nil, to: &writer) { writer in
      if function.isAsync { writer.put(" async") }
      if let throwing = function.throwing { writer.put(throwing == "any Error" ? " throws" : " throws(" + throwing + ")") }
      if let type = function.returns {
        writer.put(" -> ")
        writer.put(type)
      }
    }
    guard let body = function.body else { return writer.end() }
    block(body: body, to: &writer)
  }

  /// Writes a body after its head: on one line if it is a single expression that fits.
  private func block(body: [Statement], to writer: inout CodeWriter) {
    if body.count == 1, let only = body.first, isOneLine(only, to: &writer) { return writer.end() }
    writer.block { writer in
      if body.count == 1, case .return(let value)? = body.first { return render(.expression(value), to: &writer) }
      for statement in body { render(statement, to: &writer) }
    }
  }

  /// Adds the only statement of a body to the line of its head if it fits, without `return`.
  private func isOneLine(_ statement: Statement, to writer: inout CodeWriter) -> Bool {
    switch statement {
    case .switch, .guard, .if: return false
    case .expression, .return, .assign: break
    }
    return writer.tries { writer in
      writer.put(" { ")
      switch statement {
      case .expression(let value), .return(let value): put(value, to: &writer)
      case .assign(let name, let value):
        writer.put(name)
        writer.put(" = ")
        put(value, to: &writer)
      case .switch, .guard, .if: break
      }
      writer.put(" }")
    }
  }

  /// Writes the parameters after a head, each on a separate line if they are too long together. The line of `tail` stays open.
  private func signature(
    of parameters: [ParameterDescription], hasBody: Bool = false, to writer: inout CodeWriter, tail: (inout CodeWriter) -> Void
  ) {
    writer.put("(")
    let isOneLine = writer.tries { writer in
      for (index, parameter) in parameters.enumerated() where !writer.isTooLong {
        if index > 0 { writer.put(", ") }
        put(parameter, to: &writer)
      }
      writer.put(")")
      tail(&writer)
      if hasBody { writer.put(" {") }
    }
    if isOneLine { return hasBody ? writer.takeBack(2) : () }
    if !parameters.isEmpty {
      writer.end()
      writer.indented { writer in
        for (index, parameter) in parameters.enumerated() {
          writer.begin()
          let comma = index + 1 < parameters.count ? "," : ""
          let fits = writer.tries { writer in
            put(parameter, to: &writer)
            writer.put(comma)
          }
          if !fits { put(parameter, isBroken: true, to: &writer) }
          if !fits { writer.put(comma) }
          writer.end()
        }
      }
      writer.begin()
    }
    writer.put(")")
    tail(&writer)
  }

  private func put(_ parameter: ParameterDescription, isBroken: Bool = false, to writer: inout CodeWriter) {
    if let label = parameter.label {
      writer.put(label)
      writer.put(" ")
    }
    writer.put(parameter.name)
    writer.put(": ")
    put(type: parameter.type, isBroken: isBroken, to: &writer)
    guard let value = parameter.defaultValue else { return }
    writer.put(" = ")
    put(value, to: &writer)
  }

  /// Continues the line with a type. A function type that is too long has a line for each parameter.
  private func put(type: String, isBroken: Bool, to writer: inout CodeWriter) {
    guard isBroken, let function = FunctionType(parsing: type), function.parameters.count > 1 else { return writer.put(type) }
    writer.put(function.head + "(")
    writer.end()
    writer.indented { writer in
      for (index, parameter) in function.parameters.enumerated() {
        writer.line(parameter + (index + 1 < function.parameters.count ? "," : ""))
      }
    }
    writer.begin()
    writer.put(")" + function.tail)
  }

  private func render(_ variable: VariableDescription, in kind: TypeDescription.Kind?, to writer: inout CodeWriter) {
    doc(lines: variable.doc, to: &writer)
    let isHidden = variable.modifiers.contains("private") || variable.modifiers.contains("fileprivate")
    begin(modifiers: variable.modifiers, isSeen: !isHidden && kind != .protocol, to: &writer)
    writer.put(variable.isLet ? "let " : "var ")
    writer.put(variable.name)
    if !variable.type.isEmpty {
      writer.put(": ")
      if !writer.tries({ $0.put(variable.type) }) { put(type: variable.type, isBroken: true, to: &writer) }
    }
    if variable.isRequirement {
      writer.put(" { get }")
      writer.end()
    } else if let value = variable.value {
      writer.put(" = ")
      finish(value, suffix: "", to: &writer)
    } else if let getter = variable.getter {
      block(body: getter, to: &writer)
    } else {
      writer.end()
    }
  }

  private func render(_ enumCase: CaseDescription, to writer: inout CodeWriter) {
    doc(lines: enumCase.doc, to: &writer)
    writer.begin()
    writer.put("case ")
    writer.put(enumCase.name)
    let raw = enumCase.rawValue.map { " = " + swiftLiteral($0) } ?? ""
    if enumCase.values.isEmpty {
      guard !writer.tries({ $0.put(raw) }) else { return writer.end() }
      writer.put(" =")
      writer.end()
      return writer.indented { $0.line(String(raw.dropFirst(3))) }
    } else if enumCase.values.allSatisfy({ $0.label == "_" }) {
      // Values without labels have no names either.
      writer.put("(")
      for (index, value) in enumCase.values.enumerated() {
        writer.put(index > 0 ? ", " : "")
        writer.put(value.type)
      }
      writer.put(")")
    } else {
      signature(of: enumCase.values, to: &writer) { $0.put(raw) }
    }
    writer.end()
  }
}
