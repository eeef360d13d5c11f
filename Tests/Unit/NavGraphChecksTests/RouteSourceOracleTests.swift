import NavGraphSyntax
import Testing

/// Compares the oracle with complete programs: patterns and aliases are parsed and resolved, and the verdict is read from the diagnostics.
@Suite struct RouteSourceOracleTests {
  typealias Rig = RouteTableFixture

  /// One line of a program, with its row.
  private struct Line {
    var text: String
    var row: Rig.Row
    /// The route of an alias.
    var route: Int?
  }

  private static let setting: RouteOracleTests.Setting = {
    // Parts that aren't a single segment in a pattern are excluded. Aliases add an `a` before a placeholder.
    let parts = RouteOracleTests.plain.parts.filter { $0 != .literal("a/b") && $0 != .literal("100%") }
    let kinds = parts.compactMap { part in if case .text(_, let kind, _, _) = part { Optional(kind) } else { nil } }
    let more = Set(kinds).flatMap { [RouteOracleTests.affix("a", $0, ""), .one($0)] } + [.literal("old")]
    let words = RouteOracleTests.plain.universe.words
    var setting = RouteOracleTests.Setting(
      parts: parts + more, optionals: RouteOracleTests.plain.optionals, words: words + ["old", "77", "a77"] + words.map { "a" + $0 })
    setting.parts = parts
    return setting
  }()

  private static func typeName(_ kind: Rig.Kind, _ enums: inout [[String]]) -> String {
    switch kind {
    case .string: return "String"
    case .int: return "Int"
    case .double: return "Double"
    case .bool: return "Bool"
    case .uuid: return "UUID"
    case .date: return "Date"
    case .url: return "URL"
    case .form: return "String"
    case .words(let words):
      let place = enums.firstIndex { $0.map { Array($0.utf8) } == words.map { Array($0.utf8) } } ?? enums.count
      if place == enums.count { enums.append(words) }
      return "E\(place)"
    }
  }

  /// Returns a route with a separate screen.
  private static func route(_ row: Rig.Row, _ number: Int, _ enums: inout [[String]]) -> (line: Line, screen: String) {
    var pattern = ""
    var parameters: [String] = []
    for (index, part) in row.segments.enumerated() {
      switch part {
      case .literal(let text): pattern += "/" + text
      case .rest:
        pattern += "/{p\(index)...}"
        parameters.append("p\(index): [String]")
      case .ending(let suffix):
        pattern += "/{p\(index)...}\(suffix)"
        parameters.append("p\(index): [String]")
      case .shared(let texts, let kinds):
        pattern += "/"
        for (number, kind) in kinds.enumerated() {
          pattern += "\(texts[number]){p\(index)x\(number)}"
          parameters.append("p\(index)x\(number): \(typeName(kind, &enums))")
        }
        pattern += texts[kinds.count]
      case .text(let prefix, let kind, let suffix, let isOptional):
        pattern += "/\(prefix){p\(index)\(isOptional ? "?" : "")}\(suffix)"
        parameters.append("p\(index): \(typeName(kind, &enums))" + (isOptional ? "? = nil" : ""))
      }
    }
    if pattern.isEmpty { pattern = "/" }
    let names = parameters.map { String($0.prefix { $0 != ":" }) }
    let list = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
    let arguments = names.isEmpty ? "" : "(\(names.joined(separator: ", ")))"
    return (
      Line(text: "route \"\(pattern)\" -> Home / P\(number)\(arguments)", row: row), "screen P\(number)\(list)"
    )
  }

  /// Returns an alias of a route, with its placeholders at other positions or with values instead.
  private static func alias(of route: Int, _ lines: [Line], _ random: inout Seeded) -> Line? {
    let line = lines[route]
    var target = ""
    var source = random.chance(50) ? "/old" : ""
    var row = Rig.Row(segments: source.isEmpty ? [] : [.literal("old")])
    for (index, part) in line.row.segments.enumerated() {
      switch part {
      case .literal(let text): target += "/" + text
      case .rest, .ending, .shared, .text(_, _, _, isOptional: true): return nil
      case .text(let prefix, let kind, let suffix, _):
        // A value that occurs in no other pattern, so that the alias refers to this route.
        if random.chance(40), kind == .string || kind == .int {
          target += "/\(prefix)77\(suffix)"
        } else {
          target += "/\(prefix){q\(index)}\(suffix)"
          let around = random.chance(30) ? "a" : ""
          source += "/\(around){q\(index)}"
          row.segments.append(.text(around, kind, "", isOptional: false))
        }
      }
    }
    guard !target.isEmpty, !source.isEmpty else { return nil }
    return Line(text: "alias \"\(source)\" -> \"\(target)\"", row: row, route: route)
  }

