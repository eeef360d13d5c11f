import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// Tests of style rules (family 10), which are off by default.
@Suite struct StyleTests {
  private func expect(_ count: Int, of code: UInt16, in text: String, at location: SourceLocation = #_sourceLocation) {
    let checked = CheckedText(text, optional: OptionalRules([Code(code)]))
    #expect(checked.codes.filter { $0 == Int(code) }.count == count, "\(checked.report)", sourceLocation: location)
    for diagnostic in checked.diagnostics { expectWhole(diagnostic, checked.source, at: location) }
    #expect(!CheckedText(text).codes.contains(Int(code)), sourceLocation: location)
  }

  private func app(_ rest: String) -> String { "app Shop { root Main }\nstack Main { root Cart }\n" + rest }

  @Test func allAreOff() {
    let style = CheckRules.all.filter { $0.code.family == 10 }
    #expect(style.count == 10)
    #expect(style.allSatisfy { $0.severity == .off })
    #expect(CheckRules.all.filter { $0.severity == .off }.count == 10)
  }

  @Test func names() {
    expect(0, of: 1001, in: app("screen Cart"))
    for name in ["cart", "Cart_list", "_Cart", "cartList"] {
      expect(1, of: 1001, in: "app Shop { root stack \(name) }\nscreen \(name)")
    }
    for name in ["Cart2", "CART", "Été", "購物車"] { expect(0, of: 1001, in: "app Shop { root stack \(name) }\nscreen \(name)") }
    expect(1, of: 1001, in: "app shop { root stack Cart }\nscreen Cart")
    expect(3, of: 1001, in: app("screen Cart { on a(b: id) -> present m }\ntype id = Int\nmodal m { content n }\nscreen n"))
    for event in ["save", "save2", "été"] { expect(0, of: 1002, in: app("screen Cart { on \(event) -> stay }")) }
    for event in ["Save", "save_all", "SAVE"] { expect(1, of: 1002, in: app("screen Cart { on \(event) -> stay }")) }
    expect(2, of: 1002, in: app("screen Cart(ID: Int = 1) { on a(Other: Int) -> stay }"))
    expect(2, of: 1002, in: app("screen Cart { on a -> present S }\nalert S { title \"?\"; button No \"No\"; button Yes_ \"Yes\" }"))
    expect(2, of: 1002, in: app("screen Cart { on a requires Known -> stay; on b { when Empty -> stay } }\nguard Known\ncondition Empty"))
    // Names in URLs are exempt.
    expect(
      0, of: 1002,
      in:
        "app Shop { root Main; scheme s }\nstack Main { root Cart }\nscreen Cart\nscreen Item(id: Int)\nroute \"/i/{id}\" -> Main / Item(id)"
    )
  }

  @Test func aNameSaysNothingTwice() {
    for name in ["CartScreen", "CartViewController", "CartVC", "CartController"] {
      expect(1, of: 1004, in: "app Shop { root stack \(name) }\nscreen \(name)")
    }
    for name in ["Cart", "Screen", "VC", "RPVC", "Screening", "ScreenShot", "CartView"] {
      expect(0, of: 1004, in: "app Shop { root stack \(name) }\nscreen \(name)")
    }
    expect(
      3, of: 1004, in: "app Shop { root MainTabs }\ntabs MainTabs { tab aTab stack A; tab b BStack }\nstack BStack { root A }\nscreen A")
  }

  @Test func events() {
    let wrong = [
      "onTap": "open", "onSave": "save", "didSelectItem": "selectItem", "handleClose": "close", "tapSave": "save", "saveTapped": "save",
      "saveButtonPressed": "save", "onTapSaveButton": "save", "rowClicked": "row",
    ]
    for (event, better) in wrong {
      let text = app("screen Cart { on \(event) -> stay }")
      expect(1, of: 1003, in: text)
      let report = CheckedText(text, optional: OptionalRules([Code(1003)])).report
      #expect(report.contains("`\(better)`") || event == "onTap", "\(report)")
    }
    for event in ["save", "tap", "on", "tapestry", "pressure", "willow", "handle", "one", "online", "button", "didactic"] {
      expect(0, of: 1003, in: app("screen Cart { on \(event) -> stay }"))
    }
  }

