/// Parses the parts of an app's source that concern links. The parser is independent of the compiler and expects valid sources.
package struct ReferenceProgram {
  private enum Token: Equatable {
    case word(String)
    /// The text between quotes, with its escapes.
    case text(String)
    case mark(Character)
  }
  private struct Parameter {
    var name: String
    var type: String
    var hasDefault: Bool
  }
  private struct Link {
    var patterns: [String]
    var hosts: [String] = []
    var schemes: [String] = []
    var uses: [Use] = []
    /// The values that branches compare placeholders with, by name.
    var compared: [String: Literal] = [:]
    /// The target of an alias, or nil for a route.
    var target: String?
  }
  private enum Literal: Equatable { case enumeration(String), text, number, truth }
  /// A placeholder that is passed as an argument.
  private struct Use: Hashable {
    var name: String
    var declaration: String
    var label: String
  }

  private var tokens: [(token: Token, startsLine: Bool)] = []
  private var position = 0
  private var parameters: [String: [Parameter]] = [:]
  private var enums: [String: [String]] = [:]
  /// The enumerations that have a case, by the name of the case.
  private var enumsByCase: [String: Set<String>] = [:]
  private var types: [String: String] = [:]
  private var links: [Link] = []
  private var schemes: [String] = []
  private var hosts: [String] = []
  private var isOrdered = false

  /// Returns the link table of an app from the texts of its files, in order.
  package static func table(of sources: [String]) -> ReferenceTable {
    var program = ReferenceProgram()
    for source in sources {
      program.scan(source)
      program.position = 0
      program.read()
    }
    return program.table()
  }

  // MARK: Tokens

  private mutating func scan(_ source: String) {
    tokens = []
    var rest = Substring(source)
    var startsLine = true
    while let character = rest.first {
      if character.isNewline || character.isWhitespace {
        if character.isNewline { startsLine = true }
        rest.removeFirst()
        continue
      }
      var token: Token
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
        continue
      } else if character == "\"" {
        rest.removeFirst()
        var text = ""
        while let next = rest.first, next != "\"" {
          text.append(rest.removeFirst())
          if next == "\\", let escaped = rest.first {
            text.append(escaped)
            rest.removeFirst()
          }
        }
        rest = rest.dropFirst()
        token = .text(text)
      } else if character.isLetter || character.isNumber || character == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest.dropFirst(word.count)
        token = .word(String(word))
      } else {
        token = .mark(rest.removeFirst())
      }
      tokens.append((token, startsLine))
      startsLine = false
    }
  }

  private var next: Token? { position < tokens.count ? tokens[position].token : nil }
  private mutating func take() -> Token? {
    defer { position += 1 }
    return next
  }
  private mutating func take(_ mark: Character) -> Bool {
    guard next == .mark(mark) else { return false }
    position += 1
    return true
  }
  private mutating func word() -> String? {
    guard case .word(let word)? = next else { return nil }
    position += 1
    return word
  }
  private mutating func texts() -> [String] {
    var all: [String] = []
    while case .text(let text)? = next {
      position += 1
      all.append(text)
      if !take(",") { break }
    }
    return all
  }

  // MARK: Declarations

  private mutating func read() {
    while let token = take() {
      guard case .word(let keyword) = token else {
        if token == .mark("{") { skipBody() }
        continue
      }
      switch keyword {
      case "app":
        _ = word()
        if take("{") { readApp() }
      case "type":
        if let name = word(), take("="), let base = word() { types[name] = base }
      case "enum":
        if let name = word(), take("{") { enums[name] = readCases(of: name) }
      case "screen", "modal", "stack", "alert", "confirm", "pages", "tabs", "split", "guard", "condition":
        if let name = word(), take("(") { parameters[name] = readParameters() }
      case "route":
        var link = Link(patterns: texts())
        readRest(of: &link)
        links.append(link)
      case "alias":
        var link = Link(patterns: texts())
        while let token = next, token != .mark(">") { _ = take() }
        _ = take(">")
        link.target = texts().first
        links.append(link)
      default: break
      }
    }
  }

  private mutating func skipBody() {
    var depth = 1
    while depth > 0, let token = take() {
      if token == .mark("{") { depth += 1 }
      if token == .mark("}") { depth -= 1 }
    }
  }

  private mutating func readApp() {
    while let token = take(), token != .mark("}") {
      switch token {
      case .word("scheme"):
        while let scheme = word() {
          schemes.append(scheme)
          if !take(",") { break }
        }
        schemes += texts()
      case .word("hosts"): hosts += texts()
      case .word("precedence"): isOrdered = word() == "order"
      default: break
      }
    }
  }

  private mutating func readCases(of enumeration: String) -> [String] {
    var raws: [String] = []
    while let token = take(), token != .mark("}") {
      guard case .word(let name) = token else { continue }
      enumsByCase[name, default: []].insert(enumeration)
      raws.append(take("=") ? texts().first.map(ReferenceProgram.unescaped) ?? name : name)
    }
    return raws
  }

  private mutating func readParameters() -> [Parameter] {
    var all: [Parameter] = []
    while let name = word(), take(":") {
      var type = ""
      while let token = next, token != .mark(","), token != .mark(")"), token != .mark("=") {
        // `id: Int key`: keys don't affect links.
        if case .word(let word) = token, type.isEmpty || word != "key" { type += word }
        if case .mark(let mark) = token { type.append(mark) }
        position += 1
      }
      let hasDefault = take("=")
      var depth = 0
      while let token = next, depth > 0 || token != .mark(",") && token != .mark(")") {
        if token == .mark("[") || token == .mark("(") { depth += 1 }
        if token == .mark("]") || token == .mark(")") { depth -= 1 }
        position += 1
      }
      all.append(Parameter(name: name, type: type, hasDefault: hasDefault))
      if !take(",") { break }
    }
    return all
  }

  private static let heads: Set<String> = [
    "route", "alias", "entry", "screen", "modal", "stack", "tabs", "split", "pages", "alert", "confirm", "appearance", "guard", "condition",
    "type", "enum", "extern", "events", "assert", "app", "import", "module", "allow",
  ]

  /// Parses options and targets, up to the next declaration.
  private mutating func readRest(of link: inout Link) {
    var wasName: String?
    while position < tokens.count {
      let (token, startsLine) = tokens[position]
      if startsLine, case .word(let word) = token, ReferenceProgram.heads.contains(word) { return }
      position += 1
      switch token {
      case .word("host") where link.uses.isEmpty && texts(follow: position): link.hosts += texts()
      case .word("scheme") where texts(follow: position): link.schemes += texts()
      case .word(let name):
        wasName = name
        continue
      case .mark("("): if let name = wasName { link.uses += readUses(of: name) }
      case .mark("="), .mark("!"):
        if let name = wasName, take("="), link.compared[name] == nil { link.compared[name] = literal() }
      default: break
      }
      wasName = nil
    }
  }

  /// Parses the literal after `==` or `!=`.
  private mutating func literal() -> Literal {
    if take(".") { return .enumeration(word() ?? "") }
    guard case .word(let word)? = next else { return .text }
    return word == "true" || word == "false" ? .truth : .number
  }

  private func kind(of literal: Literal) -> ReferenceKind {
    switch literal {
    case .enumeration(let name): .words(enumsByCase[name]?.first.flatMap { enums[$0] } ?? [])
    case .text: .string
    case .number: .int
    case .truth: .bool
    }
  }

  private func texts(follow position: Int) -> Bool {
    if position < tokens.count, case .text = tokens[position].token { true } else { false }
  }

  private mutating func readUses(of declaration: String) -> [Use] {
    var uses: [Use] = []
    while let label = word() {
      if take(":") {
        if case .word(let name)? = next { uses.append(Use(name: name, declaration: declaration, label: label)) }
        while let token = next, token != .mark(","), token != .mark(")") { _ = take() }
      } else {
        uses.append(Use(name: label, declaration: declaration, label: label))
      }
      if !take(",") { break }
    }
    return uses
  }

  // MARK: The table

  private func kind(of written: String) -> ReferenceKind {
    var type = written
    while type.hasSuffix("?") { type.removeLast() }
    if type.hasPrefix("["), type.hasSuffix("]") { return .list(kind(of: String(type.dropFirst().dropLast()))) }
    if let raws = enums[type] { return .words(raws) }
    if let base = types[type], base != type { return kind(of: base) }
    let plain: [String: ReferenceKind] = ["Int": .int, "Double": .double, "Bool": .bool, "UUID": .uuid, "Date": .date, "URL": .url]
    return plain[type] ?? .string
  }

  private func known(in link: Link) -> [String: ReferencePattern.Known] {
    var known: [String: ReferencePattern.Known] = [:]
    for use in link.uses {
      guard let parameter = parameters[use.declaration]?.first(where: { $0.name == use.label }) else { continue }
      let before = known[use.name]
      known[use.name] = .init(
        kind: before?.kind ?? kind(of: parameter.type), isDefaulted: (before?.isDefaulted ?? true) && parameter.hasDefault)
    }
    // A placeholder that isn't an argument has the type of the literal that it is compared with.
    for (name, literal) in link.compared where known[name] == nil { known[name] = .init(kind: kind(of: literal), isDefaulted: false) }
    return known
  }

  private func table() -> ReferenceTable {
    var table = ReferenceTable(schemes: schemes, hosts: hosts, isOrdered: isOrdered)
    var meanings: [String: [String: ReferencePattern.Known]] = [:]
    // Aliases may refer to later routes, so routes are added first. The rows are then sorted in the order of the text.
    var rows: [Int: [ReferenceTable.Row]] = [:]
    for (number, link) in links.enumerated() where link.target == nil {
      let known = known(in: link)
      let braces = link.hosts.first.flatMap { $0.hasPrefix("{") ? $0.firstIndex(of: "}") : nil }
      let hosts = braces.map { end in ["*" + link.hosts[0][end...].dropFirst()] } ?? link.hosts.map(ReferenceProgram.unescaped)
      rows[number] = link.patterns.map {
        var row = ReferenceTable.Row(
          pattern: ReferencePattern($0, known: known), route: link.patterns[0], hosts: hosts, schemes: link.schemes)
        row.hostName = braces.map { String(link.hosts[0][..<$0].dropFirst()) }
        return row
      }
      meanings[link.patterns[0]] = known
    }
    var changed = true
    while changed {
      changed = false
      for (number, link) in links.enumerated() where rows[number] == nil {
        guard let target = link.target else { continue }
        let all = rows.keys.sorted().flatMap { rows[$0] ?? [] }
        let meant = all.filter { ReferenceProgram.has($0, target: target) }
        let distances = meant.map { ReferenceProgram.distance(from: $0, to: target) }
        guard let least = distances.min(), let base = distances.firstIndex(of: least).map({ meant[$0] }) else { continue }
        rows[number] = link.patterns.map { ReferenceProgram.alias($0, of: target, base: base, known: meanings[base.route] ?? [:]) }
        changed = true
      }
    }
    table.rows = rows.keys.sorted().flatMap { rows[$0] ?? [] }
    return table
  }
}
