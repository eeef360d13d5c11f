/// Programs that grow in one direction.
struct GrowthShape: Sendable {
  let name: String
  /// The smallest size that is measured. The others are twice and four times as large.
  let size: Int
  let text: @Sendable (Int) -> String

  static let all = screens + modals + containers + routes + queries + events + declarations + diagnostics

  /// An app whose root is a stack with a screen `Home`, which the shape declares.
  static let head = "app A { platform iOS 16; scheme a; hosts \"a.example\"; root Main }\nstack Main { root Home }\n"
  /// The app of `head` and its screen.
  static let home = head + "screen Home\n"

  static func lines(_ count: Int, _ line: (Int) -> String) -> String { (0..<max(0, count)).map { line($0) + "\n" }.joined() }
  static func list(_ count: Int, _ separator: String = " ", _ item: (Int) -> String) -> String {
    (0..<max(0, count)).map(item).joined(separator: separator)
  }
  /// Returns a number below `bound` that looks random and is the same each time.
  static func scattered(_ number: Int, _ bound: Int) -> Int {
    Int((UInt64(number) &* 0x9E37_79B9_7F4A_7C15) >> 33) % max(1, bound)
  }
}

extension GrowthShape {
  private static let screens = [
    GrowthShape(name: "screens", size: 500) { n in
      head + "screen Home { on go -> push S0 }\n"
        + lines(n) { "screen S\($0) { title \"Screen \($0)\"; on e -> push S\(($0 + 1) % n); on b -> pop }" }
    },
    GrowthShape(name: "screens, scattered links", size: 500) { n in
      head + "screen Home { on go -> push S0 }\n"
        + lines(n) {
          let targets = [($0 + 1) % n, scattered($0, n), scattered($0 + n, n)]
          return "screen S\($0) { on e -> push S\(targets[0]); on f -> push S\(targets[1]); on g -> push S\(targets[2]) }"
        }
    },
    GrowthShape(name: "long sequence", size: 8_000) { n in
      head + "screen Home { on e -> push S0\(list(n, "") { " then push S\(($0 + 1) % 50)" }) }\n" + lines(50) { "screen S\($0)" }
    },
    GrowthShape(name: "long path", size: 4_000) { n in
      head + "screen Home { on e -> push S0\(list(n, "") { " / S\($0 + 1)" }) }\n" + lines(n + 1) { "screen S\($0)" }
    },
    GrowthShape(name: "assertions", size: 50) { n in
      head + "screen Home { on e -> push S0 }\n"
        + lines(n) { "screen S\($0) { on e -> push S\(($0 + 1) % n); on f -> push S\(($0 * 7 + 3) % n) }" }
        + lines(n) {
          "assert S\($0) within \(n) of Home\nassert S\($0) reaches S\(($0 * 3 + 1) % n)\n"
            + "assert S\($0) only after Home\nassert never Home after S\($0)"
        }
    },
    GrowthShape(name: "assertions about few screens", size: 500) { n in
      head + "screen Home { on e -> push S0 }\n"
        + lines(40) { "screen S\($0) { on e -> push S\(($0 + 1) % 40); on f -> push S\(($0 * 7 + 3) % 40) }" }
        + lines(n) { "assert S\($0 % 40) within \($0 % 9 + 1) of S\($0 * 3 % 40)\nassert S\($0 * 7 % 40) reaches S\(($0 * 3 + 1) % 40)" }
    },
  ]

