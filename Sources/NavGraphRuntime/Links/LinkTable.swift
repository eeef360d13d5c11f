import Foundation

nonisolated extension NavGraph {
  /// The patterns of an app as a tree of segments. A lookup takes time proportional to the URL, not to the patterns.
  ///
  /// The rows are in order of precedence.
  nonisolated struct LinkTable: Sendable {
    /// A node of the tree. Missing children and rows are -1.
    private struct Node {
      var any = -1
      var rest = -1
      /// The last row that ends here; `before` contains the previous ones. Rows that require query items are also in `index`.
      var plain = -1
      var asking = -1
      var hasLiterals = false
      var hasAffixes = false
    }
    /// The lengths of the texts around a placeholder.
    private struct Shape: Hashable {
      let prefix: Int
      let suffix: Int
    }
    private var nodes = [Node()]
    private var rows: [LinkRow] = []
    /// For each row, the previous row that ends at the same node, or -1.
    private var before: [Int] = []
    private var shapes: [Shape] = []
    private var index = LinkIndex()
    private var schemes: [(name: [UInt8], number: Int)] = []
    private var hosts: [(name: [UInt8], number: Int)] = []
    /// Whether a set of origins contains an origin, by set and origin.
    private var accepts: [[Bool]] = []
    /// For each row, the index of its set of origins.
    private var sets: [Int] = []

    /// Creates a table. The origins are the schemes, such as `messenger:`, and hosts, such as `//messenger.example`, of rows that specify
    /// none.
    init(origins: [String], _ texts: [String]) {
      var numbers: [Swift.ArraySlice<UInt8>: Int] = [[]: 0]
      var all = [origins.map { Array($0.utf8) }]
      for text in texts {
        let row = LinkRow(Array(text.utf8)[...])
        let number = numbers[row.origins] ?? all.count
        if number == all.count {
          numbers[row.origins] = number
          // Other words only make the texts of rows different.
          let words = row.origins.split(separator: UInt8(ascii: " "))
          all.append(words.filter { $0.last == UInt8(ascii: ":") || $0.first == UInt8(ascii: "/") }.map { Array($0) })
        }
        sets.append(number)
        add(row)
      }
      for origin in all.joined() { add(origin) }
      accepts = all.map { set in
        var flags = [Bool](repeating: false, count: originCount)
        for origin in set { flags[number(of: origin)] = true }
        return flags
      }
    }

    // MARK: Building

    var originCount: Int { schemes.count + hosts.count }

    private mutating func add(_ bytes: [UInt8]) {
      let next = originCount
      guard number(of: bytes) == next else { return }
      if bytes.starts(with: "//".utf8) { hosts.append((Array(bytes.dropFirst(2)), next)) } else { schemes.append((bytes.dropLast(), next)) }
    }

    /// Returns the number of an origin, or `originCount` if the table doesn't contain it.
    func number(of origin: [UInt8]) -> Int {
      let known =
        origin.starts(with: "//".utf8)
        ? hosts.first { $0.name.elementsEqual(origin.dropFirst(2)) } : schemes.first { $0.name.elementsEqual(origin.dropLast()) }
      return known?.number ?? originCount
    }

    private mutating func add(_ row: LinkRow) {
      let number = rows.count
      rows.append(row)
      var node = 0
      for segment in row.segments { node = child(of: node, segment) }
      // A required item with an exact value is the most selective.
      if let need = row.needs.first(where: { $0.value != nil }) ?? row.needs.first {
        before.append(nodes[node].asking)
        nodes[node].asking = number
        let value = need.value.map { [UInt8(ascii: "=")] + $0 } ?? []
        index.add(number, at: place(node, need.key == nil ? LinkTable.fragments : LinkTable.keys), (need.key ?? []) + value)
      } else {
        before.append(nodes[node].plain)
        nodes[node].plain = number
      }
    }

    private mutating func child(of node: Int, _ segment: LinkRow.Segment) -> Int {
      let next = nodes.count
      switch segment {
      case .rest:
        if nodes[node].rest >= 0 { return nodes[node].rest }
        nodes[node].rest = next
      case .affixes([], []):
        if nodes[node].any >= 0 { return nodes[node].any }
        nodes[node].any = next
      case .literal(let text):
        nodes[node].hasLiterals = true
        if let known = child(of: node, LinkTable.literals, text, next) { return known }
      case .affixes(let prefix, let suffix):
        let shape = Shape(prefix: prefix.count, suffix: suffix.count)
        let number = shapes.firstIndex(of: shape) ?? shapes.count
        if number == shapes.count { shapes.append(shape) }
        nodes[node].hasAffixes = true
        if let known = child(of: node, LinkTable.affixes + UInt64(number), prefix + suffix, next) { return known }
      }
      nodes.append(Node())
      return next
    }

    /// Returns the existing child, or nil after adding `next` as the child.
    private mutating func child(of node: Int, _ kind: UInt64, _ key: [UInt8], _ next: Int) -> Int? {
      let place = place(node, kind)
      let entry = index.entry(at: place, key, 0..<key.count)
      if entry >= 0 { return index.number(entry) }
      index.add(next, at: place, key)
      return nil
    }

    /// The kinds of keys under a node in the index. The shapes of affixes are numbered from the last one.
    private static let literals: UInt64 = 0
    private static let keys: UInt64 = 1
    private static let fragments: UInt64 = 2
    private static let affixes: UInt64 = 3

    private func place(_ node: Int, _ kind: UInt64) -> UInt64 { UInt64(truncatingIfNeeded: node) << 32 | kind }

    // MARK: Origins

    func isWeb(_ bytes: [UInt8], _ range: Swift.Range<Int>) -> Bool { LinkTable.isEqual(bytes, range, LinkTable.https) }
    private static let https = Array("https".utf8)

    func scheme(_ bytes: [UInt8], _ range: Swift.Range<Int>) -> Int? {
      schemes.first { LinkTable.isEqual(bytes, range, $0.name) }?.number
    }

    /// Returns the number of a host, which can have the default port.
    func host(_ bytes: [UInt8], _ range: Swift.Range<Int>) -> Int? {
      var name = range
      if name.count > 4, bytes[name.suffix(4)].elementsEqual(":443".utf8) { name = name.lowerBound..<name.upperBound - 4 }
      if let host = hosts.first(where: { $0.name.first != UInt8(ascii: "*") && LinkTable.isEqual(bytes, name, $0.name) }) {
        return host.number
      }
      return hosts.filter { LinkTable.covers($0.name, bytes, name) }.max { $0.name.count < $1.name.count }?.number
    }

    /// Returns whether a wildcard host such as `*.example.com` matches the name. Only labels replace the star.
    private static func covers(_ host: [UInt8], _ bytes: [UInt8], _ name: Swift.Range<Int>) -> Bool {
      guard host.first == UInt8(ascii: "*"), name.count >= host.count else { return false }
      let end = name.upperBound - host.count + 1
      var previous = UInt8(ascii: ".")
      for byte in bytes[name.lowerBound..<end] {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"), UInt8(ascii: "_"):
          break
        case UInt8(ascii: ".") where previous != byte: break
        default: return false
        }
        previous = byte
      }
      return previous != UInt8(ascii: ".") && isEqual(bytes, end..<name.upperBound, Array(host.dropFirst()))
    }

    /// Returns whether the bytes, in any case, are `name`, which is in lowercase.
    private static func isEqual(_ bytes: [UInt8], _ range: Swift.Range<Int>, _ name: [UInt8]) -> Bool {
      guard range.count == name.count else { return false }
      var at = range.lowerBound
      for byte in name {
        let given = bytes[at]
        let lower = given >= UInt8(ascii: "A") && given <= UInt8(ascii: "Z") ? given | 0x20 : given
        if lower != byte { return false }
        at += 1
      }
      return true
    }

    // MARK: Matching

    /// Returns the route of the first matching row whose values `read` accepts.
    func match<Route>(
      _ text: String, _ read: (Int, inout Link) throws(LinkFault) -> Route
    ) -> Swift.Result<LinkMatch<Route>, LinkError> {
      do throws(LinkError) {
        var link = try Link(text, self)
        var walk = LinkSearch()
        find(link, &walk)
        for row in walk.sorted {
          if !link.ignored.isEmpty { link.ignored = [] }
          do throws(LinkFault) {
            let route = try read(row, &link)
            return .success(LinkMatch(route, ignored: link.ignored))
          } catch {
            continue
          }
        }
        return .failure(reason(&link, walk.deepest, read))
      } catch {
        return .failure(error)
      }
    }

    func find(_ link: Link, _ walk: inout LinkSearch) {
      var (node, depth) = (0, 0)
      let count = link.segments.count
      while true {
        let here = nodes[node]
        if depth > walk.deepest { walk.deepest = depth }
        var next = -1
        if depth == count {
          take(node, link, &walk)
        } else {
          if here.rest >= 0 {
            walk.deepest = count
            take(here.rest, link, &walk)
          }
          next = here.any
          let range = link.segments[depth]
          if here.hasAffixes {
            for (number, shape) in shapes.enumerated() where shape.prefix + shape.suffix < range.count {
              let entry = index.entry(
                at: place(node, LinkTable.affixes + UInt64(number)), link.bytes, range.prefix(shape.prefix), range.suffix(shape.suffix))
              guard entry >= 0 else { continue }
              if next >= 0 { walk.pending.append((next, depth + 1)) }
              next = index.number(entry)
            }
          }
          if here.hasLiterals {
            let entry = index.entry(at: place(node, LinkTable.literals), link.bytes, range)
            if entry >= 0 {
              if next >= 0 { walk.pending.append((next, depth + 1)) }
              next = index.number(entry)
            }
          }
        }
        if next >= 0 {
          (node, depth) = (next, depth + 1)
        } else if let other = walk.pending.popLast() {
          (node, depth) = other
        } else {
          return
        }
      }
    }

    /// Adds the rows that end at the node, for this origin and these items.
    private func take(_ node: Int, _ link: Link, _ walk: inout LinkSearch) {
      var row = nodes[node].plain
      while row >= 0 {
        if ends(row, link), walk.isLoose || accepts(row, link) { walk.append(row) }
        row = before[row]
      }
      row = nodes[node].asking
      guard row >= 0 else { return }
      if walk.isLoose {
        while row >= 0 {
          if ends(row, link) { walk.append(row) }
          row = before[row]
        }
        return
      }
      for item in link.items {
        takeAll(under: index.entry(at: place(node, LinkTable.keys), link.bytes, item.key), link, &walk)
        guard let value = item.value else { continue }
        takeAll(under: index.entry(at: place(node, LinkTable.keys), link.bytes, item.key.lowerBound..<value.upperBound), link, &walk)
      }
      guard let value = link.fragment?.value else { return }
      takeAll(under: index.entry(at: place(node, LinkTable.fragments), [], 0..<0), link, &walk)
      let text = [UInt8(ascii: "=")] + link.bytes[value]
      takeAll(under: index.entry(at: place(node, LinkTable.fragments), text, 0..<text.count), link, &walk)
    }

    private func takeAll(under first: Int, _ link: Link, _ walk: inout LinkSearch) {
      var entry = first
      while entry >= 0 {
        let row = index.number(entry)
        if accepts(row, link), ends(row, link), rows[row].needs.allSatisfy({ meets($0, link) }) { walk.append(row) }
        entry = index.next(entry)
      }
    }

    /// Returns whether the last segment ends with the text after a catch-all placeholder, after at least one character.
    private func ends(_ row: Int, _ link: Link) -> Bool {
      let text = rows[row].ending
      guard !text.isEmpty, let last = link.segments.last else { return true }
      return last.count > text.count && link.isEqual(last.suffix(text.count), text)
    }

    private func accepts(_ row: Int, _ link: Link) -> Bool { accepts[sets[row]][link.origin] }

    private func meets(_ need: LinkRow.Need, _ link: Link) -> Bool {
      guard let value = item(need, link)?.value else { return false }
      if let wanted = need.value { return link.isEqual(value, wanted) }
      if need.prefix.isEmpty, need.suffix.isEmpty { return true }
      return value.count > need.prefix.count + need.suffix.count && link.isEqual(value.prefix(need.prefix.count), need.prefix)
        && link.isEqual(value.suffix(need.suffix.count), need.suffix)
    }

    /// Returns the item of a required key; the first, if it's repeated.
    private func item(_ need: LinkRow.Need, _ link: Link) -> Link.Item? {
      guard let key = need.key else { return link.fragment }
      return link.items.first { link.isEqual($0.key, key) }
    }

    // MARK: Reasons for a mismatch

    /// Returns the reason why no row has matched: the obstacle for the first row with this path, or the end of the matching path.
    private func reason<Route>(
      _ link: inout Link, _ deepest: Int, _ read: (Int, inout Link) throws(LinkFault) -> Route
    ) -> LinkError {
      var walk = LinkSearch(isLoose: true)
      find(link, &walk)
      let found = walk.sorted
      for row in found where accepts(row, link) {
        for need in rows[row].needs where !meets(need, link) {
          let name = need.key.map { String(decoding: $0, as: UTF8.self) } ?? "#"
          guard let item = item(need, link) else { return .missing(key: name) }
          let wanted = need.value.map { "`" + String(decoding: $0, as: UTF8.self) + "`" } ?? String.urlKind
          return .noValue(of: name, text: item.value.map(link.text) ?? "", wanted: wanted)
        }
        do throws(LinkFault) {
          _ = try read(row, &link)
        } catch {
          guard let text = error.text else { return .missing(key: error.name) }
          return .noValue(of: error.name, text: link.text(text), wanted: error.form.map { "`" + $0 + "`" } ?? error.type.urlKind)
        }
      }
      if !found.isEmpty {
        let (scheme, host) = link.origin()
        return .elsewhere(scheme: scheme, host: host)
      }
      return .noRoute(segment: deepest, text: deepest < link.segments.count ? link.text(link.segments[deepest]) : nil)
    }
  }
}
