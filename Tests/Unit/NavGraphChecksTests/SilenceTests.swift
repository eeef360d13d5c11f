import Testing

/// Tests that one mistake has one diagnostic, and that valid apps have none.
@Suite struct SilenceTests {
  private let head = "app A { root Main }\ntabs Main {\n  tab a stack Home\n  tab b stack Other\n}\nscreen Other { on x -> push Deep }\n"

  /// Each text has one mistake of an earlier stage, which causes no other diagnostic.
  @Test(arguments: [
    "screen Home { on go -> push Detial }\nscreen Detail\nscreen Deep",
    "screen Home { on go -> psuh Detail }\nscreen Detail\nscreen Deep",
    "screen Home { on go -> present Sheet then { finishd -> push Detail } }\nscreen Sheet { on ok -> finish }\nscreen Detail\nscreen Deep",
    "screen Home { on go -> push Detail(id: 3) }\nscreen Detail\nscreen Deep",
    "screen Home { on go -> select nowhere then push Detail }\nscreen Detail\nscreen Deep",
    "screen Home { on go -> present Sheet }\nmodal Sheet { content stack Detial }\nscreen Detail { on ok -> finish }\nscreen Deep",
    "screen Home { on go -> present Sheet }\nmodal Sheet {\n}\nscreen Detail external\nscreen Deep",
    "screen Home { uses Lniks }\nevents Links { on go -> push Detail }\nscreen Detail\nscreen Deep",
    "screen Home { on go push Detail }\nscreen Detail\nscreen Deep",
    "screen Home { on go -> present Shet then { finished -> push Detail } }\nscreen Sheet { on ok -> finish }\nscreen Detail\nscreen Deep",
    "screen Home\nevents Links { on go -> push Detail }\nscreen Detail { on n -> push Next }\nscreen Next\nscreen Deep",
    "screen Home\nguard signedIn -> SignIn\nscreen SignIn { on ok -> finish }\nscreen Deep",
  ]) func nothingFollows(_ body: String) {
    let checked = CheckedText(head + body)
    #expect(checked.diagnostics.count == 1, "\(checked.report)")
    #expect(checked.codes.allSatisfy { $0 < 500 }, "\(checked.report)")
  }

  /// The content of an incomplete or misspelled container is unknown, so its absence causes no diagnostic.
  @Test(arguments: [
    (323, "root stack Home", "split W {}\nscreen Home\nscreen X\nroute \"/x\" -> Home / X\nroute \"/w\" -> present W / detail X"),
    (323, "root W", "split W { sidebar stack List }\nscreen List { on o -> show detail It }\nscreen It\nroute \"/x\" -> W / detail It"),
    (323, "root T", "tabs T {}\nscreen X { on s -> select home }\nroute \"/x\" -> T / home / X\nassert X within 3 of X"),
    (323, "root stack Home", "screen Home { on p -> present P as fullScreen then { finished -> push Done } }\npages P {}\nscreen Done"),
    (
      301, "root stack Home",
      "screen Home { on p -> present P as fullScreen }\npages P { page One; page Twoo }\nscreen One\nscreen Two { on x -> dismiss }"
    ),
    (
      301, "root stack Home",
      "screen Home { on p -> present T as fullScreen }\ntabs T { tab x One; tab y Twoo }\nscreen One\nscreen Two { on x -> dismiss }"
    ),
    (
      301, "root T",
      "tabs T { tab a stack Home; tab b stack Othre }\nscreen Home { on x -> select b then push X then pop to Other }\nscreen Other { on x -> push X }\nscreen X { on up -> pop to Other }"
    ),
    (
      301, "root stack Home",
      "screen Home { on a -> push Lst; on b -> push X }\nscreen List { on x -> push X }\nscreen X { on up -> pop to List }"
    ),
    (
      301, "root stack Home",
      "screen Home { on a -> replace Foo; on b -> push X; on c -> push List }\nscreen List { on x -> stay }\nscreen X { on up -> pop to List }"
    ),
  ]) func nothingIsConcludedFromWhatIsUnknown(_ code: Int, _ root: String, _ body: String) {
    let checked = CheckedText("app A { scheme a\n \(root) }\n" + body)
    #expect(checked.codes == [code], "\(checked.report)")
  }

  /// A stray character is skipped, and the rest of its line is checked as usual.
  @Test(arguments: ["~", "\u{1B}", "\u{200B}", "§ "], ["", " "]) func strayCharactersSilenceNothing(_ stray: String, _ space: String) {
    let text = """
      app A { root stack Home }
      screen Home { on go -> push Detial|; on back -> pop; on a requires g -> push Safe; on b -> push Safe }
      screen Detail; screen Safe
      guard g -> SignIn
      screen SignIn { on ok -> finish; on no -> dismiss }
      """
    let clean = CheckedText(text.replacing("|", with: "")).codes
    let checked = CheckedText(text.replacing("|", with: space + stray))
    #expect(clean == [301, 603, 801] && checked.codes.filter { $0 > 200 } == clean, "\(checked.report)")
  }

  private func expect(_ codes: [Int], sorted text: String) {
    let checked = CheckedText(text)
    #expect(checked.codes.sorted() == codes, "\(checked.report)")
  }
}
