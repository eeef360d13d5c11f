// Renders statements and expressions. Code that doesn't fit on a line is broken at the outermost brackets first.
extension SwiftRenderer {
  func render(_ statement: Statement, to writer: inout CodeWriter) {
    switch statement {
    case .expression(let value):
      writer.begin()
      finish(value, suffix: "", to: &writer)
    case .return(let value):
      writer.begin()
      writer.put("return ")
      finish(value, suffix: "", to: &writer)
    case .assign(let name, let value):
      writer.begin()
      writer.put(name)
      writer.put(" = ")
      finish(value, suffix: "", to: &writer)
    case .switch(let description): render(description, to: &writer)
    case .guard(let conditions, let otherwise):
      head(start: "guard", conditions: conditions, to: &writer) { writer in
        writer.put("else { return ")
        put(otherwise, to: &writer)
        writer.put(" }")
      }
      writer.end()
    case .if(let conditions, let body):
      var inner = CodeWriter()
      render(body, to: &inner)
      let line = inner.bytes.dropLast()
      let isLong = line.contains(lineBreak)
      head(start: "if", conditions: conditions, to: &writer) { writer in
        writer.put("{")
        guard !isLong else { return }
        writer.put(" ")
        writer.put(line)
        writer.put(" }")
      }
      writer.end()
      guard isLong else { return }
      writer.indented { render(body, to: &$0) }
      writer.line("}")
    }
  }

  /// Writes `start conditions end` on one line, which stays open, or with a line for each condition.
  private func head(
    start: String, conditions: [Statement.Condition], to writer: inout CodeWriter, end: (inout CodeWriter) -> Void
  ) {
    writer.begin()
    writer.put(start)
    let isOneLine = writer.tries { writer in
      for (index, condition) in conditions.enumerated() {
        writer.put(index == 0 ? " " : ", ")
        put(condition, to: &writer)
      }
      writer.put(" ")
      end(&writer)
    }
    if isOneLine { return }
    writer.end()
    writer.indented { writer in
      for (index, condition) in conditions.enumerated() {
        writer.begin()
        let comma = index + 1 < conditions.count ? "," : ""
        switch condition {
        case .holds(let value): finish(value, suffix: comma, to: &writer)
        case .bind(let name, let value):
          bind(name, to: &writer)
          finish(value, suffix: comma, to: &writer)
        }
      }
    }
    writer.begin()
    end(&writer)
  }

  private func bind(_ name: String, to writer: inout CodeWriter) {
    writer.put("let ")
    writer.put(name)
    writer.put(" = ")
  }

  private func put(_ condition: Statement.Condition, to writer: inout CodeWriter) {
    switch condition {
    case .holds(let value): put(value, to: &writer)
    case .bind(let name, let value):
      bind(name, to: &writer)
      put(value, to: &writer)
    }
  }

  private func render(_ description: SwitchDescription, to writer: inout CodeWriter) {
    writer.begin()
    writer.put("switch ")
    writer.put(description.subject)
    writer.put(" {")
    writer.end()
    for arm in description.cases {
      writer.begin()
      writer.put(arm.patterns.isEmpty ? "default" : "case ")
      writer.put(arm.patterns, separator: ", ")
      writer.put(":")
      if arm.body.count == 1, let only = arm.body.first, isOneLine(only, to: &writer) { continue }
      writer.end()
      writer.indented { writer in
        for statement in arm.body { render(statement, to: &writer) }
      }
    }
    writer.line("}")
  }

  /// Adds the statement to the line of a pattern, and ends the line, if the statement fits there.
  private func isOneLine(_ statement: Statement, to writer: inout CodeWriter) -> Bool {
    let fits = writer.tries { writer in
      writer.put(" ")
      switch statement {
      case .expression(let value): put(value, to: &writer)
      case .return(let value):
        writer.put("return ")
        put(value, to: &writer)
      default: writer.embedded { render(statement, to: &$0) }
      }
    }
    if fits { writer.end() }
    return fits
  }

