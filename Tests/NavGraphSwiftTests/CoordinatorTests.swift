import NavGraphSwift
import Testing

/// The methods of coordinators: each way on from a container's screens, once.
@Suite struct CoordinatorTests {
  /// The lines of the class of that name.
  private func coordinator(_ name: String, _ source: String) -> [String] {
    let (checked, output) = Samples.generate("app Shop {\n  platform iOS 16\n  root Main\n}\n" + source)
    #expect(!checked.hasErrors, "the source is sound")
    let text = output.files.first { $0.name == "ShopUIKit.swift" }?.text ?? ""
    let lines = text.split(separator: "\n").drop { !$0.contains("class \(name): ") }.dropFirst().prefix { $0 != "  }" }
    return lines.map { String($0.drop { $0 == " " }) }
  }

  private let tabs = """
    tabs Main {
      tab home "Home" icon "house" stack Home
      tab cart "Cart" icon "cart" stack Cart
    }
    screen Cart
    screen Item(id: Int)

    """

  @Test func plainStepsStandOnceWhateverTheEvent() {
    let lines = coordinator(
      "HomeCoordinator",
      tabs + """
        screen Home {
          on open(id: Int) -> push Item(id)
          on first         -> push Item(id: 1)
          on cart          -> select cart
          on fresh         -> restart
        }
        """)
    #expect(
      lines == [
        "func pushItem(id: Int) { go(.push(.item(id: id))) }", "func selectCart() { go(.select(.main, 1)) }",
        "func restart() { go(.restart) }",
      ])
  }

  /// A guard on an event can't be walked around, and arms belong to what they follow.
  @Test func whatIsMoreThanAStepIsSentAsAWhole() {
    let lines = coordinator(
      "HomeCoordinator",
      tabs + """
        guard signedIn
        condition isOpen
        modal Pick returns Int { content stack Picker }
        screen Picker { on pick(id: Int) -> finish(id) }
        screen Home {
          on vip(id: Int) requires signedIn -> push Item(id)
          on pick                           -> present Pick then { finished(id) -> push Item(id) }
          on again                          -> present Pick then { finished(id) -> push Item(id) }
          on other                          -> present Pick then { finished -> select cart }
          on both                           -> select cart then push Item(id: 2)
          on try {
            when isOpen -> push Item(id: 3)
            otherwise   -> present Pick then { finished(id) -> push Item(id) }
          }
        }
        """)
    #expect(
      lines == [
        "func pushItem(id: Int) { go(.push(.item(id: id))) }", "func pushItemOnVip(id: Int) { send(Home.vip(id: id)) }",
        "@discardableResult func presentPick() async -> Outcome<Int> {", "await outcome(of: Home.pick()).compactMap(\\.intValue)", "}",
        "@discardableResult func presentPickOnOther() async -> Outcome<Int> {",
        "await outcome(of: Home.other()).compactMap(\\.intValue)", "}",
        "func selectCartThenPushItem() { send(Home.both()) }",
        "@discardableResult func `try`() async -> Outcome<Int> { await outcome(of: Home.`try`()).compactMap(\\.intValue) }",
      ])
  }

  /// A parameter may be called as what the method calls.
  @Test func namesOfParametersDoNotGetInTheWay() {
    let lines = coordinator(
      "HomeCoordinator",
      tabs + """
        screen Step(go: Int)
        screen Home { on step(go: Int) -> push Step(go) }
        """)
    #expect(lines == ["func pushStep(go: Int) { self.go(.push(.step(go: go))) }"])
  }
}
