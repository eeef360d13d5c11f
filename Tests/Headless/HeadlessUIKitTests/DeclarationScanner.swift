/// A scanner, not a parser, for the declarations of a file that swift-format has formatted.
struct DeclarationScanner {
  private struct Scope {
    var path: String?
    var introduced: String
    var isProtocol = false
    var isEnum = false
  }

  private static let modifiers: Set<String> = [
    "public", "open", "internal", "private", "fileprivate", "package", "final", "weak", "unowned", "lazy", "static", "convenience",
    "required",
    "override", "indirect", "nonisolated", "mutating", "optional",
  ]

  private let tokens: [Token]
  private let file: String
  private var position = 0
  private var scopes: [Scope] = []
  private var found: [Declaration] = []

  private init(_ text: String, file: String) {
    tokens = Token.all(in: text)
    self.file = file
  }

  /// Returns the public declarations of a file, in source order.
  static func declarations(in text: String, file: String) -> [Declaration] {
    var scanner = DeclarationScanner(text, file: file)
    scanner.scan()
    return scanner.found
  }

  private func text(_ offset: Int = 0) -> String { tokens.indices.contains(position + offset) ? tokens[position + offset].text : "" }

  private mutating func scan() {
    scopes = [Scope(path: "", introduced: "2.0")]
    var introduced: String?
    var deprecated: String?
    var isPublic = false
    while position < tokens.count {
      let token = text()
      guard let scope = scopes.last else { return }
      switch token {
      case "{":
        scopes.append(Scope(path: nil, introduced: scope.introduced))
        position += 1
      case "}":
        scopes.removeLast()
        if scopes.isEmpty { return }
        position += 1
        (introduced, deprecated, isPublic) = (nil, nil, false)
      case "@":
        let words = attribute()
        if words.first == "available", let system = words.firstIndex(of: "iOS") {
          introduced = words.firstIndex(of: "introduced").map { words[$0 + 1] } ?? words[system...].first { $0.first?.isNumber == true }
          deprecated = words.firstIndex(of: "deprecated").map { words[$0 + 1] }
        }
      case "public", "open":
        isPublic = true
        position += 1
        if text() == "(" { skipParentheses() }
      case _ where scope.path == nil:
        position += 1
      case "private", "fileprivate", "internal", "package":
        position += 1
        if text() == "(" { skipParentheses() } else { isPublic = false }
      case "class" where ["func", "var", "let"].contains(text(1)), _ where Self.modifiers.contains(token):
        position += 1
        if text() == "(" { skipParentheses() }
      case "typealias", "associatedtype":
        position += 1
        (introduced, deprecated, isPublic) = (nil, nil, false)
      case "class", "struct", "enum", "protocol", "extension":
        open(token, scope, introduced, isPublic: isPublic)
        (introduced, deprecated, isPublic) = (nil, nil, false)
      case "func", "init", "var", "let", "case":
        let visible = isPublic || scope.isProtocol || scope.isEnum && token == "case"
        member(token, in: scope, introduced: introduced, deprecated: deprecated, visible: visible)
        (introduced, deprecated, isPublic) = (nil, nil, false)
      default:
        position += 1
      }
    }
  }

  /// Skips an attribute and returns its words.
  private mutating func attribute() -> [String] {
    position += 1
    var words = [text()]
    position += 1
    // An attribute such as `@TabContentBuilder<Value>`.
    if text() == "<", tokens[position].isGlued { while position < tokens.count, tokens[position - 1].text != ">" { position += 1 } }
    guard text() == "(", tokens[position].isGlued else { return words }
    let start = position
    skipParentheses()
    words += tokens[start..<position].map(\.text).filter { !["(", ")", ",", ":", "*"].contains($0) }
    return words
  }

  private mutating func skipParentheses() {
    var depth = 0
    while position < tokens.count {
      if text() == "(" { depth += 1 }
      if text() == ")" { depth -= 1 }
      position += 1
      if depth == 0 { return }
    }
  }

