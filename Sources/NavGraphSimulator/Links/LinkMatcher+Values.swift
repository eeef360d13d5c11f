import Foundation
import NavGraphModel
import NavGraphSyntax

extension LinkMatcher {
  /// Returns the values that a link has for the route of a matching row.
  /// Throws if a value doesn't have the type or form of its placeholder.
  func matched(_ row: Int, _ link: inout NavGraph.Link) throws(NavGraph.LinkFault) -> Matched {
    let variant = rows.variants[row]
    let pattern = graph.patterns[variant.pattern]
    let reading = LinkReading(variant, in: graph)
    link.ignored = []
    for source in reading.unnamed { _ = try value(source, nil, [:], &link) }
    var divided: [Int: [Range<Int>]] = [:]
    for (segment, slots) in reading.shared {
      divided[segment] = try link.pieces(segment, "", form: "", slots.map(piece), before: graph.text(slots.last?.suffix ?? .empty))
    }
    var values: [CarriedText?] = []
    for (parameter, source) in reading.values { values.append(try value(source, parameter, divided, &link)) }
    return Matched(
      pattern: variant.pattern, route: pattern.route, alias: pattern.alias, variant: rows.turns[row],
      parameters: graph.routes[pattern.route].parameters, values: values, ignored: link.ignored, unknown: unknown(pattern, link))
  }

  /// Returns the query keys of a link that aren't in its pattern, and `#` for an unexpected fragment.
  private func unknown(_ pattern: Pattern, _ link: NavGraph.Link) -> [String] {
    var seen = Set(graph.queryItems[pattern.query].map { graph.text($0.key) }.map { Array($0.utf8) })
    var keys = link.items.map { Array(link.bytes[$0.key]) }.filter { seen.insert($0).inserted }.map { String(decoding: $0, as: UTF8.self) }
    if link.fragment != nil, pattern.fragment == nil { keys.append("#") }
    return keys
  }

  private func piece(_ slot: LinkReading.Slot) -> NavGraph.LinkPiece {
    let (type, form) = wanted(slot.parameter, slot.form)
    return piece(after: graph.text(slot.prefix), form, type)
  }

  private func piece<Text: WrittenValue>(after prefix: String, _ form: NavGraph.LinkForm?, _ type: Text.Type) -> NavGraph.LinkPiece {
    NavGraph.LinkPiece(after: prefix, form: form, as: type)
  }

  // MARK: One value

  private func value(
    _ source: LinkReading.Source, _ parameter: ParameterID?, _ divided: [Int: [Range<Int>]], _ link: inout NavGraph.Link
  ) throws(NavGraph.LinkFault) -> CarriedText? {
    switch source {
    case .absent: return nil
    case .constant(let constant): return graph.constantText(constant)
    case .rest(let index, let suffix): return .list(link.rest(index, before: graph.text(suffix)))
    case .list(let key, let element):
      let (type, form) = wanted(element, .empty)
      return list(graph.text(key), form, type, &link)
    case .piece(_, _, let slot), .segment(_, let slot), .query(_, let slot, _), .fragment(let slot, _):
      let (type, form) = wanted(slot.parameter, slot.form)
      return try text(source, divided, &link, form, type)
    case .host:
      let (type, _) = wanted(parameter, .empty)
      return try text(source, divided, &link, nil, type)
    }
  }

  private func list<Text: WrittenValue>(
    _ key: String, _ form: NavGraph.LinkForm?, _ type: Text.Type, _ link: inout NavGraph.Link
  ) -> CarriedText? {
    link.list(key, form: form, as: type).map { .list($0.map(\.text)) }
  }

  private func text<Text: WrittenValue>(
    _ source: LinkReading.Source, _ divided: [Int: [Range<Int>]], _ link: inout NavGraph.Link, _ form: NavGraph.LinkForm?, _ type: Text.Type
  ) throws(NavGraph.LinkFault) -> CarriedText? {
    let found: Text?
    switch source {
    case .host(let end): found = try link.host("", before: end, as: type)
    case .segment(let index, let slot):
      found = try link.segment(index, "", after: graph.text(slot.prefix), before: graph.text(slot.suffix), form: form, as: type)
    case .piece(let number, let segment, _):
      guard let ranges = divided[segment], ranges.indices.contains(number) else { throw .noRow }
      found = try link.piece(ranges[number], "", form: form, as: type)
    case .query(let key, _, isRequired: true): found = try link.query(graph.text(key), form: form, as: type)
    case .query(let key, _, isRequired: false): found = link.optionalQuery(graph.text(key), form: form, as: type)
    case .fragment(let slot, let isRequired):
      let (prefix, suffix) = (graph.text(slot.prefix), graph.text(slot.suffix))
      found =
        isRequired
        ? try link.fragment(after: prefix, before: suffix, form: form, as: type)
        : link.optionalFragment(after: prefix, before: suffix, form: form, as: type)
    case .absent, .constant, .list, .rest: found = nil
    }
    return found.map { .text($0.text) }
  }

  // MARK: Types

  private func wanted(_ parameter: ParameterID?, _ form: Name) -> (any WrittenValue.Type, NavGraph.LinkForm?) {
    guard let parameter else { return (Written<String>.self, graph.form(form, of: .string).map(NavGraph.LinkForm.init)) }
    return wanted(graph.parameters[parameter].type, form)
  }

  /// Returns the type and the form that a value must have. Values of enums are texts that are
  /// restricted to the raw values of the cases. No text is valid for a type that URLs can't contain.
  private func wanted(_ type: TypeID, _ form: Name) -> (any WrittenValue.Type, NavGraph.LinkForm?) {
    let base = graph.urlType(type)
    let form = graph.form(form, of: base).map(NavGraph.LinkForm.init)
    switch base {
    case .string: return (Written<String>.self, form)
    case .int: return (form == nil ? Written<Int>.self : Padded.self, form)
    case .double: return (Written<Double>.self, form)
    case .bool: return (Written<Bool>.self, form)
    case .uuid: return (Written<UUID>.self, form)
    case .date: return (Written<Date>.self, form)
    case .url: return (Written<URL>.self, form)
    case .enumeration(let id):
      let texts = graph.enumerationCases[graph.enumerations[id].cases].map { graph.text($0.raw) }
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
