import Testing

/// Tests of all combinations of mistakes with `open window`. Exactly these mistakes are reported.
@Suite struct WindowTableTests {
  /// The mistakes in a program, as bits.
  private struct Slips: OptionSet {
    let rawValue: Int
    static let isPart = Slips(rawValue: 1)
    static let isViews = Slips(rawValue: 2)
    static let isTransient = Slips(rawValue: 4)
    static let isSecret = Slips(rawValue: 8)
    static let opensNone = Slips(rawValue: 16)

    func text(_ slip: Slips, _ text: String, else other: String = "") -> String { contains(slip) ? text : other }
  }

  private func program(_ content: String, _ slips: Slips) -> String {
    let value = "Note(\(slips.text(.isSecret, "key", else: "id")))"
    let shown = content == "Pad" ? "Pad(\(slips.text(.isSecret, "key", else: "id")))" : content.isEmpty ? value : content + " " + value
    let type = slips.text(.isSecret, "key: Key", else: "id: String")
    return """
      app Notes {
        platform iOS 16
        output \(slips.text(.isViews, "swiftui", else: "uikit"))
        root stack List\(slips.text(.isPart, " embedded"))
      }
      extern type Key
      screen List {
        on open(\(type)) -> \(slips.text(.opensNone, "", else: "open window \(shown) else "))push \(value)
        \(content == "Pad" ? "on pad(\(type)) -> present \(shown)" : "")
      }
      screen Note(\(type))\(slips.text(.isTransient, " transient"))
      \(content == "Pad" ? "stack Pad(\(type)) { root \(value) }" : "")
      """
  }

  @Test func everySlipIsFound() {
    for content in ["", "stack", "Pad"] {
      for slips in (0..<32).map(Slips.init) {
        var expected: [Int] = []
        if !slips.contains(.opensNone) {
          if slips.contains(.isPart) { expected.append(530) }
          // The initial content of a container is declared, so only its values are saved.
          let isBare = content.isEmpty
          if isBare && slips.contains(.isTransient) || slips.contains(.isSecret) && content == "Pad"
            || isBare && slips.contains(.isSecret)
          {
            expected.append(531)
          }
          if content == "stack", slips.contains(.isSecret) { expected.append(531) }
        }
        let checked = CheckedText(program(content, slips))
        #expect(checked.codes.filter { $0 == 530 || $0 == 531 } == expected, "\(content) \(slips)\n\(checked.report)")
      }
    }
  }

  @Test func whatOnlyAWindowShowsIsReached() {
    let checked = CheckedText(
      """
      app Notes { platform iOS 16; root stack List }
      guard unlocked -> Lock
      screen List { on open -> open window Board else stay }
      screen Lock { on done -> finish }
      stack Board requires unlocked { root Start }
      screen Start { on deeper -> push Deep }
      screen Deep
      assert Deep requires unlocked
      assert Deep only after Start
      assert List reaches Deep
      """)
    #expect(checked.codes.isEmpty, "\(checked.report)")
  }

  @Test func aWindowLiesOnNothing() {
    let checked = CheckedText(
      """
      app Notes { platform iOS 16; root stack List }
      screen List { on open -> open window Note else push Note }
      screen Note { on back -> pop; on more -> push Note }
      """)
    #expect(checked.codes.contains(512), "\(checked.report)")
  }

  @Test func aWalkGoesAlongAWindow() {
    let checked = CheckedText(
      """
      app Notes { platform iOS 16; root stack List }
      screen List { on open -> open window Board else stay }
      stack Board { root Start }
      screen Start
      assert never Start after List
      """)
    #expect(checked.codes.contains(1103), "\(checked.report)")
  }
}
