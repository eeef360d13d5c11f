import NavGraphModel
import NavGraphSyntax

/// A builder of the components that pass the URLs of one host to the app.
///
/// Deep paths come first. After the components of one depth, another one excludes all paths of that depth or deeper. So the wildcard of a
/// shorter pattern, which can match across slashes, only meets paths of its own depth. Patterns are compared with decoded URLs, so that
/// each spelling matches. Exclusions are compared with encoded URLs, so that an escaped slash doesn't count as one.
struct AssociationBuilder {
  private let graph: NavigationGraph
  private let table: RouteTable
  /// Whether components have comments, and match digits individually.
  private let isFull: Bool
  private var variables: [(name: String, values: [String])] = []
  /// The name of the variable with these values.
  private var names: [[String]: String] = [:]

  private init(for graph: NavigationGraph, routes table: RouteTable, isFull: Bool) {
    (self.graph, self.table, self.isFull) = (graph, table, isFull)
  }

  /// Returns the association for a host. If the file would be too large, it omits comments and simplifies patterns.
  static func association(for graph: NavigationGraph, routes table: RouteTable, host: String, appIDs: [String]) -> SiteAssociation {
    var builder = AssociationBuilder(for: graph, routes: table, isFull: true)
    let full = builder.build(for: host, appIDs: appIDs)
    guard full.json.utf8.count > SiteAssociation.largest else { return full }
    builder = AssociationBuilder(for: graph, routes: table, isFull: false)
    return builder.build(for: host, appIDs: appIDs)
  }

  /// A path with one form of its query, to create each component once.
  private struct Line: Hashable {
    var path: String
    var query: String?
    var fragment: String?
    var isRest = false
  }

  private mutating func build(for host: String, appIDs: [String]) -> SiteAssociation {
    let trie = RouteTrie(of: table, host: host)
    let variants = trie.variants.sorted { (table.rank(of: table.variants[$0]), $0) < (table.rank(of: table.variants[$1]), $1) }
    var deepest = 0
    var atDepth: [Int: [SiteAssociation.Component]] = [:]
    var openDepths: Set<Int> = []
    var rests: [SiteAssociation.Component] = []
    var seen: Set<Line> = []
    for index in variants {
      let variant = table.variants[index]
      let pattern = graph.patterns[variant.pattern]
      let parts = graph.parts(of: variant)
      let texts = parts.map { segment(of: $0) }
      let path = "/" + texts.map(\.text).joined(separator: "/")
      // A catch-all that is listed with several lengths is one line.
      let isRest = if case .rest? = parts.last { true } else { false }
      let depth = Int(variant.count)
      deepest = max(deepest, depth)
      if !isRest, texts.contains(where: \.isOpen) { openDepths.insert(depth) }
      var comment: String? = isFull ? graph.text(of: pattern.text) : nil
      for var line in lines(at: path, pattern: pattern) {
        line.isRest = isRest
        guard seen.insert(line).inserted else { continue }
        var component = SiteAssociation.Component()
        component.path = line.path
        component.query = line.query.map { .whole($0) }
        component.fragment = line.fragment
        component.isPercentEncoded = false
        component.comment = comment == line.path ? nil : comment
        comment = nil
        if isRest { rests.append(component) } else { atDepth[depth, default: []].append(component) }
      }
    }
    var components: [SiteAssociation.Component] = []
    if !rests.isEmpty || !openDepths.isEmpty { components.append(excluded(path: "*//?*", comment: "no segment of a link is empty")) }
    components += rests
    for depth in stride(from: deepest, through: 0, by: -1) {
      guard let own = atDepth[depth] else { continue }
      if openDepths.contains(depth) {
        components.append(excluded(path: String(repeating: "/?*", count: depth + 1), comment: "deeper than any link that follows"))
      }
      components += own
    }
    var association = SiteAssociation()
    association.variables = variables
    association.details = [SiteAssociation.Details(appIDs: appIDs, components: components)]
    return association
  }

  private func excluded(path: String, comment: String) -> SiteAssociation.Component {
    var component = SiteAssociation.Component()
    component.path = path
    component.isExcluded = true
    component.comment = isFull ? comment : nil
    return component
  }