  @Test func descriptions() {
    expect(1, of: 1005, in: app("screen Cart"))
    expect(0, of: 1005, in: app("/// What is in it.\nscreen Cart"))
    expect(1, of: 1005, in: app("// A remark is none.\nscreen Cart"))
    let links = "app Shop { root Main; scheme s }\nstack Main { root Cart }\nscreen Cart\n"
    expect(2, of: 1006, in: links + "route \"/c\" -> Main\nentry shortcut \"c\" -> Main")
    expect(0, of: 1006, in: links + "/// In mails.\nroute \"/c\" -> Main\n/// On the icon.\nentry shortcut \"c\" -> Main")
  }

  @Test func order() {
    let parts = [
      "app Shop { root Main; scheme s }", "type ID = Int", "guard known", "stack Main { root Cart }",
      "screen Cart { on a(b: ID) requires known -> stay }", "route \"/c\" -> Main", "assert Cart reaches Cart",
    ]
    expect(0, of: 1007, in: parts.joined(separator: "\n"))
    expect(1, of: 1007, in: parts.reversed().joined(separator: "\n"))
    for index in 1..<parts.count where index != 4 {
      var swapped = parts
      swapped.swapAt(index, index - 1)
      expect(1, of: 1007, in: swapped.joined(separator: "\n"))
    }
    // Screens and containers may be in any order.
    var other = parts
    other.swapAt(3, 4)
    expect(0, of: 1007, in: other.joined(separator: "\n"))
  }

  @Test func parameters() {
    expect(1, of: 1008, in: app("screen Cart { on a(b: Int) -> stay }"))
    for use in ["push Item(id: b)", "present S(b)"] {
      expect(0, of: 1008, in: app("screen Cart { on a(b: Int) -> \(use) }\nscreen Item(id: Int)\nmodal S(b: Int) { content Item(id: b) }"))
    }
    expect(0, of: 1008, in: app("screen Cart { on a(u: URL) -> browse(u) }"))
    expect(0, of: 1008, in: app("screen Cart { on a(b: Int) -> push Item(ids: [b]) }\nscreen Item(ids: [Int])"))
    expect(0, of: 1008, in: app("screen Cart { on a(b: Int) requires known(b) -> stay }\nguard known(b: Int)"))
    expect(
      0, of: 1008,
      in: app(
        "screen Cart { on m -> present S then { finished(x) -> push Item(id: x) } }\nmodal S returns Int { content T }\nscreen T { on a(b: Int) -> finish(b) }\nscreen Item(id: Int)"
      ))
    expect(
      1, of: 1008,
      in: app(
        "screen Cart { on m -> present S then { finished(x) -> stay } }\nmodal S returns Int { content T }\nscreen T { on a(b: Int) -> finish(b) }"
      ))
    expect(
      2, of: 1008,
      in: app(
        "screen Cart { on m -> present S(a: 1) }\nmodal S(a: Int) { content P(b: 2) }\npages P(b: Int) { page T; page U }\nscreen T\nscreen U"
      ))
    // An overriding event must have the same parameters. An unresolved step may use any of them.
    expect(0, of: 1008, in: app("events E { on a(b: Int) -> stay }\nscreen Cart { uses E; on a(b: Int) -> stay }"))
    expect(0, of: 1008, in: app("screen Cart { on a(b: Int) -> push Zebra(b) }"))
  }

  @Test func oneTabAndDefaults() {
    let tabs = { (rest: String) in "app Shop { root Main }\ntabs Main { tab a stack A\(rest) }\nscreen A" }
    expect(1, of: 1009, in: tabs(""))
    expect(0, of: 1009, in: tabs("; tab b stack A"))
    expect(0, of: 1009, in: tabs("; section \"S\" { tab b stack A }"))
    for word in ["reselect popToRoot", "placement automatic"] { expect(1, of: 1010, in: tabs(" \(word)")) }
    for word in ["reselect none", "placement pinned"] { expect(0, of: 1010, in: tabs(" \(word)")) }
    for line in ["style automatic", "minimize automatic"] { expect(1, of: 1010, in: tabs("; \(line)")) }
    expect(0, of: 1010, in: tabs("; minimize never"))
    expect(0, of: 1010, in: tabs("; minimize nevver"))
    let modal = { (line: String) in app("screen Cart { on a -> present S }\nmodal S { content T; \(line) }\nscreen T") }
    for line in ["dismissal free", "transition standard", "placement automatic"] { expect(1, of: 1010, in: modal(line)) }
    for line in ["dismissal confirm", "transition zoom", "dismissal fre"] { expect(0, of: 1010, in: modal(line)) }
    let checked = CheckedText(modal("dismissal free; grabber"), optional: OptionalRules([Code(1010)]))
    #expect(checked.diagnostics.first.map { checked.mended(by: $0.fixes[0]) } == modal("grabber"))
  }
}
