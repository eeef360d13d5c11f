extension GrowthShape {
  static let events = [
    GrowthShape(name: "groups of events, all used by all", size: 60) { n in
      head + "screen Home { on x -> push S0 }\n" + lines(n) { "events E\($0) { on e\($0) -> push S\($0) }" }
        + lines(n) { "screen S\($0) { \(list(n) { "uses E\($0);" }) }" }
    },
    GrowthShape(name: "groups of ten events, all used by all", size: 30) { n in
      head + "screen Home { on x -> push S0 }\n" + lines(n) { g in "events E\(g) { \(list(10) { "on e\(g)x\($0) -> push S\($0);" }) }" }
        + lines(n) { "screen S\($0) { \(list(n) { "uses E\($0);" }) }" }
    },
    GrowthShape(name: "branches", size: 100) { n in
      head + "screen Home { on e {\n"
        + lines(n) { "when c\($0) and not c\(($0 + 1) % n) or c\($0 * 7 % n) and c\(($0 * 3 + 1) % n) -> push S\($0)" }
        + "otherwise -> stay } }\n" + lines(n) { "condition c\($0)\nscreen S\($0)" }
    },
    GrowthShape(name: "a large test", size: 1_000) { n in
      home.replacingHome("{ on e { when \(list(n - 1, " or ") { "(c\($0) and not c\($0 + 1))" }) -> stay; otherwise -> pop } }")
        + lines(n) { "condition c\($0)" }
    },
  ]

  static let diagnostics = [
    GrowthShape(name: "unknown screens", size: 2_000) { n in
      head + "screen Home {\n" + lines(n) { "on e\($0) -> push Unknown\($0)" } + "}\n"
    },
    GrowthShape(name: "misspelt screens", size: 500) { n in
      head + "screen Home {\n" + lines(n) { "on e\($0) -> push Scren\($0)" } + "}\n" + lines(n) { "screen Screen\($0)" }
    },
    GrowthShape(name: "errors of syntax", size: 3_000) { n in home + lines(n) { "screen S\($0) { titel \"x\" on on ->" } },
    GrowthShape(name: "duplicate names", size: 1_000) { n in home + lines(n) { _ in "screen X { title \"a\" }" } },
    GrowthShape(name: "ambiguous routes", size: 1_000) { n in
      home + "screen P(a: String)\n" + lines(n) { _ in "route \"/x/{a}\" -> Main / P(a)" }
    },
    GrowthShape(name: "unreachable screens", size: 500) { n in home + lines(n) { "screen S\($0) { on e -> push S\($0) }" } },
    GrowthShape(name: "allowances", size: 2_000) { n in home + lines(n) { "allow NAV0601 \"r\"\nscreen S\($0)" } },
    GrowthShape(name: "allowances in bodies", size: 2_000) { n in home + lines(n) { "screen S\($0) { allow NAV0615 \"r\" }" } },
  ]
}

extension String {
  /// Returns this program with a body for its screen `Home`.
  fileprivate func replacingHome(_ body: String) -> String { String(dropLast()) + " " + body + "\n" }
}
