import NavGraphSyntax

// Mistakes of family 07, and of targets (0350 and higher).
extension Mistake {
  static let links: [Mistake] = [
    Mistake("a route twice", at: { $0.nodes(.route) }) { _, node in
      Mutant(node.followed(by: "\n" + node.text), must: [.code(702, node)], may: [.code(702, node)])
    },
    Mistake("a placeholder taken out", at: { $0.simplePatterns }) { base, site in
      // The value in the target is then unknown.
      Mutant(Edit(site.placeholder, "seeded"), must: [.code(315, site.route)], isPoisoned: true)
    },
    Mistake("a placeholder that feeds nothing", at: { $0.simplePatterns }) { base, site in
      Mutant(Edit(site.end, "/{seeded}"), must: [.code(705, site.route)])
    },
    Mistake("aliases that lead to each other", at: { $0.nodes(.route) }) { _, node in
      Mutant(
        node.followed(by: "\nalias \"/seeded/a\" -> \"/seeded/b\"\nalias \"/seeded/b\" -> \"/seeded/a\""), must: [.code(708, node)])
    },
    Mistake("an alias of nothing", at: { $0.nodes(.route) }) { _, node in
      // The valid programs have no pattern of nine segments, and no catch-all at the start.
      Mutant(node.followed(by: "\nalias \"/seeded\" -> \"/1/2/3/4/5/6/7/8/9\""), must: [.code(710, node)])
    },
    Mistake("a misspelt tab in a target", at: { $0.nodes(.target) }) { base, node in
      guard let step = node.children.first(where: { $0.kind != .here }), step.kind == .instance, let name = step.target,
        base.nodes(.tab).contains(where: { $0.child(ofKind: .name)?.text == name }), base.naming.counts[name + "Seeded"] == nil,
        base.nodes(.root).count == 1, node.child(ofKind: .here) == nil
      else { return nil }
      return Mutant(step.followed(by: "Seeded"), must: [.code(350, node)], isPoisoned: true)
    },
    Mistake("two patterns that cross", at: { $0.twoTabs }) { base, site in
      Mutant(
        site.app.followed(by: "\nroute \"/seeded/a-{_}\" -> \(site.one)\nroute \"/seeded/{_}-b\" -> \(site.other)"),
        must: [.code(701, site.app)])
    },
    Mistake("two patterns of which one is narrower, which is sound", at: { $0.twoTabs }) { base, site in
      Mutant(
        site.app.followed(by: "\nroute \"/seeded/{_}\" -> \(site.one)\nroute \"/seeded/me\" -> \(site.other)"), must: [])
    },
    Mistake("a pattern that an earlier one covers", at: { $0.twoTabs }) { base, site in
      guard !site.app.text.contains("precedence") else { return nil }
      return Mutant(
        site.app.given(item: "precedence order"),
        site.app.followed(by: "\nroute \"/seeded/{_}\" -> \(site.one)\nroute \"/seeded/me\" -> \(site.other)"),
        must: [.code(703, site.app)], may: base.nodes(.route, .alias).map { .code(703, $0) })
    },
    Mistake("a placeholder with a star", at: { $0.simplePatterns }) { _, site in
      Mutant(Edit(site.placeholder, "{*}"), must: [.code(237, site.route)], isPoisoned: true)
    },
    Mistake("a percent sign in a pattern", at: { $0.simplePatterns }) { _, site in
      Mutant(Edit(site.end, "/a%20b"), must: [.code(235, site.route)], isPoisoned: true)
    },
    Mistake("two slashes in a pattern", at: { $0.simplePatterns }) { _, site in
      Mutant(Edit(site.end, "//seeded"), must: [.code(231, site.route)], isPoisoned: true)
    },
    Mistake("a pattern without its slash", at: { $0.simplePatterns }) { _, site in
      Mutant(
        Edit(SourceRange(file: site.start.file, start: site.start.start, end: site.start.start + 1), ""), must: [.code(230, site.route)],
        isPoisoned: true)
    },
    Mistake("a catch-all in the middle", at: { $0.simplePatterns }) { _, site in
      Mutant(Edit(site.end, "/{_...}/seeded"), must: [.code(234, site.route)], isPoisoned: true)
    },
  ]
}

extension Base {
  /// A route with one pattern, which is only a path and has a placeholder that the target uses.
  struct SimplePattern {
    let route: SyntaxNode
    let placeholder: SourceRange
    /// The empty range after the opening quote.
    let start: SourceRange
    let end: SourceRange
  }

  var simplePatterns: [SimplePattern] {
    nodes(.route).compactMap { route in
      guard route.all(.pattern).count == 1, let pattern = route.child(ofKind: .pattern), !pattern.text.contains("?"),
        !pattern.text.contains("#"),
        !pattern.text.contains("..."), !pattern.text.contains("\\"), let targets = route.child(ofKind: .targets)
      else { return nil }
      let bytes = Array(pattern.text.utf8)
      guard let open = bytes.firstIndex(of: UInt8(ascii: "{")), let close = bytes.firstIndex(of: UInt8(ascii: "}")) else { return nil }
      let name = String(decoding: bytes[open + 1..<close], as: UTF8.self)
      guard targets.all(.argument).contains(where: { $0.child(ofKind: .value)?.text == name }) else { return nil }
      // No `open` step and no alias may use the pattern.
      guard tokens(.string).filter({ $0.text == pattern.text }).count == 1 else { return nil }
      let start = pattern.range.start
      func range(_ low: Int, _ high: Int) -> SourceRange {
        SourceRange(file: route.file, start: start + UInt32(low), end: start + UInt32(high))
      }
      return SimplePattern(
        route: route, placeholder: range(open, close + 1), start: range(1, 1), end: range(bytes.count - 1, bytes.count - 1))
    }
  }

  /// Two tabs of a root for all devices, by name.
  struct TwoTabs {
    let app: SyntaxNode
    let one: String
    let other: String
  }

  var twoTabs: [TwoTabs] {
    guard let app = nodes(.app).first, app.text.contains("scheme"), nodes(.root).count == 1, let root = nodes(.root)[0].target,
      let tabs = declaration(of: root, .tabs)
    else { return [] }
    let names = tabs.all(.tab).filter { $0.child(ofKind: .instance) != nil }.compactMap { $0.child(ofKind: .name)?.text }
    let used = Set(nodes(.route).compactMap { $0.child(ofKind: .targets)?.text })
    let free = names.filter { !used.contains($0) }
    return free.count > 1 ? [TwoTabs(app: app, one: free[0], other: free[1])] : []
  }
}
