/// Writes structure as text. What is visible outside of a module is decided here, once for all.
package struct SwiftRenderer: Sendable {
  private let isPublic: Bool

  package init(isPublic: Bool) { self.isPublic = isPublic }

  package func render(_ file: SwiftFile) -> String {
    var body = CodeWriter()
    for declaration in file.declarations {
      body.line()
      render(declaration, in: nil, &body)
    }
    var writer = CodeWriter()
    for line in file.header { writer.line("// " + swiftComment(line)) }
    let imports = ((usesFoundation(body.text) ? ["Foundation"] : []) + file.imports).sorted()
    if !imports.isEmpty { writer.line() }
    // What public declarations name must be imported publicly; nothing else may be.
    for name in imports { writer.line(access + "import " + name) }
    if !file.tested.isEmpty { writer.line() }
    for name in file.tested { writer.line("@testable import " + name) }
    return writer.text + body.text
  }

  private var access: String { isPublic ? "public " : "" }

  private func render(_ declaration: Declaration, in kind: TypeDescription.Kind?, _ writer: inout CodeWriter) {
    switch declaration {
    case .mark(let text): writer.line("// MARK: " + text)
    case .comment(let text): writer.line("// " + text)
    case .type(let type): render(type, &writer)
    case .function(let function): render(function, in: kind, &writer)
    case .variable(let variable): render(variable, in: kind, &writer)
    case .enumCase(let enumCase): render(enumCase, &writer)
    case .alias(let alias): writer.line(access + "typealias \(alias.name) = \(alias.type)")
    case .associatedType(let type): writer.line("associatedtype \(type.name): \(type.constraint)")
    }
  }

  private func doc(_ lines: [String], _ writer: inout CodeWriter) {
    for line in lines { writer.line(line.isEmpty ? "///" : "/// " + swiftComment(line)) }
  }

  private func render(_ type: TypeDescription, _ writer: inout CodeWriter) {
    doc(type.doc, &writer)
    var words = type.modifiers
    if isPublic, type.kind != .extension, !words.contains("private") {
      words.insert("public", at: words.firstIndex { !$0.hasPrefix("@") } ?? words.count)
    }
    words.append(type.kind.rawValue)
    words.append(type.name + (type.inherits.isEmpty ? "" : ": " + type.inherits.joined(separator: ", ")))
    let head = words.joined(separator: " ")
    guard !type.members.isEmpty else { return writer.line(head + " {}") }
    writer.block(head) { writer in
      var previous: (declaration: Declaration, isShort: Bool)?
      for member in type.members {
        var part = writer.part
        render(member, in: type.kind, &part)
        let isShort = isShort(part.text)
        if let previous {
          // What has words of its own does not stick to what has none.
          let areShort = previous.isShort && isShort && (!isDocumented(member) || isDocumented(previous.declaration))
          if needsSpace(previous.declaration, member, areShort: areShort, in: type.kind) { writer.line() }
        }
        writer.append(part)
        previous = (member, isShort)
      }
    }
  }

  private func isDocumented(_ declaration: Declaration) -> Bool {
    switch declaration {
    case .function(let function): !function.doc.isEmpty
    case .variable(let variable): !variable.doc.isEmpty
    default: false
    }
  }

  /// One line, below at most one of documentation.
  private func isShort(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let end = bytes.firstIndex(of: lineBreak) else { return true }
    let rest = bytes[bytes.index(after: end)...]
    guard let second = rest.firstIndex(of: lineBreak) else { return rest.isEmpty }
    return rest.index(after: second) == rest.endIndex && bytes.drop { $0 == UInt8(ascii: " ") }.starts(with: "///".utf8)
  }

  /// Cases, stored properties, requirements and what fits on a line stand together; everything else with a body stands apart.
  private func needsSpace(_ first: Declaration, _ second: Declaration, areShort: Bool, in kind: TypeDescription.Kind) -> Bool {
    switch (first, second) {
    case (.enumCase, .enumCase), (.alias, .alias), (.associatedType, .associatedType): false
    case (.variable(let first), .variable(let second)): !areShort && (first.getter != nil || second.getter != nil)
    case (.function, .function): kind != .protocol && !areShort
    case (.variable(let value), .function), (.function, .variable(let value)): !areShort || !value.modifiers.contains("static")
    case (.mark, _): true
    case (.comment, _): false
    default: true
    }
  }

  private func render(_ function: FunctionDescription, in kind: TypeDescription.Kind?, _ writer: inout CodeWriter) {
    doc(function.doc, &writer)
    var words = function.modifiers
    if function.modifiers.contains("fileprivate") {
      // As it says.
    } else if function.isPrivate {
      words.insert("private", at: 0)
    } else if isPublic, kind != .protocol {
      words.insert("public", at: words.firstIndex { !$0.hasPrefix("@") } ?? words.count)
    }
    words.append(function.name == "init" ? "init" : "func " + function.name)
    let throwing = function.throwing.map { $0 == "any Error" ? " throws" : " throws(" + $0 + ")" } ?? ""
    let tail = (function.isAsync ? " async" : "") + throwing + (function.returns.map { " -> " + $0 } ?? "")
    let head = signature(words.joined(separator: " "), function.parameters, tail, &writer)
    guard let body = function.body else { return writer.line(head) }
    block(head, body, &writer)
  }

  /// A body on one line, if it is one expression that fits there.
  private func block(_ head: String, _ body: [Statement], _ writer: inout CodeWriter) {
    if body.count == 1, let only = body.first, let line = text(only) {
      let flat = head + " { " + line + " }"
      if writer.fits(flat) { return writer.line(flat) }
    }
    writer.block(head) { writer in
      if body.count == 1, case .return(let value)? = body.first { return render(.expression(value), &writer) }
      for statement in body { render(statement, &writer) }
    }
  }

  /// The only statement of a body, without the `return` that goes without saying.
  private func text(_ statement: Statement) -> String? {
    switch statement {
    case .expression(let value), .return(let value): text(value)
    case .assign(let name, let value): name + " = " + text(value)
    case .switch, .guard, .if: nil
    }
  }

  /// The last line of a signature; the lines before it have been written.
  private func signature(_ head: String, _ parameters: [ParameterDescription], _ tail: String, _ writer: inout CodeWriter) -> String {
    let texts = parameters.map(text)
    let flat = head + "(" + texts.joined(separator: ", ") + ")" + tail
    guard !writer.fits(flat), !texts.isEmpty else { return flat }
    writer.line(head + "(")
    writer.indented { writer in
      for (index, text) in texts.enumerated() { writer.line(text + (index + 1 < texts.count ? "," : "")) }
    }
    return ")" + tail
  }

  private func text(_ parameter: ParameterDescription) -> String {
    let label = parameter.label.map { $0 + " " } ?? ""
    return label + parameter.name + ": " + parameter.type + (parameter.defaultValue.map { " = " + text($0) } ?? "")
  }

  private func render(_ variable: VariableDescription, in kind: TypeDescription.Kind?, _ writer: inout CodeWriter) {
    doc(variable.doc, &writer)
    var words = variable.modifiers
    let isHidden = words.contains("private") || words.contains("fileprivate")
    if isPublic, !isHidden, kind != .protocol { words.insert("public", at: words.firstIndex { !$0.hasPrefix("@") } ?? words.count) }
    words.append(variable.isLet ? "let" : "var")
    let head = words.joined(separator: " ") + " " + variable.name + (variable.type.isEmpty ? "" : ": " + variable.type)
    if variable.isRequirement { return writer.line(head + " { get }") }
    if let value = variable.value { return render(.assign(head, value), &writer) }
    guard let getter = variable.getter else { return writer.line(head) }
    block(head, getter, &writer)
  }

  private func render(_ enumCase: CaseDescription, _ writer: inout CodeWriter) {
    doc(enumCase.doc, &writer)
    let raw = enumCase.rawValue.map { " = " + swiftLiteral($0) } ?? ""
    guard !enumCase.values.isEmpty else { return writer.line("case " + enumCase.name + raw) }
    // Values without labels have no names either.
    let bare = enumCase.values.allSatisfy { $0.label == "_" }
    let values = "(" + enumCase.values.map(\.type).joined(separator: ", ") + ")"
    writer.line(bare ? "case " + enumCase.name + values : signature("case " + enumCase.name, enumCase.values, raw, &writer))
  }
}