  /// Ends the current line with this value. Continues on the following lines if it doesn't fit.
  func finish(_ value: ExpressionDescription, suffix: String, to writer: inout CodeWriter) {
    let fits = writer.tries { writer in
      put(value, to: &writer)
      writer.put(suffix)
    }
    if !fits { breakUp(value, suffix: suffix, to: &writer) } else { writer.end() }
  }

  private func breakUp(_ value: ExpressionDescription, suffix: String, to writer: inout CodeWriter) {
    switch value {
    case .call(let call): breakUp(call, suffix: suffix, to: &writer)
    case .chain(let value, let members):
      finish(value, suffix: "", to: &writer)
      writer.indented { writer in
        for (index, member) in members.enumerated() {
          writer.begin()
          writer.put(".")
          finish(member, suffix: index + 1 < members.count ? "" : suffix, to: &writer)
        }
      }
    case .array(let elements):
      writer.put("[")
      lines(closing: "]" + suffix, to: &writer) { writer in
        for element in elements {
          writer.begin()
          finish(element, suffix: ",", to: &writer)
        }
      }
    case .dictionary(let entries):
      writer.put("[")
      lines(closing: "]" + suffix, to: &writer) { writer in
        for entry in entries {
          writer.begin()
          writer.put(entry.key)
          writer.put(": ")
          finish(entry.value, suffix: ",", to: &writer)
        }
      }
    case .closure(let description): breakUp(description, suffix: suffix, to: &writer)
    case .infix(let one, let mark, let other):
      put(one, to: &writer)
      writer.put(" " + mark + " ")
      breakUp(other, suffix: suffix, to: &writer)
    case .lines(let lines):
      writer.put("\"\"\"")
      writer.end()
      for line in lines { writer.line(withinLiteral(line)) }
      writer.begin()
      writer.put("\"\"\"")
      writer.put(suffix)
      writer.end()
    case .code, .string, .interpolation:
      // These expressions can't be broken.
      put(value, to: &writer)
      writer.put(suffix)
      writer.end()
    }
  }

  private func breakUp(_ call: CallDescription, suffix: String, to writer: inout CodeWriter) {
    writer.put(call.callee)
    guard !call.arguments.isEmpty else {
      writer.put(" ")
      return breakUp(call.trailingClosure, suffix: suffix, to: &writer)
    }
    if let trailing = call.trailingClosure {
      let fits = writer.tries { writer in
        writer.put("(")
        put(call.arguments, to: &writer)
        writer.put(") {")
        putNames(trailing.parameters, to: &writer)
      }
      if fits {
        writer.takeBack(1 + namesLength(of: trailing.parameters))
      } else {
        lines(of: call.arguments, to: &writer)
        writer.put(") ")
      }
      return breakUp(trailing, suffix: suffix, to: &writer)
    }
    lines(of: call.arguments, to: &writer)
    writer.put(")")
    writer.put(suffix)
    writer.end()
  }

  /// Writes arguments on separate lines, and begins the line after them.
  private func lines(of arguments: [ArgumentDescription], to writer: inout CodeWriter) {
    writer.put("(")
    writer.end()
    writer.indented { writer in
      for (index, argument) in arguments.enumerated() {
        writer.begin()
        putLabel(of: argument, to: &writer)
        finish(argument.value, suffix: index + 1 < arguments.count ? "," : "", to: &writer)
      }
    }
    writer.begin()
  }

  private func breakUp(_ description: ClosureDescription?, suffix: String, to writer: inout CodeWriter) {
    guard let description else {
      writer.put(suffix)
      return writer.end()
    }
    writer.put("{")
    putNames(description.parameters, to: &writer)
    lines(closing: "}" + suffix, to: &writer) { writer in
      for statement in description.body { render(statement, to: &writer) }
    }
  }