  // MARK: Queries

  /// Returns the components of a pattern: its path with each form of a query that contains the required keys.
  private mutating func lines(at path: String, pattern: Pattern) -> [Line] {
    var needs: [(key: String, value: (text: String, isOpen: Bool))] = []
    for item in graph.queryItems[pattern.query] where item.isRequired { needs.append((graph.text(of: item.key), value(of: item.value))) }
    // The system treats an empty fragment as missing.
    let fragment: String? = pattern.fragment.flatMap { part in
      if part.isOptional { return nil }
      let text = value(of: part).text
      return text == "*" ? nil : text
    }
    // More keys would have too many orders.
    guard !needs.isEmpty, needs.count <= 3 else { return [Line(path: path, query: nil, fragment: fragment)] }
    return AssociationBuilder.queries(for: needs).map { Line(path: path, query: $0, fragment: fragment) }
  }

  /// Returns patterns of whole queries. A dictionary of keys can't distinguish an absent key from an empty one, and its value must match
  /// every repetition of a key.
  private static func queries(for needs: [(key: String, value: (text: String, isOpen: Bool))]) -> [String] {
    let items = needs.map { (start: literal(for: $0.key) + "=" + $0.value.text, isOpen: $0.value.isOpen, bare: literal(for: $0.key)) }
    func ends(of text: String, isOpen: Bool) -> [String] { isOpen ? [text] : [text, text + "&*"] }
    if items.count == 1 {
      var texts = ends(of: items[0].start, isOpen: items[0].isOpen)
      // A key without `=` has an empty value.
      if needs[0].value.text == "*" { texts += [items[0].bare, items[0].bare + "&*"] }
      return texts.flatMap { [$0, "*&" + $0] }
    }
    var texts: [String] = []
    for order in permutations(of: items.count) {
      let whole = order.map { index in
        let item = items[index]
        return (needs[index].value.text == "*" ? item.bare : item.start)
          + (item.start.hasSuffix("*") && needs[index].value.text != "*" ? "" : "*")
      }.joined(separator: "&")
      texts += [whole, "*&" + whole]
    }
    return texts
  }

  /// Returns the permutations of `0..<count`.
  private static func permutations(of count: Int) -> [[Int]] {
    guard count > 1 else { return [Array(0..<count)] }
    return permutations(of: count - 1).flatMap { order in
      (0..<count).map { place in Array(order[..<place]) + [count - 1] + Array(order[place...]) }
    }
  }

  /// Returns the pattern of a query's or a fragment's value, and whether it ends with a wildcard.
  private mutating func value(of part: PatternPart) -> (text: String, isOpen: Bool) {
    let (text, isOpen) = segment(of: part)
    // Unlike a segment, a value may be empty.
    return text == "?*" ? ("*", true) : (text, isOpen && text.hasSuffix("*"))
  }

  // MARK: Segments

  /// Returns the pattern of a segment, and whether it could match across a slash.
  private mutating func segment(of part: PatternPart) -> (text: String, isOpen: Bool) {
    switch part {
    case .literal(let name):
      let text = AssociationBuilder.literal(for: graph.text(of: name))
      return (text, text.utf8.contains(0x3F))
    case .rest(_, let suffix): return ("?*" + AssociationBuilder.literal(for: graph.text(of: suffix)), true)
    case .unknown: return ("?*", true)
    case .several(let pieces):
      let texts = graph.patternParts[pieces].map { segment(of: $0) }
      return (texts.map(\.text).joined(), texts.contains(where: \.isOpen))
    case .placeholder(let prefix, let parameter, let suffix, _, let form):
      let base = parameter.flatMap { graph.urlType(of: graph.parameters[$0].type) } ?? .string
      let middle = graph.form(from: form, of: base).map { core(of: $0, parameter: parameter) } ?? core(of: base)
      let (before, after) = (
        AssociationBuilder.literal(for: graph.text(of: prefix)), AssociationBuilder.literal(for: graph.text(of: suffix))
      )
      return (before + middle.text + after, middle.isOpen || (before + after).utf8.contains(0x3F))
    }
  }

