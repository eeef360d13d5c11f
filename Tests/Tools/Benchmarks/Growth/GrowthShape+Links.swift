extension GrowthShape {
  static let routes = [
    GrowthShape(name: "aliases", size: 500) { n in
      home + "screen P(id: String)\nroute \"/p/{id}\" -> Main / P(id)\n" + lines(n) { "alias \"/al\($0)/{id}\" -> \"/p/{id}\"" }
    },
    GrowthShape(name: "aliases in one line", size: 500) { n in
      home + "screen P(id: String)\nroute \"/p/{id}\" -> Main / P(id)\nalias \(list(n, ", ") { "\"/al\($0)/{id}\"" }) -> \"/p/{id}\"\n"
    },
    GrowthShape(name: "routes", size: 500) { n in home + "screen P(id: Int)\n" + lines(n) { "route \"/r\($0)/{id}\" -> Main / P(id)" } },
    GrowthShape(name: "routes with one beginning", size: 300) { n in
      home + "screen P(id: String)\n" + lines(n) { "route \"/a/b/c/d/e/f/g{id}x\($0)\" -> Main / P(id)" }
    },
    GrowthShape(name: "routes with prefixes and suffixes", size: 150) { n in
      home + "screen P(b: String)\n" + lines(n) { "route \"/x\($0){b}\" -> Main / P(b)\nroute \"/{b}y\($0)\" -> Main / P(b)" }
    },
    GrowthShape(name: "routes with nested prefixes", size: 200) { n in
      home + "screen P(b: String)\n" + lines(n) { "route \"/\(String(repeating: "a", count: $0)){b}\" -> Main / P(b)" }
    },
    GrowthShape(name: "routes with nested suffixes", size: 200) { n in
      home + "screen P(b: String)\n" + lines(n) { "route \"/{b}\(String(repeating: "a", count: $0))\" -> Main / P(b)" }
    },
    GrowthShape(name: "routes with hosts", size: 200) { n in
      "app A { platform iOS 16; scheme a; hosts \(list(n, ", ") { "\"h\($0).example\"" }); root Main }\nstack Main { root Home }\n"
        + "screen Home\nscreen P(b: String)\n" + lines(n) { "route \"/{b}\" host \"h\($0).example\" -> Main / P(b)" }
    },
    GrowthShape(name: "optional segments", size: 50) { n in
      home
        + "screen P(\(list(n, ", ") { "p\($0): String?" }))\nroute \"\(list(n, "") { "/{p\($0)?}" })\" -> Main / P(\(list(n, ", ") { "p\($0)" }))\n"
    },
    GrowthShape(name: "routes with forms", size: 100) { n in
      home + "screen P(a: String)\n" + lines(n) { "route \"/f/{a:hex \($0 % 60 + 1)...\($0 % 60 + 40)}-\($0)\" -> Main / P(a)" }
    },
    GrowthShape(name: "routes with choices", size: 300) { n in
      let words = [list(n * 4, "|") { "w\($0)" }, list(n * 4, "|") { "w\($0 + n * 3)" }]
      return home + "screen P(a: String)\nroute \"/c/{a:\(words[0])}\" -> Main / P(a)\nroute \"/c/{a:\(words[1])}\" -> Main / P(a)\n"
    },
    GrowthShape(name: "route to a deep path", size: 300) { n in
      home + lines(n) { "screen D\($0)" } + "route \"/x\" -> Main\(list(n, "") { " / D\($0)" })\n"
    },
    GrowthShape(name: "routes to deep paths", size: 60) { n in
      home + lines(n) { "screen D\($0)" } + lines(n) { k in "route \"/x\(k)\" -> Main\(list(n, "") { " / D\(($0 * k + 1) % n)" })" }
    },
    GrowthShape(name: "routes past guards", size: 60) { n in
      home
        + lines(n) {
          "guard g\($0) -> L\($0)\nmodal L\($0) { content stack K\($0) }\n"
            + "screen K\($0) { on x -> finish; on c -> dismiss }\nscreen D\($0) requires g\($0)"
        } + lines(n) { k in "route \"/x\(k)\" -> Main\(list(min(n, 20), "") { " / D\(($0 * k + 1) % n)" })" }
    },
    GrowthShape(name: "routes from here", size: 200) { n in
      "app A { platform iOS 16; scheme a; hosts \"a.example\"; root T }\ntabs T {\n"
        + lines(10) { "tab t\($0) \"t\" icon \"x\" stack R\($0)" } + "}\n" + lines(10) { "screen R\($0) { on e -> push P }" } + "screen P\n"
        + lines(n) { "screen Q\($0)\nroute \"/q\($0)\" -> here or t\($0 % 10) / Q\($0)" }
    },
    GrowthShape(name: "branches of a route", size: 100) { n in
      home + lines(n) { "condition c\($0)\nscreen S\($0)" }
        + "route \"/x\" {\n" + lines(n) { "when c\($0) -> Main / S\($0)" } + "otherwise -> stay }\n"
    },
    GrowthShape(name: "a long pattern", size: 5_000) { n in home + "route \"/\(list(n, "/") { _ in "seg" })\" -> Main\n" },
    GrowthShape(name: "entries", size: 500) { n in
      home + "screen P(a: String)\n" + lines(n) { "entry notification \"n\($0)\" (a: String) -> Main / P(a)" }
    },
    GrowthShape(name: "events that open routes", size: 100) { n in
      head + "screen Home {\n" + lines(n) { "on e\($0) -> open \"/r\($0)/{id}\" (\"x\")" } + "}\nscreen P(id: String)\n"
        + lines(n) { "route \"/r\($0)/{id}\" -> Main / P(id)" }
    },
  ]

  static let queries = [
    GrowthShape(name: "optional query keys", size: 100) { n in
      home + "screen P(\(list(n, ", ") { "p\($0): String?" }))\n"
        + "route \"/q?\(list(n, "&") { "k\($0)={p\($0)?}" })\" -> Main / P(\(list(n, ", ") { "p\($0)" }))\n"
    },
    GrowthShape(name: "routes with query keys", size: 100) { n in
      home + "screen P(a: String)\n" + lines(n) { "route \"/x?k\($0)={a}&l\($0 % 7)=1\" -> Main / P(a)" }
    },
    GrowthShape(name: "routes with nested query keys", size: 40) { n in
      home + "screen P(a: String)\n" + lines(n) { k in "route \"/x?a={a}\(list(k, "") { "&k\($0)=1" })\" -> Main / P(a)" }
    },
    GrowthShape(name: "routes with values of one query key", size: 500) { n in
      home + "screen P(a: String)\n" + lines(n) { "route \"/x?k=1&l=\($0)&a={a}\" -> Main / P(a)" }
    },
  ]

  static let declarations = [
    GrowthShape(name: "a large enum", size: 2_500) { n in
      home + "screen P(e: E)\nenum E { \(list(n, ", ") { "c\($0)" }) }\nroute \"/x/{e}\" -> Main / P(e)\n"
    },
    GrowthShape(name: "two large enums", size: 1_000) { n in
      home + "screen P(e: E)\nscreen Q(e: F)\nenum E { \(list(n, ", ") { "c\($0)" }) }\nenum F { \(list(n, ", ") { "d\($0)" }) }\n"
        + "route \"/x/{e}\" -> Main / P(e)\nroute \"/x/{e}\" -> Main / Q(e)\n"
    },
    GrowthShape(name: "enums", size: 200) { n in
      home + lines(n) { "enum E\($0) { a\($0), b\($0), shared }\nscreen P\($0)(e: E\($0))\nroute \"/x/{e}\" -> Main / P\($0)(e)" }
    },
    GrowthShape(name: "parameters", size: 1_000) { n in home + "screen P(\(list(n, ", ") { "p\($0): Int = 1" }))\n" },
    GrowthShape(name: "arguments", size: 100) { n in
      head + "screen Home {\n" + lines(n) { k in "on e\(k) -> push P(\(list(n, ", ") { "p\($0): \($0)" }))" }
        + "}\nscreen P(\(list(n, ", ") { "p\($0): Int" }))\n"
    },
    GrowthShape(name: "types in a row", size: 2_000) { n in
      home + lines(n) { "type T\($0) = \($0 == 0 ? "String" : "T\($0 - 1)")" }
        + "screen P(a: T\(n - 1))\nroute \"/p/{a}\" -> Main / P(a)\n"
    },
    GrowthShape(name: "comments", size: 4_000) { n in home + lines(n) { "// comment \($0)\n/// doc \($0)" } + "screen X\n" },
    GrowthShape(name: "long names", size: 2_000) { n in
      let name = String(repeating: "N", count: n * 10)
      return head + "screen Home { on e -> push \(name) }\nscreen \(name)\nroute \"/n\" -> Main / \(name)\n"
    },
    GrowthShape(name: "one long line", size: 2_000) { n in head + "screen Home { \(list(n) { "on e\($0) -> stay;" }) }\n" },
    GrowthShape(name: "repetitions in one line", size: 1_000) { n in head + "screen Home { \(list(n) { _ in "hides tabBar;" }) }\n" },
    GrowthShape(name: "a long text", size: 20_000) { n in head + "screen Home { title \"\(list(n) { _ in "word" })\" }\n" },
  ]
}
