import Testing

/// Tests of all combinations of mistakes with an external root. Exactly these mistakes are reported, and none without `external`.
@Suite struct ExternalRootTableTests {
  /// The mistakes in a program, as bits.
  private struct Slips: OptionSet {
    let rawValue: Int
    static let rootAsks = Slips(rawValue: 1)
    static let screenAsks = Slips(rawValue: 2)
    static let takesArguments = Slips(rawValue: 4)
    static let secondRoot = Slips(rawValue: 8)
    static let switches = Slips(rawValue: 16)
    static let restarts = Slips(rawValue: 32)
    static let showsItAgain = Slips(rawValue: 64)
    static let hidesItsBar = Slips(rawValue: 128)
    static let hidesTheStatusBar = Slips(rawValue: 256)

    func text(_ slip: Slips, _ text: String) -> String { contains(slip) ? text : "" }
  }

  private enum Kind: CaseIterable { case screen, inlineStack, stack }

  private func program(_ kind: Kind, _ slips: Slips, _ place: String) -> String {
    let cart = "Cart" + slips.text(.takesArguments, "(id: 1)")
    let root = [Kind.screen: cart, .inlineStack: "stack " + cart, .stack: "Cards"][kind] ?? ""
    let show = kind == .screen ? "present" : "push"
    return """
      app Shop {
        platform iOS 16
        root \(root)\(place)\(slips.text(.rootAsks, " requires open"))
        \(slips.text(.secondRoot, "root Other on pad"))
      }
      guard open
      \(kind == .stack ? "stack Cards { root \(cart) }" : "")
      screen Cart\(slips.text(.takesArguments, "(id: Int)"))\(slips.text(.screenAsks, " requires open")) {
        \(slips.text(.hidesItsBar, "hides navigationBar"))
        on order -> \(show) Order
        \(slips.text(.switches, "on tour -> switch to Other"))
        \(slips.text(.restarts, "on again -> restart"))
      }
      screen Order {
        \(slips.text(.hidesTheStatusBar, "hides statusBar"))
        \(slips.text(.showsItAgain, "on cart -> \(show) \(cart)"))
        on done -> \(kind == .screen ? "dismiss" : "pop to root")
      }
      screen Other
      """
  }

  private let codes: Set<Int> = [525, 526, 527, 924]

  @Test func everySlipIsFoundOnce() {
    for kind in Kind.allCases {
      for slips in (0..<512).map(Slips.init) {
        var expected: [Int] = []
        if slips.contains(.secondRoot) { expected.append(525) }
        for slip in [Slips.rootAsks, .screenAsks, .takesArguments] where slips.contains(slip) { expected.append(526) }
        for slip in [Slips.switches, .restarts, .showsItAgain] where slips.contains(slip) { expected.append(527) }
        if slips.contains(.hidesItsBar) { expected.append(924) }
        // Something presented covers the whole window.
        if slips.contains(.hidesTheStatusBar), kind != .screen { expected.append(924) }
        let checked = CheckedText(program(kind, slips, " external"))
        if checked.codes.filter(codes.contains).sorted() != expected {
          Issue.record("\(kind) \(slips): wanted \(expected)\n\(program(kind, slips, " external"))\n\(checked.report)")
          return
        }
      }
    }
  }

  @Test(arguments: ["", " embedded"]) func elsewhereTheyAreNone(place: String) {
    for kind in Kind.allCases {
      for slips in (0..<512).map(Slips.init) where !(place != "" && slips.contains(.secondRoot)) {
        let found = CheckedText(program(kind, slips, place)).codes.filter(codes.contains)
        if !found.isEmpty { Issue.record("\(kind) \(slips)\(place): \(found)") }
      }
    }
  }

  @Test func rootsStandTogether() {
    func found(_ first: String, _ second: String) -> [Int] {
      CheckedText("app A { root Home\(first); root Desk\(second) on pad }\nscreen Home\nscreen Desk").codes.filter(codes.contains)
    }
    #expect(found("", "") == [])
    #expect(found(" embedded", " embedded") == [])
    #expect(found(" embedded", "") == [525])
    #expect(found("", " embedded") == [525])
    #expect(found(" external", " external") == [525])
    #expect(found("", " external") == [525])
  }

  /// A container can't be external, because it contains more than the graph declares.
  @Test(arguments: [
    "tabs Main { tab a stack Home }", "split Main { sidebar stack Home; detail stack Desk }", "pages Main { page Home; page Desk }",
  ])
  func containersAreNone(container: String) {
    let text = "app A { platform iOS 16; root Main external }\n\(container)\nscreen Home\nscreen Desk"
    #expect(CheckedText(text).codes.filter(codes.contains) == [526])
    #expect(CheckedText(text.replacing("external", with: "embedded")).codes.filter(codes.contains) == [])
  }
}
