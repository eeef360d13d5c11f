import NavGraphModel
import NavGraphSyntax

/// Writes the components that hand over the URLs of one host.
///
/// Deep paths come first. Behind those of one depth a component excludes all that are as deep, so a wildcard of a shorter pattern, which
/// would run across slashes, meets only paths of its own depth. Patterns are compared with decoded URLs, so that each spelling is
/// found; what is excluded, with URLs as they are written, so that an escaped slash is none.
struct AssociationBuilder {
  private let graph: NavigationGraph
  private let table: RouteTable
  /// With comments, and identifiers spelt out by their digits.
  private let isFull: Bool
  private var variables: [(name: String, values: [String])] = []
  private var names: [[String]: String] = [:]

  private init(_ graph: NavigationGraph, _ table: RouteTable, isFull: Bool) {
    (self.graph, self.table, self.isFull) = (graph, table, isFull)
  }

  /// Leaves out what is only for readers if the file would be too large.
  static func association(_ graph: NavigationGraph, _ table: RouteTable, host: String, appIDs: [String]) -> SiteAssociation {
    var builder = AssociationBuilder(graph, table, isFull: true)
    let full = builder.build(host, appIDs)
    guard full.json.utf8.count > SiteAssociation.largest else { return full }
    builder = AssociationBuilder(graph, table, isFull: false)
    return builder.build(host, appIDs)
  }

  private struct Line: Hashable {
    var path: String
    var query: String?
    var fragment: String?
    var isRest = false
  }