  private mutating func open(_ keyword: String, _ scope: Scope, _ introduced: String?, isPublic: Bool) {
    let line = tokens[position].line
    position += 1
    var name = text()
    position += 1
    while text() == "." {
      name += "." + text(1)
      position += 2
    }
    let path = joined(scope.path, name)
    let release = later(scope.introduced, introduced)
    if keyword != "extension", isPublic {
      found.append(Declaration(symbol: path, introduced: release, deprecated: nil, shape: nil, file: file, line: line))
    }
    while position < tokens.count, text() != "{" { position += 1 }
    scopes.append(Scope(path: path, introduced: release, isProtocol: keyword == "protocol", isEnum: keyword == "enum"))
    position += 1
  }

  private mutating func member(_ keyword: String, in scope: Scope, introduced: String?, deprecated: String?, visible: Bool) {
    let line = tokens[position].line
    let release = later(scope.introduced, introduced)
    position += 1
    func note(_ name: String, _ shape: String?) {
      guard visible else { return }
      found.append(
        Declaration(
          symbol: joined(scope.path, name), introduced: release, deprecated: deprecated, shape: shape, file: file, line: line))
    }
    switch keyword {
    case "case":
      while true {
        note(text(), nil)
        position += 1
        while text() == "=" || text() == "-" || text().first?.isNumber == true { position += 1 }
        guard text() == "," else { return }
        position += 1
      }
    case "var", "let":
      let name = text()
      position += 1
      guard text() == ":" else { return note(name, nil) }
      position += 1
      note(name, type())
    default:
      var name = keyword == "init" ? "init" : text()
      let isOperator = name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? true
      if keyword == "func" { position += 1 }
      if keyword == "init", ["?", "!"].contains(text()) { position += 1 }
      while text() != "(", position < tokens.count { position += 1 }
      let parameters = self.parameters()
      name += "(" + parameters.map { $0.label + ":" }.joined() + ")"
      var result = ""
      while ["async", "throws"].contains(text()) { position += 1 }
      if text() == "->" {
        position += 1
        result = "->" + type()
      }
      if !isOperator { note(name, "(" + parameters.map(\.type).joined(separator: ",") + ")" + result) }
    }
  }

  private mutating func parameters() -> [(label: String, type: String)] {
    position += 1
    var found: [(String, String)] = []
    while position < tokens.count, text() != ")" {
      while text() == "@" { _ = attribute() }
      let label = text()
      while text() != ":", position < tokens.count { position += 1 }
      position += 1
      found.append((label, type()))
      if text() == "=" {
        var depth = 0
        while position < tokens.count, depth > 0 || text() != "," && text() != ")" {
          if ["(", "["].contains(text()) { depth += 1 }
          if [")", "]"].contains(text()) { depth -= 1 }
          position += 1
        }
      }
      if text() == "," { position += 1 }
    }
    position += 1
    return found
  }

  /// Reads a type, which ends at a token outside of brackets that can't be part of one.
  private mutating func type() -> String {
    var parts: [String] = []
    var depth = 0
    var line = tokens.indices.contains(position) ? tokens[position].line : 0
    while position < tokens.count {
      let token = text()
      if depth == 0 {
        if ["=", "{", "}", ",", ")", "@", "where"].contains(token) && !(token == "@" && parts.isEmpty) { break }
        if tokens[position].line > line, token != "->", parts.last != "->" { break }
      }
      line = tokens[position].line
      if token == "@" {
        _ = attribute()
        continue
      }
      if ["(", "[", "<"].contains(token) { depth += 1 }
      if [")", "]", ">"].contains(token) { depth -= 1 }
      // The name of a closure's parameter is irrelevant: `_ action: UIAction`.
      if token == "_", depth > 0 {
        position += 3
        continue
      }
      parts.append(token)
      position += 1
    }
    return parts.joined().replacing("->()", with: "->Void")
  }

  private func joined(_ path: String?, _ name: String) -> String {
    let clean = name.filter { $0 != "`" }
    return (path ?? "").isEmpty ? clean : (path ?? "") + "." + clean
  }

  private func later(_ first: String, _ second: String?) -> String {
    guard let second else { return first }
    return Release(first) < Release(second) ? second : first
  }
}
