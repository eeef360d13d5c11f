/// A pattern, parsed from the text between its quotes.
package struct ReferencePattern: Sendable {
  /// A segment, a query value, or the fragment.
  package enum Part: Hashable, Sendable {
    case literal([UInt8])
    /// A placeholder. If the name is nil, the value is discarded.
    case hole(prefix: [UInt8], name: String?, kind: ReferenceKind, suffix: [UInt8], isOptional: Bool)
    /// Several placeholders in one segment, each with the text before it, and the text after the last.
    case chain([Link], end: [UInt8])
    /// One or more segments, the last of which ends with `end`.
    case rest(name: String?, end: [UInt8])
  }
  /// A placeholder that shares its segment with others.
  package struct Link: Hashable, Sendable {
    package var before: [UInt8]
    package var name: String?
    package var kind: ReferenceKind
  }
  package struct Item: Sendable {
    package var key: [UInt8]
    package var value: Part
    package var isRequired: Bool
  }
  /// The properties of a placeholder that follow from its target.
  package struct Known: Hashable, Sendable {
    package var kind: ReferenceKind
    package var isDefaulted: Bool
    package init(kind: ReferenceKind, isDefaulted: Bool) { (self.kind, self.isDefaulted) = (kind, isDefaulted) }
  }

  /// The text as it is written.
  package let text: String
  package var segments: [Part] = []
  package var query: [Item] = []
  package var fragment: Part?

  /// A byte, and whether it is escaped and therefore literal.
  private struct Mark: Equatable {
    var byte: UInt8
    var isEscaped = false
    static func plain(_ character: Unicode.Scalar) -> Mark { Mark(byte: UInt8(ascii: character)) }
  }

  package init(_ text: String, known: [String: Known]) {
    self.text = text
    var path = ReferencePattern.marks(in: Array(text.utf8))
    // Marks inside of braces belong to placeholders.
    func cut(at mark: Unicode.Scalar) -> [Mark]? {
      var depth = 0
      for (index, found) in path.enumerated() {
        if found == .plain("{") { depth += 1 }
        if found == .plain("}") { depth -= 1 }
        guard depth == 0, found == .plain(mark) else { continue }
        let tail = Array(path[(index + 1)...])
        path = Array(path[..<index])
        return tail
      }
      return nil
    }
    let fragmentMarks = cut(at: "#")
    let queryMarks = cut(at: "?")
    for piece in path.split(separator: .plain("/")) { segments.append(ReferencePattern.part(of: Array(piece), known: known)) }
    for piece in (queryMarks ?? []).split(separator: .plain("&")) {
      let equals = piece.firstIndex(of: .plain("=")) ?? piece.endIndex
      let key = piece[..<equals].map(\.byte)
      guard equals < piece.endIndex else {
        let any = Part.hole(prefix: [], name: nil, kind: .string, suffix: [], isOptional: false)
        query.append(Item(key: key, value: any, isRequired: true))
        continue
      }
      let value = ReferencePattern.part(of: Array(piece[(equals + 1)...]), known: known)
      query.append(Item(key: key, value: value, isRequired: !ReferencePattern.canBeMissing(value, known: known)))
    }
    if let fragmentMarks {
      var part = ReferencePattern.part(of: fragmentMarks, known: known)
      if case .hole(let prefix, let name, let kind, let suffix, _) = part {
        let isOptional = ReferencePattern.canBeMissing(part, known: known)
        part = .hole(prefix: prefix, name: name, kind: kind, suffix: suffix, isOptional: isOptional)
      }
      fragment = part
    }
  }

  /// The path in each variant without optional parts. Adjacent optional parts are filled from the left.
  package var paths: [[Part]] {
    var all: [[Part]] = [[]]
    var optional: [Part] = []
    for part in segments {
      if case .hole(_, _, _, _, isOptional: true) = part {
        optional.append(part)
        continue
      }
      all = all.flatMap { path in (0...optional.count).map { path + optional.prefix($0) } }.map { $0 + [part] }
      optional = []
    }
    return all.flatMap { path in (0...optional.count).map { path + optional.prefix($0) } }
  }

  /// Whether a part can be missing: `{p?}`, a default value, or a list.
  private static func canBeMissing(_ part: Part, known: [String: Known]) -> Bool {
    guard case .hole(_, let name, let kind, _, let isOptional) = part else { return false }
    if case .list = kind { return true }
    return isOptional || name.flatMap { known[$0]?.isDefaulted } ?? false
  }

  private static func part(of marks: [Mark], known: [String: Known]) -> Part {
    guard let open = marks.firstIndex(of: .plain("{")), let close = marks.firstIndex(of: .plain("}")), open < close else {
      return .literal(marks.map(\.byte))
    }
    if marks[close...].contains(.plain("{")) { return chain(of: marks, known: known) }
    var name = String(decoding: marks[(open + 1)..<close].map(\.byte), as: UTF8.self)
    if name.hasSuffix("..."), !name.contains(":") {
      name.removeLast(3)
      return .rest(name: name == "_" ? nil : name, end: marks[(close + 1)...].map(\.byte))
    }
    var form: ReferenceForm?
    if let colon = name.firstIndex(of: ":") {
      form = ReferenceForm(String(name[colon...].dropFirst().drop { $0 == " " }))
      name = String(name[..<colon])
    }
    let isOptional = name.hasSuffix("?")
    if isOptional { name.removeLast() }
    let type = known[name]?.kind ?? .string
    return .hole(
      prefix: marks[..<open].map(\.byte), name: name == "_" ? nil : name, kind: form.map { .form($0, of: type) } ?? type,
      suffix: marks[(close + 1)...].map(\.byte), isOptional: isOptional)
  }

  /// Parses each placeholder together with the text before it.
  private static func chain(of marks: [Mark], known: [String: Known]) -> Part {
    var links: [Link] = []
    var rest = marks[...]
    while let close = rest.firstIndex(of: .plain("}")), rest.contains(.plain("{")) {
      if case .hole(let before, let name, let kind, _, _) = part(of: Array(rest[...close]), known: known) {
        links.append(Link(before: before, name: name, kind: kind))
      }
      rest = rest[(close + 1)...]
    }
    return .chain(links, end: rest.map(\.byte))
  }

  private static func marks(in bytes: [UInt8]) -> [Mark] {
    var marks: [Mark] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
        marks.append(Mark(byte: bytes[index]))
        index += 1
        continue
      }
      var written = [bytes[index + 1]]
      index += 2
      switch written {
      case [UInt8(ascii: "n")]: written = [0x0A]
      case [UInt8(ascii: "t")]: written = [0x09]
      case [UInt8(ascii: "u")]:
        let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.endIndex - 1
        let scalar = UInt32(String(decoding: bytes[index..<end].dropFirst(), as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
        written = scalar.map { Array(String($0).utf8) } ?? []
        index = end + 1
      default: break
      }
      marks += written.map { Mark(byte: $0, isEscaped: true) }
    }
    return marks
  }
}