  private mutating func build(_ host: String, _ appIDs: [String]) -> SiteAssociation {
    let trie = RouteTrie(table, host: host)
    let variants = trie.variants.sorted { (table.rank(table.variants[$0]), $0) < (table.rank(table.variants[$1]), $1) }
    var deepest = 0
    var atDepth: [Int: [SiteAssociation.Component]] = [:]
    var openDepths: Set<Int> = []
    var rests: [SiteAssociation.Component] = []
    var seen: Set<Line> = []
    for index in variants {
      let variant = table.variants[index]
      let pattern = graph.patterns[variant.pattern]
      let parts = graph.parts(of: variant)
      let texts = parts.map { segment($0) }
      let path = "/" + texts.map(\.text).joined(separator: "/")
      // A catch-all that is spelt at several lengths is one line.
      let isRest = if case .rest? = parts.last { true } else { false }
      let depth = Int(variant.count)
      deepest = max(deepest, depth)
      if !isRest, texts.contains(where: \.isOpen) { openDepths.insert(depth) }
      var comment: String? = isFull ? graph.text(pattern.text) : nil
      for var line in lines(path, pattern) {
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
    if !rests.isEmpty || !openDepths.isEmpty { components.append(excluded("*//?*", "no segment of a link is empty")) }
    components += rests
    for depth in stride(from: deepest, through: 0, by: -1) {
      guard let own = atDepth[depth] else { continue }
      if openDepths.contains(depth) {
        components.append(excluded(String(repeating: "/?*", count: depth + 1), "deeper than any link that follows"))
      }
      components += own
    }
    var association = SiteAssociation()
    association.variables = variables
    association.details = [SiteAssociation.Details(appIDs: appIDs, components: components)]
    return association
  }

  private func excluded(_ path: String, _ comment: String) -> SiteAssociation.Component {
    var component = SiteAssociation.Component()
    component.path = path
    component.isExcluded = true
    component.comment = isFull ? comment : nil
    return component
  }

  // MARK: Queries

  /// The components of a pattern: the path, and each way in which its query can hold what it requires.
  private mutating func lines(_ path: String, _ pattern: Pattern) -> [Line] {
    var needs: [(key: String, value: (text: String, isOpen: Bool))] = []
    for item in graph.queryItems[pattern.query] where item.isRequired { needs.append((graph.text(item.key), value(item.value))) }
    // An empty fragment is a text, and to the system none.
    let fragment: String? = pattern.fragment.flatMap { part in
      if part.isOptional { return nil }
      let text = value(part).text
      return text == "*" ? nil : text
    }
    // All orders of more keys would be too many components.
    guard !needs.isEmpty, needs.count <= 3 else { return [Line(path: path, query: nil, fragment: fragment)] }
    return AssociationBuilder.queries(needs).map { Line(path: path, query: $0, fragment: fragment) }
  }

  /// Whole queries, as the keys of a dictionary could neither tell an absent key from an empty one nor overlook one that is repeated.
  private static func queries(_ needs: [(key: String, value: (text: String, isOpen: Bool))]) -> [String] {
    let items = needs.map { (start: literal($0.key) + "=" + $0.value.text, isOpen: $0.value.isOpen, bare: literal($0.key)) }
    func ends(_ text: String, _ isOpen: Bool) -> [String] { isOpen ? [text] : [text, text + "&*"] }
    if items.count == 1 {
      var texts = ends(items[0].start, items[0].isOpen)
      // A key without `=` has an empty value.
      if needs[0].value.text == "*" { texts += [items[0].bare, items[0].bare + "&*"] }
      return texts.flatMap { [$0, "*&" + $0] }
    }
    var texts: [String] = []
    for order in orders(items.count) {
      let whole = order.map { index in
        let item = items[index]
        return (needs[index].value.text == "*" ? item.bare : item.start)
          + (item.start.hasSuffix("*") && needs[index].value.text != "*" ? "" : "*")
      }.joined(separator: "&")
      texts += [whole, "*&" + whole]
    }
    return texts
  }

  private static func orders(_ count: Int) -> [[Int]] {
    guard count > 1 else { return [Array(0..<count)] }
    return orders(count - 1).flatMap { order in
      (0..<count).map { place in Array(order[..<place]) + [count - 1] + Array(order[place...]) }
    }
  }

  private mutating func value(_ part: PatternPart) -> (text: String, isOpen: Bool) {
    let (text, isOpen) = segment(part)
    // Unlike a segment a text may be empty.
    return text == "?*" ? ("*", true) : (text, isOpen && text.hasSuffix("*"))
  }

  // MARK: Segments

  /// The pattern of one segment, and whether it could run across a slash.
  private mutating func segment(_ part: PatternPart) -> (text: String, isOpen: Bool) {
    switch part {
    case .literal(let name):
      let text = AssociationBuilder.literal(graph.text(name))
      return (text, text.utf8.contains(0x3F))
    case .rest(_, let suffix): return ("?*" + AssociationBuilder.literal(graph.text(suffix)), true)
    case .unknown: return ("?*", true)
    case .several(let pieces):
      let texts = graph.patternParts[pieces].map { segment($0) }
      return (texts.map(\.text).joined(), texts.contains(where: \.isOpen))
    case .placeholder(let prefix, let parameter, let suffix, _, let form):
      let base = parameter.flatMap { graph.urlType(graph.parameters[$0].type) } ?? .string
      let middle = graph.form(form, of: base).map { core($0, parameter) } ?? core(base)
      let (before, after) = (AssociationBuilder.literal(graph.text(prefix)), AssociationBuilder.literal(graph.text(suffix)))
      return (before + middle.text + after, middle.isOpen || (before + after).utf8.contains(0x3F))
    }
  }

  /// Of so many characters each can be told; how many there may be can't.
  private mutating func core(_ form: PlaceholderForm, _ parameter: ParameterID?) -> (text: String, isOpen: Bool) {
    let name = parameter.map { graph.text(graph.parameters[$0].name) } ?? "Choice"
    func repeated(_ sort: CharacterSort, _ count: Int) -> (text: String, isOpen: Bool) {
      let known: [CharacterSort: String] = [.digits: "$(digit)", .hex: "$(xdigit)", .letters: "$(alpha)", .alphanumeric: "$(alnum)"]
      guard isFull, let character = known[sort] else { return (String(repeating: "?", count: count), true) }
      return (String(repeating: character, count: count), false)
    }
    switch form {
    case .words(let words):
      let texts = words.map { String(decoding: $0, as: UTF8.self) }
      return (variable(name, texts.map(AssociationBuilder.literal)), texts.contains { AssociationBuilder.literal($0).utf8.contains(0x3F) })
    case .number(let least, let most, let digits):
      if most - least < 64 { return (variable(name, (least...most).map { PlaceholderForm.padded($0, digits) }), false) }
      if digits > 0 { return repeated(.digits, digits) }
      return (variable("Number", (least == 0 ? ["0"] : []) + (1...9).map { "\($0)*" }), true)
    case .characters(let sort, let least, let most):
      return least == most ? repeated(sort, least) : ("?*", true)
    }
  }

  private mutating func core(_ type: Type) -> (text: String, isOpen: Bool) {
    let digit = isFull ? "$(digit)" : "?"
    let hex = isFull ? "$(xdigit)" : "?"
    switch type {
    // Apple's patterns can't repeat a class of characters: a number is known by how it begins.
    case .int: return (variable("Int", AssociationBuilder.numbers(zero: "0")), true)
    case .double: return (variable("Double", AssociationBuilder.numbers(zero: "0*") + ["-0*"]), true)
    case .bool: return (variable("Bool", ["false", "true"]), false)
    case .uuid: return ([8, 4, 4, 4, 12].map { String(repeating: hex, count: $0) }.joined(separator: "-"), !isFull)
    case .date:
      return ([4, 2, 2].map { String(repeating: digit, count: $0) }.joined(separator: "-") + "*", true)
    case .url: return ("?*://?*", true)
    case .enumeration(let id):
      let enumeration = graph.enumerations[id]
      let values = graph.enumerationCases[enumeration.cases].map { graph.text($0.raw) }.filter { !$0.isEmpty }
      return (
        variable(graph.text(enumeration.declared.name), values.map(AssociationBuilder.literal)),
        AssociationBuilder.literal(values.joined()).utf8.contains(0x3F)
      )
    default: return ("?*", true)
    }
  }

  /// How the numbers begin that are no text in general.
  private static func numbers(zero: String) -> [String] {
    [zero] + (1...9).map { "\($0)*" } + (1...9).map { "-\($0)*" }
  }

  private mutating func variable(_ name: String, _ values: [String]) -> String {
    if let known = names[values] { return "$(\(known))" }
    var free = name
    while AssociationVariables.names.contains(free) || variables.contains(where: { $0.name == free }) { free += "_" }
    names[values] = free
    variables.append((free, values))
    return "$(\(free))"
  }

  /// A text as a pattern. `*`, `?` and `$(` can't be escaped: any one character stands for each.
  private static func literal(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isReference = scalar == "$" && (index + 1 == scalars.count || scalars[index + 1] == "(")
      out.append(scalar == "*" || scalar == "?" || isReference ? "?" : scalar)
    }
    return String(out)
  }
}