  private static let modals = [
    GrowthShape(name: "modals in a ring", size: 500) { n in
      head + "screen Home { on go -> present M0 }\n"
        + lines(n) { "modal M\($0) { content S\($0) }\nscreen S\($0) { on e -> present M\(($0 + 1) % n); on x -> dismiss }" }
    },
    GrowthShape(name: "modals, each presents all", size: 40) { n in
      head + "screen Home { on go -> present M0 }\n"
        + lines(n) { "modal M\($0) { content S\($0) }\nscreen S\($0) { \(list(n) { "on e\($0) -> present M\($0);" }) on x -> dismiss }" }
    },
    GrowthShape(name: "modals, scattered", size: 500) { n in
      head + "screen Home { on go -> present M0 }\n"
        + lines(n) {
          let targets = [($0 + 1) % n, scattered($0, n), scattered($0 + n, n)]
          return "modal M\($0) { content stack S\($0) }\nscreen S\($0) { on e -> present M\(targets[0]); on f -> present M\(targets[1]);"
            + " on g -> present M\(targets[2]); on x -> dismiss }"
        }
    },
    GrowthShape(name: "modals in a row", size: 100) { n in
      head + "screen Home { on go -> present M0 }\n"
        + lines(n) { "modal M\($0) { content S\($0) }\nscreen S\($0) { on e -> present M\($0 + 1); on x -> dismiss }" }
        + "modal M\(n) { content Z }\nscreen Z { on x -> dismiss; on all -> dismiss all }\n"
    },
    GrowthShape(name: "alerts", size: 500) { n in
      head + "screen Home {\n" + lines(n) { "on e\($0) -> present A\($0) then { ok -> push Home; no -> stay }" } + "}\n"
        + lines(n) { "alert A\($0) { title \"T\($0)\"; button ok \"OK\"; button no \"No\" cancel }" }
    },
    GrowthShape(name: "outcome handlers", size: 250) { n in
      head + "screen Home {\n" + lines(n) { "on e\($0) -> present M then { finished(x) -> push S\($0); dismissed -> stay }" } + "}\n"
        + "modal M returns Int { content stack C }\nscreen C { on a(x: Int) -> finish(x); on c -> dismiss }\n"
        + lines(n) { "screen S\($0)" }
    },
    GrowthShape(name: "guards in a row", size: 100) { n in
      head + "screen Home { on go -> push S0 }\n"
        + lines(n) {
          "guard g\($0) -> M\($0)\nmodal M\($0) requires g\($0 + 1) { content stack S\($0) }\n"
            + "screen S\($0) { on x -> finish; on y -> dismiss }"
        } + "guard g\(n)\n"
    },
    GrowthShape(name: "guards of one screen", size: 100) { n in
      head + lines(n) { "guard g\($0) -> M\($0)\nmodal M\($0) { content stack S\($0) }\nscreen S\($0) { on x -> finish; on y -> dismiss }" }
        + "screen Home { on go -> push P }\nscreen P requires \(list(n, ", ") { "g\($0)" })\nroute \"/p\" -> Main / P\n"
    },
  ]

  private static let containers = [
    GrowthShape(name: "tabs", size: 75) { n in
      "app A { platform iOS 16; scheme a; hosts \"a.example\"; root T }\ntabs T {\n"
        + lines(n) { "tab t\($0) \"t\" icon \"x\" stack R\($0)" } + "}\n"
        + lines(n) {
          "screen R\($0) { on e -> push P\($0); on s -> select t\(($0 + 1) % n) }\n"
            + "screen P\($0) { on e -> select t\($0 * 7 % n) then push P\($0 * 7 % n) }\nroute \"/t\($0)/p\" -> t\($0) / P\($0)"
        }
    },
    GrowthShape(name: "tabs with modals", size: 75) { n in
      "app A { platform iOS 16; scheme a; hosts \"a.example\"; root T }\ntabs T {\n"
        + lines(n) { "tab t\($0) \"t\" icon \"x\" stack R\($0)" } + "}\n"
        + lines(n) {
          "screen R\($0) { on e -> present M\($0) }\nmodal M\($0) { content stack Q\($0) }\n"
            + "screen Q\($0) { on e -> dismiss all then select t\($0 * 7 % n) then push R\($0 * 7 % n); on x -> dismiss }"
        }
    },
    GrowthShape(name: "tabs in sections", size: 100) { n in
      "app A { platform iOS 18; scheme a; root T }\ntabs T {\n"
        + lines(n) { s in "section s\(s) \"S\" { \(list(5) { "tab t\(s)x\($0) \"t\" icon \"x\" stack R\(s)x\($0);" }) }" } + "}\n"
        + lines(n) { s in list(5, "\n") { "screen R\(s)x\($0)" } }
    },
    GrowthShape(name: "tabs in tabs", size: 30) { n in
      "app A { platform iOS 18; scheme a; root T0 }\nscreen Z\n"
        + lines(n) {
          "tabs T\($0) { tab a \"A\" icon \"a\" stack H\($0); tab b \"B\" icon \"b\" \($0 + 1 < n ? "tabs T\($0 + 1)" : "stack Z") }\n"
            + "screen H\($0) { on e -> push Z }"
        }
    },
    GrowthShape(name: "splits in splits", size: 60) { n in
      "app A { platform iOS 16; scheme a; root P0 }\nscreen H0 { on e -> push H1 }\n"
        + lines(n) {
          "split P\($0) { sidebar stack H\($0); detail \($0 + 1 < n ? "split P\($0 + 1)" : "stack H0") }\nscreen H\($0 + 1)"
        }
    },
    GrowthShape(name: "pages", size: 5_000) { n in
      head + "screen Home { on g -> present M }\nmodal M { content pages P }\npages P {\n" + lines(n) { "page Q\($0)" } + "}\n"
        + lines(n) { "screen Q\($0) { on n -> page next; on p -> page previous; on j -> page Q\($0 * 7 % n); on d -> finish }" }
    },
    GrowthShape(name: "modules", size: 125) { n in
      "app A { platform iOS 16; scheme a; root Main }\nstack Main { root Home }\nscreen Home { \(list(n) { "on e\($0) -> push S\($0);" }) }\n"
        + lines(n) {
          "module M\($0)\nneeds screen S\(($0 + 1) % n)\nneeds guard g\($0)\nscreen S\($0) { on e -> push S\(($0 + 1) % n) }"
        }
    },
  ]
}
