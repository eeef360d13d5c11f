// Statements and expressions. What doesn't fit on a line is broken at the outermost brackets first.
extension SwiftRenderer {
  func render(_ statement: Statement, _ writer: inout CodeWriter) {
    switch statement {
    case .expression(let value): write("", value, "", &writer)
    case .return(let value): write("return ", value, "", &writer)
    case .assign(let name, let value): write(name + " = ", value, "", &writer)
    case .switch(let description): render(description, &writer)
    case .guard(let conditions, let otherwise):
      head("guard ", conditions, " else { return " + text(otherwise) + " }", &writer)
    case .if(let conditions, let body):
      var inner = CodeWriter()
      render(body, &inner)
      let line = inner.text.dropLast()
      let isLong = line.hasLineBreak
      head("if ", conditions, isLong ? " {" : " { " + line + " }", &writer)
      guard isLong else { return }
      writer.indented { render(body, &$0) }
      writer.line("}")
    }
  }

  private func head(_ start: String, _ conditions: [Statement.Condition], _ end: String, _ writer: inout CodeWriter) {
    let texts = conditions.map { condition in
      switch condition {
      case .holds(let value): text(value)
      case .bind(let name, let value): "let " + name + " = " + text(value)
      }
    }
    let flat = start + texts.joined(separator: ", ") + end
    guard !writer.fits(flat) else { return writer.line(flat) }
    writer.line(String(start.dropLast()))
    writer.indented { writer in
      for (index, condition) in conditions.enumerated() {
        let comma = index + 1 < conditions.count ? "," : ""
        switch condition {
        case .holds(let value): write("", value, comma, &writer)
        case .bind(let name, let value): write("let " + name + " = ", value, comma, &writer)
        }
      }
    }
    writer.line(String(end.drop { $0 == " " }))
  }

  private func render(_ description: SwitchDescription, _ writer: inout CodeWriter) {
    writer.line("switch " + description.subject + " {")
    for arm in description.cases {
      let head = arm.patterns.isEmpty ? "default:" : "case " + arm.patterns.joined(separator: ", ") + ":"
      var inner = CodeWriter()
      for statement in arm.body { render(statement, &inner) }
      let body = inner.text.dropLast()
      if let comment = arm.comment { writer.line("// " + swiftComment(comment)) }
      let flat = head + " " + body
      if arm.body.count == 1, writer.fits(flat) {
        writer.line(flat)
      } else {
        writer.line(head)
        writer.indented { writer in
          for statement in arm.body { render(statement, &writer) }
        }
      }
    }
    writer.line("}")
  }

  /// Writes `prefix value suffix`, on one line if it fits.
  private func write(_ prefix: String, _ value: ExpressionDescription, _ suffix: String, _ writer: inout CodeWriter) {
    let flat = prefix + text(value) + suffix
    if writer.fits(flat) { return writer.line(flat) }
    switch value {
    case .call(let call):
      guard !call.arguments.isEmpty else { return closure(prefix + call.callee + " ", call.trailingClosure, suffix, &writer) }
      if let trailing = call.trailingClosure {
        let arguments = call.arguments.map(text).joined(separator: ", ")
        return closure(prefix + call.callee + "(" + arguments + ") ", trailing, suffix, &writer)
      }
      writer.line(prefix + call.callee + "(")
      writer.indented { writer in
        for (index, argument) in call.arguments.enumerated() {
          write(label(argument), argument.value, index + 1 < call.arguments.count ? "," : "", &writer)
        }
      }
      writer.line(")" + suffix)
    case .chain(let value, let members):
      write(prefix, value, "", &writer)
      writer.indented { writer in
        for (index, member) in members.enumerated() { write(".", member, index + 1 < members.count ? "" : suffix, &writer) }
      }
    case .array(let elements):
      writer.line(prefix + "[")
      writer.indented { writer in
        for element in elements { write("", element, ",", &writer) }
      }
      writer.line("]" + suffix)
    case .dictionary(let entries):
      writer.line(prefix + "[")
      writer.indented { writer in
        for entry in entries { write(entry.key + ": ", entry.value, ",", &writer) }
      }
      writer.line("]" + suffix)
    case .closure(let description): closure(prefix, description, suffix, &writer)
    case .lines(let lines):
      writer.line(prefix + "\"\"\"")
      for line in lines { writer.line(String(swiftLiteral(line).dropFirst().dropLast())) }
      writer.line("\"\"\"" + suffix)
    case .code, .string, .interpolation: writer.line(flat)
    }
  }

  private func closure(_ prefix: String, _ description: ClosureDescription?, _ suffix: String, _ writer: inout CodeWriter) {
    guard let description else { return writer.line(prefix + suffix) }
    let names = description.parameters.isEmpty ? "" : " " + description.parameters.joined(separator: ", ") + " in"
    writer.line(prefix + "{" + names)
    writer.indented { writer in
      for statement in description.body { render(statement, &writer) }
    }
    writer.line("}" + suffix)
  }

  func text(_ value: ExpressionDescription) -> String {
    switch value {
    case .code(let code): return code
    case .string(let string): return swiftLiteral(string)
    case .interpolation(let parts):
      return "\""
        + parts.map { part in
          switch part {
          case .words(let words): String(swiftLiteral(words).dropFirst().dropLast())
          case .value(let code): "\\(" + code + ")"
          }
        }.joined() + "\""
    case .lines(let lines): return lines.isEmpty ? swiftLiteral("") : lines.map(swiftLiteral).joined(separator: "\n")
    case .call(let call):
      let arguments = call.arguments.map(text).joined(separator: ", ")
      let trailing = call.trailingClosure.map { " " + text(.closure($0)) } ?? ""
      return call.callee + (arguments.isEmpty && call.trailingClosure != nil ? "" : "(" + arguments + ")") + trailing
    case .chain(let value, let members): return text(value) + members.map { "." + text($0) }.joined()
    case .array(let elements): return "[" + elements.map(text).joined(separator: ", ") + "]"
    case .dictionary(let entries):
      return entries.isEmpty ? "[:]" : "[" + entries.map { $0.key + ": " + text($0.value) }.joined(separator: ", ") + "]"
    case .closure(let description):
      let names = description.parameters.isEmpty ? "" : " " + description.parameters.joined(separator: ", ") + " in"
      var writer = CodeWriter()
      for statement in description.body { render(statement, &writer) }
      let body = writer.text.dropLast()
      return "{" + names + (body.hasLineBreak ? "\n" + body + "\n}" : " " + body + " }")
    }
  }

  func text(_ argument: ArgumentDescription) -> String {
    label(argument) + text(argument.value)
  }

  /// Only `inout` needs its backticks as the label of an argument.
  private func label(_ argument: ArgumentDescription) -> String {
    guard let label = argument.label else { return "" }
    return (label == "`inout`" ? label : label.withoutBackticks) + ": "
  }
}
