import Foundation
import NavGraphModel
import NavGraphSyntax

extension LinkMatcher {
  /// Returns the values that a link has for the route of a matching row.
  /// Throws if a value doesn't have the type or form of its placeholder.
  func matched(by row: Int, in link: inout NavGraph.Link) throws(NavGraph.LinkFault) -> Matched {
    let variant = rows.variants[row]
    let pattern = graph.patterns[variant.pattern]
    let reading = LinkReading(of: variant, in: graph)
    link.ignored = []
    for source in reading.unnamed { _ = try value(from: source, for: nil, divided: [:], in: &link) }
    var divided: [Int: [Range<Int>]] = [:]
    for (segment, slots) in reading.shared {
      divided[segment] = try link.pieces(segment, "", form: "", slots.map(piece), before: graph.text(of: slots.last?.suffix ?? .empty))
    }
    var values: [CarriedText?] = []
    for (parameter, source) in reading.values { values.append(try value(from: source, for: parameter, divided: divided, in: &link)) }
    return Matched(
      pattern: variant.pattern, route: pattern.route, alias: pattern.alias, variant: rows.turns[row],
      parameters: graph.routes[pattern.route].parameters, values: values, ignored: link.ignored, unknown: unknown(to: pattern, in: link))
  }

  /// Returns the query keys of a link that aren't in its pattern, and `#` for an unexpected fragment.
  private func unknown(to pattern: Pattern, in link: NavGraph.Link) -> [String] {
    var seen = Set(graph.queryItems[pattern.query].map { graph.text(of: $0.key) }.map { Array($0.utf8) })
    var keys = link.items.map { Array(link.bytes[$0.key]) }.filter { seen.insert($0).inserted }.map { String(decoding: $0, as: UTF8.self) }
    if link.fragment != nil, pattern.fragment == nil { keys.append("#") }
    return keys
  }

  private func piece(for slot: LinkReading.Slot) -> NavGraph.LinkPiece {
    let (type, form) = wanted(for: slot.parameter, form: slot.form)
    return piece(after: graph.text(of: slot.prefix), form: form, as: type)
  }

  private func piece<Text: WrittenValue>(after prefix: String, form: NavGraph.LinkForm?, as type: Text.Type) -> NavGraph.LinkPiece {
    NavGraph.LinkPiece(after: prefix, form: form, as: type)
  }

  // MARK: One value

  private func value(
    from source: LinkReading.Source, for parameter: ParameterID?, divided: [Int: [Range<Int>]], in link: inout NavGraph.Link
  ) throws(NavGraph.LinkFault) -> CarriedText? {
    switch source {
    case .absent: return nil
    case .constant(let constant): return graph.constantText(of: constant)
    case .rest(let index, let suffix): return .list(link.rest(index, before: graph.text(of: suffix)))
    case .list(let key, let element):
      let (type, form) = wanted(for: element, form: .empty)
      return list(for: graph.text(of: key), form: form, as: type, in: &link)
    case .piece(_, _, let slot), .segment(_, let slot), .query(_, let slot, _), .fragment(let slot, _):
      let (type, form) = wanted(for: slot.parameter, form: slot.form)
      return try text(from: source, divided: divided, in: &link, form: form, as: type)
    case .host:
      let (type, _) = wanted(for: parameter, form: .empty)
      return try text(from: source, divided: divided, in: &link, form: nil, as: type)
    }
  }

  private func list<Text: WrittenValue>(
    for key: String, form: NavGraph.LinkForm?, as type: Text.Type, in link: inout NavGraph.Link
  ) -> CarriedText? {
    link.list(key, form: form, as: type).map { .list($0.map(\.text)) }
  }

  private func text<Text: WrittenValue>(
    from source: LinkReading.Source, divided: [Int: [Range<Int>]], in link: inout NavGraph.Link, form: NavGraph.LinkForm?,
    as type: Text.Type
  ) throws(NavGraph.LinkFault) -> CarriedText? {
    let found: Text?
    switch source {
    case .host(let end): found = try link.host("", before: end, as: type)
    case .segment(let index, let slot):
      found = try link.segment(index, "", after: graph.text(of: slot.prefix), before: graph.text(of: slot.suffix), form: form, as: type)
    case .piece(let number, let segment, _):
      guard let ranges = divided[segment], ranges.indices.contains(number) else { throw .noRow }
      found = try link.piece(ranges[number], "", form: form, as: type)
    case .query(let key, _, isRequired: true): found = try link.query(graph.text(of: key), form: form, as: type)
    case .query(let key, _, isRequired: false): found = link.optionalQuery(graph.text(of: key), form: form, as: type)
    case .fragment(let slot, let isRequired):
      let (prefix, suffix) = (graph.text(of: slot.prefix), graph.text(of: slot.suffix))
      found =
        isRequired
        ? try link.fragment(after: prefix, before: suffix, form: form, as: type)
        : link.optionalFragment(after: prefix, before: suffix, form: form, as: type)
    case .absent, .constant, .list, .rest: found = nil
    }
    return found.map { .text($0.text) }
  }

  // MARK: Types

  private func wanted(for parameter: ParameterID?, form: Name) -> (any WrittenValue.Type, NavGraph.LinkForm?) {
    guard let parameter else { return (Written<String>.self, graph.form(from: form, of: .string).map(NavGraph.LinkForm.init)) }
    return wanted(for: graph.parameters[parameter].type, form: form)
  }

  /// Returns the type and the form that a value must have. Values of enums are texts that are
  /// restricted to the raw values of the cases. No text is valid for a type that URLs can't contain.
  private func wanted(for type: TypeID, form: Name) -> (any WrittenValue.Type, NavGraph.LinkForm?) {
    let base = graph.urlType(of: type)
    let form = graph.form(from: form, of: base).map(NavGraph.LinkForm.init)
    switch base {
    case .string: return (Written<String>.self, form)
    case .int: return (form == nil ? Written<Int>.self : Padded.self, form)
    case .double: return (Written<Double>.self, form)
    case .bool: return (Written<Bool>.self, form)
    case .uuid: return (Written<UUID>.self, form)
    case .date: return (Written<Date>.self, form)
    case .url: return (Written<URL>.self, form)
    case .enumeration(let id):
      let texts = graph.enumerationCases[graph.enumerations[id].cases].map { graph.text(of: $0.raw) }
      return (Written<String>.self, form ?? .words(texts.filter { !$0.isEmpty }))
    default: return (Written<String>.self, .words([]))
    }
  }
}

/// A value of a type that URLs can contain, with its original text.
private protocol WrittenValue: NavGraph.URLValue {
  var text: String { get }
}

extension WrittenValue {
  var urlText: String { text }
}

private struct Written<Base: NavGraph.URLValue>: WrittenValue {
  let text: String
  static var urlKind: String { Base.urlKind }

  init?(urlText text: String) {
    guard Base(urlText: text) != nil else { return nil }
    self.text = text
  }
}

/// An integer whose form can require leading zeros.
private struct Padded: WrittenValue {
  let text: String
  static var urlKind: String { Int.urlKind }

  init?(urlText text: String) {
    guard Int(text) != nil else { return nil }
    self.text = text
  }
}

extension NavGraph.LinkForm {
  fileprivate init(_ form: PlaceholderForm) {
    switch form {
    case .characters(let sort, let least, let most): self = .characters(Sort(rawValue: sort.rawValue) ?? .token, least, most)
    case .number(let least, let most, let digits): self = .number(Int(least), Int(most), digits: digits)
    case .words(let words): self = .words(words.map { String(decoding: $0, as: UTF8.self) })
    }
  }
}