  /// Returns the pattern of a form. A fixed number of characters can be expressed, but a range can't.
  private mutating func core(of form: PlaceholderForm, parameter: ParameterID?) -> (text: String, isOpen: Bool) {
    let name = parameter.map { graph.text(of: graph.parameters[$0].name) } ?? "Choice"
    func repeated(_ sort: CharacterSort, count: Int) -> (text: String, isOpen: Bool) {
      let known: [CharacterSort: String] = [.digits: "$(digit)", .hex: "$(xdigit)", .letters: "$(alpha)", .alphanumeric: "$(alnum)"]
      guard isFull, let character = known[sort] else { return (String(repeating: "?", count: count), true) }
      return (String(repeating: character, count: count), false)
    }
    switch form {
    case .words(let words):
      let texts = words.map { String(decoding: $0, as: UTF8.self) }
      return (
        variable(named: name, values: texts.map(AssociationBuilder.literal)),
        texts.contains { AssociationBuilder.literal(for: $0).utf8.contains(0x3F) }
      )
    case .number(let least, let most, let digits):
      if most - least < 64 { return (variable(named: name, values: (least...most).map { PlaceholderForm.padded($0, to: digits) }), false) }
      if digits > 0 { return repeated(.digits, count: digits) }
      return (variable(named: "Number", values: (least == 0 ? ["0"] : []) + (1...9).map { "\($0)*" }), true)
    case .characters(let sort, let least, let most):
      return least == most ? repeated(sort, count: least) : ("?*", true)
    }
  }

  /// Returns the pattern of a type's texts, which may match more.
  private mutating func core(of type: Type) -> (text: String, isOpen: Bool) {
    let digit = isFull ? "$(digit)" : "?"
    let hex = isFull ? "$(xdigit)" : "?"
    switch type {
    // Apple's patterns can't repeat a character class, so a number is recognized by its beginning.
    case .int: return (variable(named: "Int", values: AssociationBuilder.numbers(zero: "0")), true)
    case .double: return (variable(named: "Double", values: AssociationBuilder.numbers(zero: "0*") + ["-0*"]), true)
    case .bool: return (variable(named: "Bool", values: ["false", "true"]), false)
    case .uuid: return ([8, 4, 4, 4, 12].map { String(repeating: hex, count: $0) }.joined(separator: "-"), !isFull)
    case .date:
      return ([4, 2, 2].map { String(repeating: digit, count: $0) }.joined(separator: "-") + "*", true)
    case .url: return ("?*://?*", true)
    case .enumeration(let id):
      let enumeration = graph.enumerations[id]
      let values = graph.enumerationCases[enumeration.cases].map { graph.text(of: $0.raw) }.filter { !$0.isEmpty }
      return (
        variable(named: graph.text(of: enumeration.declared.name), values: values.map(AssociationBuilder.literal)),
        AssociationBuilder.literal(for: values.joined()).utf8.contains(0x3F)
      )
    default: return ("?*", true)
    }
  }

  /// Returns patterns for the beginnings of numbers.
  private static func numbers(zero: String) -> [String] {
    [zero] + (1...9).map { "\($0)*" } + (1...9).map { "-\($0)*" }
  }

  /// Returns a reference to a variable with these values, and declares it if there is none. An underscore makes its name unique.
  private mutating func variable(named name: String, values: [String]) -> String {
    if let known = names[values] { return "$(\(known))" }
    var free = name
    while AssociationVariables.names.contains(free) || variables.contains(where: { $0.name == free }) { free += "_" }
    names[values] = free
    variables.append((free, values))
    return "$(\(free))"
  }

  /// Returns the pattern of a text. `*`, `?`, and `$(` can't be escaped, so `?` replaces them.
  private static func literal(for text: String) -> String {
    var out = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isReference = scalar == "$" && (index + 1 == scalars.count || scalars[index + 1] == "(")
      out.append(scalar == "*" || scalar == "?" || isReference ? "?" : scalar)
    }
    return String(out)
  }
}
