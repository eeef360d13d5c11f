/// The source of an app with a link table of a kind and size. It is the same on every run.
struct LinkTable {
  enum Kind: String, CaseIterable {
    /// Areas with lists, items, editors, and optional parts, and tools after two
    /// placeholders that overlap all of them. The table has no errors.
    case realistic
    /// The realistic table with `precedence order`.
    case ordered
    /// Half of the patterns begin with a unique text and half end with one, so each of one half overlaps each of the other.
    case crossing
    /// One path, with a different query key in each pattern.
    case keys
    /// Enumerations that share one value, which a literal decides. The check has to compare every pair.
    case settled
    /// Patterns with six optional segments each.
    case optionals
  }
  let kind: Kind
  let count: Int

  /// Passes the source to `put` in pieces.
  func write(_ put: (String) -> Void) {
    put("app Links {\n  scheme links\n  hosts \"links.example\"\n")
    if kind == .ordered { put("  precedence order\n") }
    put("  root Main\n}\ntabs Main {\n  tab home stack Home\n}\nscreen Home\n")
    put("screen Page(a: String? = nil, b: String? = nil, n: Int = 0, v: Int = 0)\nscreen Key(a: String, v: Int)\n")
    put(
      "screen Deep(a: String? = nil, b: String? = nil, c: String? = nil, d: String? = nil, e: String? = nil, f: String? = nil, v: Int = 0)\n"
    )
    let numbers = kind == .ordered ? Array((0..<count).reversed()) : Array(0..<count)
    for number in numbers { put(line(number)) }
    if kind == .settled { put("route \"/shared\" -> home / Page(v: \(count))\n") }
  }

  /// Passes `lines` URLs to `put`, for one route after another.
  func writeURLs(_ lines: Int, _ put: (String) -> Void) {
    for number in 0..<lines { put(url(number % max(count, 1)) + "\n") }
  }

  /// Returns a URL for a route of the realistic kind.
  func url(_ number: Int) -> String {
    if number % 25 == 24 { return "links://some/thing\(number)/tool\(number)" }
    let area = "links://area\(number / 100)/list\(number / 5 % 20)"
    switch number % 5 {
    case 0: return area + "/item-\(number)"
    case 1: return area
    case 2: return area + "/new"
    case 3: return area + "/\(number)/edit?utm_source=mail"
    default: return area + "-by/someone" + (number % 2 == 0 ? "/a%20name" : "")
    }
  }

  private func line(_ number: Int) -> String {
    func page(_ pattern: String, _ arguments: String...) -> String {
      "route \"\(pattern)\" -> home / Page(\((arguments + ["v: \(number)"]).joined(separator: ", ")))\n"
    }
    let isEven = number % 2 == 0
    switch kind {
    case .realistic, .ordered:
      let area = "/area\(number / 100)/list\(number / 5 % 20)"
      if number % 25 == 24 { return page("/{a}/{b}/tool\(number)", "a", "b") }
      switch number % 5 {
      case 0: return page(area + "/{a}", "a")
      case 1: return page(area)
      case 2: return page(area + "/new")
      case 3: return page(area + "/{n}/edit", "n")
      default: return page(area + "-by/{a}/{b?}", "a", "b")
      }
    case .crossing: return isEven ? page("/a\(number)-{a}", "a") : page("/{a}-b\(number)", "a")
    case .keys: return "route \"/x?key\(number)={a}\" -> home / Key(a, v: \(number))\n"
    case .settled:
      return "enum E\(number) { shared, own\(number) }\nscreen S\(number)(e: E\(number))\nroute \"/{e}\" -> home / S\(number)(e)\n"
    case .optionals:
      let rest = "/{a?}/{b?}/{c?}/{d?}/{e?}/{f?}"
      let pattern = isEven ? "/o\(number)\(rest)" : "/{a}/x\(number)" + rest.dropFirst(5)
      return "route \"\(pattern)\" -> home / Deep(a, b, c, d, e\(isEven ? ", f" : ", f"), v: \(number))\n"
    }
  }
}
