import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// Tests of the locations, example paths, and advice in diagnostics.
@Suite struct WordsTests {
  private func found(_ code: Int, _ text: String, at location: SourceLocation = #_sourceLocation) throws -> (Diagnostic, String) {
    let checked = CheckedText(text)
    let diagnostic = checked.diagnostics.first { $0.code == Code(UInt16(code)) }
    return (try #require(diagnostic, "\(checked.report)", sourceLocation: location), checked.report)
  }

  /// Returns the text with the first fix of the diagnostic.
  private func fixed(_ text: String, _ diagnostic: Diagnostic) -> String {
    var bytes = Array(text.utf8)
    for edit in (diagnostic.fixes.first?.edits ?? []).sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Exits

  @Test func theWalkOfAWayOutEndsWithThePresentation() throws {
    func walk(_ home: String, _ rest: String = "") throws -> String? {
      try found(
        607,
        "app A { root stack Home }\nscreen Home { \(home) }\nmodal Terms { content stack Text; dismissal blocked }\nscreen Text\n\(rest)"
      ).0.notes.first
    }
    #expect(try walk("on terms -> present Terms") == "reached by: Home --terms--> Terms > Text")
    #expect(
      try walk("on more -> push More", "screen More { on terms -> present Terms }")
        == "reached by: Home --more--> More --terms--> Terms > Text")
    #expect(
      try walk("on ask -> present Sure then { yes -> present Terms }", "alert Sure { title \"?\"; button yes \"Yes\" }")
        == "reached by: Home --ask--> Sure --button yes--> Terms > Text")
    #expect(
      try walk("on card requires agreed -> push Card", "guard agreed -> Terms\nscreen Card")
        == "reached by: Home --card, agreed fails--> Terms > Text")
  }

  // MARK: Stacks

  private static let mail = """
    app Mail { root Main }
    tabs Main {
      tab home  stack Home
      tab inbox Inbox
    }
    screen Letter

    """

  /// The sheet is over a screen with a stack and over one without. The path ends over the latter.
  @Test func aPushAfterDismissNamesThePresenterWithoutAStack() throws {
    let text =
      Self.mail + "screen Home { on write -> present Draft }\nscreen Inbox { on write -> present Draft }\n"
      + "modal Draft { content stack Form }\nscreen Form { on next -> push Last }\nscreen Last { on send -> dismiss then push Letter }"
    let (diagnostic, report) = try found(512, text)
    #expect(
      diagnostic.message == "`push Letter` runs on `Inbox`, which has no stack in the tab `inbox`, so there is nothing to push on",
      "\(report)"
    )
    #expect(
      diagnostic.notes == ["reached by: Main > inbox > Inbox --write--> Draft > Form --next--> Last --send--> Inbox"], "\(report)")
    expect([], in: fixed(text, diagnostic))
  }

  /// Each place without a stack has a label, and the fix adds a stack.
  @Test func everyPlaceWithoutAStackIsNamed() throws {
    let text =
      Self.mail.replacing("screen Letter", with: "guard g -> Letter\nscreen Letter { on more -> push Home; on ok -> finish }")
      + "screen Home { on a -> present Letter; on c requires g -> stay }\nscreen Inbox { on b -> present Letter }"
    let (diagnostic, report) = try found(512, text)
    #expect(diagnostic.secondary.count == 3, "\(report)")
    #expect(diagnostic.fixes.first?.edits.count == 3)
    #expect(!CheckedText(fixed(text, diagnostic)).codes.contains(512))
  }

  /// `close` is only proposed if there is something to close.
  @Test func closeIsProposedWhereItLeadsBack() throws {
    let pushed = "app A { root stack Home }\nscreen Home { on a -> push B }\nscreen B { on done -> dismiss }"
    expect([], in: fixed(pushed, try found(519, pushed).0))
    #expect(try found(519, "app A { root stack Home }\nscreen Home { on done -> dismiss }").0.fixes.isEmpty)
    #expect(try found(513, "app A { root Home }\nscreen Home { on done -> pop }").0.fixes.isEmpty)
  }

  /// A page can't contain a stack, so the screen is presented.
  @Test func whatAPageLeadsToIsPresented() throws {
    let text = "app A { root Tour }\npages Tour { page One; page Two }\nscreen One { on more -> push More }\nscreen Two\nscreen More"
    expect([], in: fixed(text, try found(512, text).0))
  }

  @Test func selectsProposeWhatWorks() throws {
    let tabs = "tabs Main { tab home stack Home; tab find stack Find }\nscreen Find\nscreen Form { on find -> select find }\n"
    let covered = "app A { root Main }\n\(tabs)screen Home { on add -> present stack Form }"
    expect([], in: fixed(covered, try found(514, covered).0))
    // Another root lacks the tab.
    let both =
      "app A { root Main on phone; root stack Desk on pad }\n\(tabs)screen Home { on add -> present stack Form }\n"
      + "screen Desk { on add -> present stack Form }"
    #expect(try found(514, both).0.fixes.isEmpty)
    let elsewhere =
      "app A { root One }\ntabs One { tab a stack A }\ntabs Two { tab b stack B }\n"
      + "screen A { on b -> select b; on two -> switch to Two }\nscreen B"
    #expect(try found(514, elsewhere).0.help == ["`b` is a tab of `Two`: `switch to Two then select b`"])
    expect([], in: elsewhere.replacing("-> select b", with: "-> switch to Two then select b"))
  }

  @Test func whatFollowsAPresentationWaitsForIt() throws {
    let text = "app A { root stack Home }\nscreen Home { on a -> present Sheet then push B }\nscreen Sheet\nscreen B"
    expect([], in: fixed(text, try found(510, text).0))
  }

  // MARK: Links

  @Test func aConstantOfTheWrongTypeIsBlamedOnItself() throws {
    func app(_ alias: String) -> String {
      """
      app A { scheme a; root stack Home }
      enum Topic { billing, shipping }
      screen Home
      screen Item(id: Int)
      screen Help(topic: Topic)
      route "/items/{id}" -> Item(id)
      route "/help/{topic}" -> Help(topic)
      \(alias)
      """
    }
    #expect(try found(710, app("alias \"/sale\" -> \"/items/today\"")).0.message == "`today` isn't an Int, but `{id}` needs one")
    // The same through another alias.
    #expect(
      try found(710, app("alias \"/i/{x}\" -> \"/items/{x}\"\nalias \"/sale\" -> \"/i/today\"")).0.message
        == "`today` isn't an Int, but `{id}` needs one")
    let misspelt = app("alias \"/ship\" -> \"/help/shiping\"")
    let (diagnostic, report) = try found(710, misspelt)
    #expect(diagnostic.help == ["write one of its values: `billing`, `shipping`"], "\(report)")
    expect([], in: fixed(misspelt, diagnostic))
    #expect(try found(710, app("alias \"/x\" -> \"/item/1\"")).0.message == "no route has the pattern \"/item/1\"")
  }

  // MARK: Guards

  private static let shop = """
    app A { scheme a; root stack Home }
    guard g
    screen Orders { on order -> push Order }
    screen Order

    """

  /// The message names the screen on top of a leak.
  @Test func aLeakSaysWhatLiesOnTop() throws {
    let sequence = Self.shop + "screen Home { on orders requires g -> push Orders; on last -> push Orders then push Order }"
    let (diagnostic, report) = try found(801, sequence)
    #expect(diagnostic.message == "`Orders` can be shown without checking `g`, below `Order`", "\(report)")
    #expect(diagnostic.notes == ["path without the guard: Home --last--> Orders > Order"], "\(report)")
    expect([], in: fixed(sequence, diagnostic))
    let link = Self.shop + "screen Home { on orders requires g -> push Orders }\nroute \"/order\" -> Orders / Order"
    #expect(try found(801, link).0.notes == ["path without the guard: \"/order\" --> Orders > Order"])
    let plain = Self.shop + "screen Home { on orders requires g -> push Orders; on last -> push Orders }"
    #expect(try found(801, plain).0.message == "`Orders` can be shown without checking `g`")
  }
}
