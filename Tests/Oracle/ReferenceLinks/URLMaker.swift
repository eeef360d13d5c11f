/// Creates URLs for a table: some match its patterns, some nearly match, and some don't match anything.
package struct URLMaker {
  private let table: ReferenceTable
  private var dice: Dice
  private let literals: [String]

  package init(for table: ReferenceTable, seed: UInt64) {
    self.table = table
    dice = Dice(seed: seed)
    var words: Set<String> = ["x"]
    for row in table.rows {
      for case .literal(let text) in row.pattern.segments { words.insert(String(decoding: text, as: UTF8.self)) }
    }
    literals = words.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  private struct Draft {
    var scheme: String
    /// The host, or nil for a custom scheme.
    var host: String?
    var segments: [[UInt8]] = []
    var items: [(key: [UInt8], value: [UInt8]?)] = []
    var fragment: [UInt8]?
  }

  /// Returns the next URL as bytes without a line break.
  package mutating func next() -> [UInt8] {
    guard !table.rows.isEmpty else { return Array("x:".utf8) }
    var draft =
      dice.chance(percent: 15)
      ? merged(dice.pick(from: table.rows), dice.pick(from: table.rows)) : self.draft(of: dice.pick(from: table.rows))
    let hostility = dice.below(100)
    if hostility >= 35 { for _ in 0...dice.below(2) { mutate(&draft) } }
    var text = write(draft)
    if hostility >= 80 { for _ in 0...dice.below(2) { damage(&text) } }
    if hostility == 99, dice.chance(percent: 10) { text = noise() }
    return text.filter { $0 != 0x0A && $0 != 0x0D }
  }

  /// Returns a URL that a row matches without changes, including its optional parts.
  package mutating func example(of row: ReferenceTable.Row) -> [UInt8] { write(draft(of: row), plainly: true) }

  // MARK: From a pattern

  private mutating func draft(of row: ReferenceTable.Row) -> Draft {
    var draft: Draft
    let hosts = row.hosts.isEmpty ? table.hosts : row.hosts
    let schemes = (row.schemes.isEmpty ? table.schemes : row.schemes).filter { $0 != "https" }
    let isCustom =
      row.hosts.isEmpty && !schemes.isEmpty
      && (hosts.isEmpty || !row.schemes.isEmpty && !row.schemes.contains("https") || dice.chance(percent: 50))
    if isCustom {
      draft = Draft(scheme: dice.pick(from: schemes), host: nil)
    } else {
      let host = hosts.isEmpty ? "nowhere.example" : dice.pick(from: hosts)
      draft = Draft(
        scheme: "https", host: host.hasPrefix("*") ? dice.pick(from: ["any", "a.b-2", "help", "x_1.help"]) + host.dropFirst() : host)
    }
    for part in dice.chance(percent: 50) ? row.pattern.segments : dice.pick(from: row.pattern.paths) {
      draft.segments += segments(of: part)
    }
    for item in row.pattern.query where item.isRequired || dice.chance(percent: 60) {
      var count = 1
      if case .hole(_, _, .list, _, _) = item.value { count = dice.below(4) }
      for _ in 0..<count { draft.items.append((item.key, text(of: item.value))) }
    }
    if draft.items.count > 1, dice.chance(percent: 40) { draft.items.swapAt(0, dice.below(draft.items.count)) }
    if let fragment = row.pattern.fragment { draft.fragment = text(of: fragment) }
    return draft
  }

  /// Returns a URL that two rows may both match.
  private mutating func merged(_ a: ReferenceTable.Row, _ b: ReferenceTable.Row) -> Draft {
    var draft = self.draft(of: a)
    let other = self.draft(of: b)
    let (some, others) = (a.pattern.segments, b.pattern.segments)
    for index in 0..<min(some.count, others.count) where index < draft.segments.count && index < other.segments.count {
      switch (some[index], others[index]) {
      case (.hole(let prefix, _, let kind, let suffix, _), .hole(let start, _, let type, let end, _)):
        let value = Array(URLValues.valid(for: kind == .string || dice.chance(percent: 30) ? type : kind, using: &dice).utf8)
        draft.segments[index] = (prefix.count < start.count ? start : prefix) + value + (suffix.count < end.count ? end : suffix)
      case (.hole, _), (.rest, _): draft.segments[index] = other.segments[index]
      default: break
      }
    }
    if case .rest? = some.last { draft.segments += other.segments.dropFirst(draft.segments.count) }
    draft.items += other.items.filter { item in !draft.items.contains { $0.key == item.key } }
    if dice.chance(percent: 50) || draft.fragment == nil { draft.fragment = other.fragment ?? draft.fragment }
    if dice.chance(percent: 50) { (draft.scheme, draft.host) = (other.scheme, other.host) }
    return draft
  }

  private mutating func segments(of part: ReferencePattern.Part) -> [[UInt8]] {
    guard case .rest(_, let end) = part else { return [text(of: part)] }
    var texts = (0...dice.below(3)).map { _ in Array(URLValues.valid(for: .string, using: &dice).utf8) }
    if dice.chance(percent: 90) { texts[texts.count - 1] += end }
    return texts
  }

  private mutating func text(of part: ReferencePattern.Part) -> [UInt8] {
    switch part {
    case .literal(let text): text
    case .rest: Array("x".utf8)
    case .chain(let links, let end):
      links.flatMap { link in
        link.before + Array((dice.chance(percent: 90) ? URLValues.valid(for: link.kind, using: &dice) : URLValues.any(using: &dice)).utf8)
      } + end
    case .hole(let prefix, _, let kind, let suffix, _):
      prefix + Array((dice.chance(percent: 85) ? URLValues.valid(for: kind, using: &dice) : URLValues.any(using: &dice)).utf8) + suffix
    }
  }

  // MARK: Changes

  private mutating func mutate(_ draft: inout Draft) {
    let index = dice.below(draft.segments.count)
    switch dice.below(draft.segments.isEmpty ? 4 : 18) {
    case 0: draft.segments.append(Array(dice.pick(from: literals).utf8))
    case 1:
      let other = dice.pick(from: table.rows)
      draft.items.append(
        (Array(dice.pick(from: ["utm_source", "", "q", "ref", "id", "é", "a b"]).utf8), Array(URLValues.any(using: &dice).utf8)))
      if let item = other.pattern.query.first { draft.items.append((item.key, text(of: item.value))) }
    case 2: draft.fragment = dice.chance(percent: 30) ? nil : Array(URLValues.any(using: &dice).utf8)
    case 3:
      if let item = draft.items.first {
        switch dice.below(4) {
        case 0: draft.items.insert((item.key, Array(URLValues.any(using: &dice).utf8)), at: dice.below(2))
        case 1: draft.items.removeFirst()
        case 2: draft.items[0].value = nil
        default: draft.items[0].value = Array(URLValues.any(using: &dice).utf8)
        }
      } else {
        draft.items.append((Array("k".utf8), nil))
      }
    case 4: draft.segments.remove(at: index)
    case 5: draft.segments.insert(Array(URLValues.any(using: &dice).utf8), at: index)
    case 6: draft.segments.swapAt(index, dice.below(draft.segments.count))
    case 7: draft.segments[index] = Array(String(decoding: draft.segments[index], as: UTF8.self).uppercased().utf8)
    case 8: draft.segments[index] = Array(draft.segments[index].dropFirst())
    case 9: draft.segments[index] = Array(draft.segments[index].dropLast())
    case 10: draft.segments[index] += Array(dice.pick(from: ["x", ".", "/", " ", "\u{301}", "0"]).utf8)
    case 11: draft.segments[index] = Array(dice.pick(from: literals).utf8)
    case 12, 13: draft.segments[index] = Array(URLValues.any(using: &dice).utf8)
    case 14:
      if !draft.segments[index].isEmpty { draft.segments[index][dice.below(draft.segments[index].count)] = UInt8(0x21 + dice.below(0x5E)) }
    case 15:
      let other = self.draft(of: dice.pick(from: table.rows))
      draft.segments = Array(draft.segments.prefix(index) + other.segments.dropFirst(index))
    case 16:
      let other = self.draft(of: dice.pick(from: table.rows))
      (draft.scheme, draft.host) = (other.scheme, other.host)
    default: draft.segments += draft.segments.suffix(1)
    }
  }

  /// Changes bytes of the text.
  private mutating func damage(_ text: inout [UInt8]) {
    if text.isEmpty { text = Array("x".utf8) }
    let index = dice.below(text.count)
    func insert(_ what: String, at place: Int) { text.insert(contentsOf: Array(what.utf8), at: min(place, text.count)) }
    let path = text.indices.filter { $0 > 8 && text[$0] == UInt8(ascii: "/") }
    let slash = path.isEmpty ? text.count : dice.pick(from: path)
    switch dice.below(24) {
    case 0: insert("/", at: slash)
    case 1: text += Array("/".utf8)
    case 2: text += Array("//".utf8)
    case 3: insert(dice.pick(from: ["/.", "/..", "/%2e", "/%2E%2e", "/%2e.", "/..."]), at: slash)
    case 4:
      insert(
        dice.pick(from: ["%2F", "%00", "%zz", "%", "%4", "%C0%AF", "%E0%80%AF", "%ED%A0%80", "%FF", "%F4%90%80%80", "%e2%82", "%25"]),
        at: index)
    case 5: insert(dice.pick(from: ["?", "#", "&", ";", "+", "=", ":", "@", "\\", "|", "^", "\"", "<", " "]), at: index)
    case 6:
      text += Array(dice.pick(from: ["?", "#", "&", "&&", "?&&", "?=", "?=x", "&=", "?a", "?a&b", "#a#b", "?a?b", "##", "?#", "#?"]).utf8)
    case 7:
      replaceStart(
        of: &text,
        with: dice.pick(from: ["http://", "HTTPS://", "ftp://", "//", "", "https:/", "https:///", "javascript:", "://", "x-\u{E9}://"]))
    case 8, 9: changeAuthority(of: &text)
    case 10: text = text.map { $0 >= 0x61 && $0 <= 0x7A ? $0 - 0x20 : $0 }
    case 11: if text.count > 1 { text.remove(at: index) }
    case 12: text[index] = UInt8(dice.below(256))
    case 13: insert(dice.pick(from: ["é", "e\u{301}", "🙂", "日", "\u{0}", "\u{7F}", "\u{2028}", "\u{FEFF}"]), at: index)
    case 14: text = Array(text.prefix(index))
    case 15: insert(dice.pick(from: [" ", "\t", "\u{A0}"]), at: dice.chance(percent: 50) ? 0 : text.count)
    case 16:
      if dice.chance(percent: 6) { text += [UInt8](repeating: UInt8(ascii: dice.chance(percent: 50) ? "a" : "/"), count: 100_000) }
    case 17:
      if dice.chance(percent: 6) { text += Array((0..<5_000).map { "&k\($0)=v%20\($0)" }.joined().utf8) }
    case 18:
      text = text.flatMap {
        $0 >= 0x61 && $0 <= 0x7A && dice.chance(percent: 20) ? URLMaker.escape($0, lower: dice.chance(percent: 50)) : [$0]
      }
    case 19: if text.count > 2 { text.swapAt(index, dice.below(text.count)) }
    case 20: insert(String(decoding: text.suffix(from: index), as: UTF8.self), at: text.count)
    case 21: insert(dice.pick(from: ["[", "]", "[::1]", "{", "}", "`", "%5B"]), at: index)
    case 22: text += Array("?q=%zz&q=1&%71=2&q=%FF".utf8)
    default: insert("%" + dice.pick(from: ["2f", "3F", "23", "26", "3d", "2B", "20", "7e"]), at: index)
    }
  }

  private mutating func replaceStart(of text: inout [UInt8], with start: String) {
    let end = text.firstIndex(of: UInt8(ascii: ":")).map { min($0 + 3, text.count) } ?? 0
    text = Array(start.utf8) + text[end...]
  }

  private mutating func changeAuthority(of text: inout [UInt8]) {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon + 3 <= text.count else { return }
    let start = colon + 3
    let end = text[start...].firstIndex { "/?#".utf8.contains($0) } ?? text.count
    let host = String(decoding: text[start..<end], as: UTF8.self)
    let changed = dice.pick(from: [
      host + ":443", host + ":", host + ":80", host + ":0443", "user@" + host, "user:pw@" + host, "@" + host, host + ".", host.uppercased(),
      "www." + host, "", "evil.example", host + ".evil.example", host + "%2E", "%" + host, "..", ".", host + "%2Fx", host + "@evil.example",
      host + "\\", host + ":443:443", " " + host, "." + host, "a..b." + host, "*." + host, "a@b." + host, "é." + host, "a.b.c-d." + host,
    ])
    text.replaceSubrange(start..<end, with: Array(changed.utf8))
  }

  private mutating func noise() -> [UInt8] {
    let start = dice.chance(percent: 50) ? [] : Array((dice.pick(from: table.schemes + ["https"]) + "://" + (table.hosts.first ?? "")).utf8)
    return start + (0..<dice.below(60)).map { _ in UInt8(dice.below(256)) }
  }

  // MARK: Text

  private mutating func write(_ draft: Draft, plainly: Bool = false) -> [UInt8] {
    let style = plainly ? 0 : dice.below(10)
    var text = Array(draft.scheme.utf8) + Array("://".utf8)
    if style == 9 { text = text.map { dice.chance(percent: 50) && $0 >= 0x61 && $0 <= 0x7A ? $0 - 0x20 : $0 } }
    if let host = draft.host {
      text += Array((style == 8 ? host.uppercased() : host).utf8) + Array("/".utf8)
    } else if style == 7 || draft.segments.first.map({ $0.contains { !URLMaker.isUnreserved($0) && $0 != UInt8(ascii: "@") } }) ?? false,
      dice.chance(percent: 80)
    {
      text += Array("/".utf8)
    }
    for (index, segment) in draft.segments.enumerated() {
      if index > 0 { text += Array("/".utf8) }
      text += escaped(segment, style: style)
    }
    if style == 6 { text += Array("/".utf8) }
    for (index, item) in draft.items.enumerated() {
      text += Array((index == 0 ? "?" : "&").utf8) + escaped(item.key, style: style)
      if let value = item.value { text += Array("=".utf8) + escaped(value, style: style) }
    }
    if let fragment = draft.fragment { text += Array("#".utf8) + escaped(fragment, style: style) }
    return text
  }

  private mutating func escaped(_ bytes: [UInt8], style: Int) -> [UInt8] {
    bytes.flatMap { byte -> [UInt8] in
      // Style 5 keeps characters outside of ASCII, style 4 escapes most bytes, and the others escape only what they must.
      if style == 5, byte >= 0x80 { return [byte] }
      if style == 4, dice.chance(percent: 60) { return URLMaker.escape(byte, lower: dice.chance(percent: 50)) }
      if URLMaker.isUnreserved(byte) || "!$'()*+,;:@".utf8.contains(byte) && style != 3 { return [byte] }
      return URLMaker.escape(byte, lower: style == 2)
    }
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || "-._~".utf8.contains(byte)
  }

  private static func escape(_ byte: UInt8, lower: Bool) -> [UInt8] {
    let digits = Array((lower ? "0123456789abcdef" : "0123456789ABCDEF").utf8)
    return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