  /// Returns the diagnostics of a program as a verdict; nil if there are others.
  private static func verdict(_ checked: CheckedText, firstLine: Int) -> Rig.Verdict? {
    var verdict = Rig.Verdict()
    let lines = LineTable(of: checked.source)
    func row(_ range: SourceRange) -> Int { Int(lines.position(at: range.start).line) - firstLine }
    for diagnostic in checked.diagnostics {
      let own = row(diagnostic.primary.range)
      let others = diagnostic.secondary.map { row($0.range) }
      switch diagnostic.code.number {
      case 701:
        let witness = diagnostic.notes.first { $0.hasPrefix("example: ") }.map { String($0.dropFirst(9)) }
        verdict.ambiguous["\(others[0]) \(own)"] = witness ?? ""
      case 702: verdict.duplicates.insert("\(others[0]) \(own)")
      // The warning is about some lengths of the pattern.
      case 703 where diagnostic.severity == .warning: break
      case 703:
        verdict.shadowed[own] = others
        // The note lists further winners without labels.
        if diagnostic.notes.contains(where: { $0.hasPrefix("the others: ") }) { return nil }
      case 712: verdict.isOpen = true
      default: return nil
      }
    }
    return verdict
  }

  /// Compares one random program. It isn't judged if an alias has another route than intended, or if two routes have the same state.
  private static func judge(_ seed: Int) -> (failure: String?, isJudged: Bool) {
    var random = Seeded(UInt64(50_000_000 + seed))
    let inOrder = seed % 4 == 0
    var enums: [[String]] = []
    var lines: [Line] = []
    var screens = ""
    for number in 0..<(2 + random.below(3)) {
      let (line, screen) = route(RouteOracleTests.row(&random, setting, most: 2), number, &enums)
      lines.append(line)
      screens += screen + "\n"
    }
    if random.chance(70), let alias = alias(of: random.below(lines.count), lines, &random) { lines.append(alias) }
    var text = "app A {\n  root stack Home\n  scheme a\n  precedence \(inOrder ? "order" : "narrowest")\n}\nscreen Home\n"
    for (number, words) in enums.enumerated() {
      text += "enum E\(number) { " + words.enumerated().map { "c\($0) = \"\($1)\"" }.joined(separator: ", ") + " }\n"
    }
    text += screens
    let firstLine = text.utf8.filter { $0 == 0x0A }.count + 1
    text += lines.map(\.text).joined(separator: "\n")
    let checked = CheckedText(text)
    // An alias may match another route, or none that accepts its value.
    guard checked.codes.allSatisfy({ (701...703).contains($0) || $0 == 712 }) else {
      let others = checked.codes.filter { !(701...703).contains($0) && $0 != 710 && $0 != 708 }
      return (others.isEmpty ? nil : "\(others)\n\(text)\n\(checked.report)", false)
    }
    for alias in checked.graph.aliases.ids {
      if checked.graph.aliases[alias].route?.index != lines.last?.route { return (nil, false) }
    }
    guard let verdict = verdict(checked, firstLine: firstLine) else { return (nil, false) }
    let rows = lines.map(\.row)
    let oracle = RouteOracle(rows, setting.universe, hosts: [], schemes: ["a"])
    let failure = RouteOracleTests.judge(verdict, against: oracle, setting: setting, inOrder: inOrder, hasExamples: false)
    return (failure.map { "\($0)\n\(text)\n\(checked.report)" }, true)
  }

  @Test(arguments: 0..<4) func tablesInWords(_ part: Int) {
    var failures: [String] = []
    var judged = 0
    for seed in 0..<300 {
      let (failure, isJudged) = RouteSourceOracleTests.judge(part * 100_003 + seed)
      if let failure { failures.append("part \(part) seed \(seed): \(failure)") }
      if isJudged { judged += 1 }
    }
    #expect(failures.isEmpty, "\(failures.count) tables: \(failures.prefix(3).joined(separator: "\n"))")
    #expect(judged > 200)
  }
}