  /// Ends the line of an opening bracket, and writes lines and a closing bracket after it.
  private func lines(closing: String, to writer: inout CodeWriter, body: (inout CodeWriter) -> Void) {
    writer.end()
    writer.indented(body)
    writer.begin()
    writer.put(closing)
    writer.end()
  }

  private func putNames(_ names: [String], to writer: inout CodeWriter) {
    guard !names.isEmpty else { return }
    writer.put(" ")
    writer.put(names, separator: ", ")
    writer.put(" in")
  }

  private func namesLength(of names: [String]) -> Int {
    var writer = CodeWriter()
    putNames(names, to: &writer)
    return writer.count
  }

  // MARK: On one line

  package func text(of value: ExpressionDescription) -> String {
    var writer = CodeWriter()
    put(value, to: &writer)
    return writer.text
  }

  func text(of argument: ArgumentDescription) -> String {
    var writer = CodeWriter()
    putLabel(of: argument, to: &writer)
    put(argument.value, to: &writer)
    return writer.text
  }

  /// Continues the current line.
  func put(_ value: ExpressionDescription, to writer: inout CodeWriter) {
    switch value {
    case .code(let code): writer.put(code)
    case .string(let string):
      writer.put("\"")
      writer.put(withinLiteral(string))
      writer.put("\"")
    case .interpolation(let parts):
      writer.put("\"")
      for part in parts {
        switch part {
        case .words(let words): writer.put(withinLiteral(words))
        case .value(let code):
          writer.put("\\(")
          writer.put(code)
          writer.put(")")
        }
      }
      writer.put("\"")
    case .lines(let lines): writer.put(lines.isEmpty ? swiftLiteral("") : lines.map(swiftLiteral).joined(separator: "\n"))
    case .call(let call):
      writer.put(call.callee)
      if call.trailingClosure == nil || !call.arguments.isEmpty {
        writer.put("(")
        put(call.arguments, to: &writer)
        writer.put(")")
      }
      guard let trailing = call.trailingClosure else { return }
      writer.put(" ")
      put(trailing, to: &writer)
    case .chain(let value, let members):
      put(value, to: &writer)
      for member in members where !writer.isTooLong {
        writer.put(".")
        put(member, to: &writer)
      }
    case .array(let elements):
      writer.put("[")
      for (index, element) in elements.enumerated() where !writer.isTooLong {
        if index > 0 { writer.put(", ") }
        put(element, to: &writer)
      }
      writer.put("]")
    case .dictionary(let entries):
      writer.put(entries.isEmpty ? "[:" : "[")
      for (index, entry) in entries.enumerated() where !writer.isTooLong {
        if index > 0 { writer.put(", ") }
        writer.put(entry.key)
        writer.put(": ")
        put(entry.value, to: &writer)
      }
      writer.put("]")
    case .closure(let description): put(description, to: &writer)
    case .infix(let one, let mark, let other):
      put(one, to: &writer)
      writer.put(" " + mark + " ")
      put(other, to: &writer)
    }
  }

  func put(_ closure: ClosureDescription, to writer: inout CodeWriter) {
    writer.put("{")
    putNames(closure.parameters, to: &writer)
    let start = writer.count
    writer.put(" ")
    writer.embedded { writer in
      for statement in closure.body { render(statement, to: &writer) }
    }
    if writer.hasLineBreak(from: start) {
      writer.breakLine(at: start)
      writer.put("\n}")
    } else {
      writer.put(" }")
    }
  }

  private func put(_ arguments: [ArgumentDescription], to writer: inout CodeWriter) {
    for (index, argument) in arguments.enumerated() where !writer.isTooLong {
      if index > 0 { writer.put(", ") }
      putLabel(of: argument, to: &writer)
      put(argument.value, to: &writer)
    }
  }

  /// Only `inout` needs backticks as an argument label.
  private func putLabel(of argument: ArgumentDescription, to writer: inout CodeWriter) {
    guard let label = argument.label else { return }
    writer.put(label == "`inout`" ? label : label.withoutBackticks)
    writer.put(": ")
  }
}
