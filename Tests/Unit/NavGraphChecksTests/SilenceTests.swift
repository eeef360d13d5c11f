import Testing

/// One mistake is one finding, and a sound app has none.
@Suite struct SilenceTests {
  private let head = "app A { root Main }\ntabs Main {\n  tab a stack Home\n  tab b stack Other\n}\nscreen Other { on x -> push Deep }\n"

  /// Each text has one mistake of an earlier stage; nothing follows from it.
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
    let checked = Checked(head + body)
    #expect(checked.findings.count == 1, "\(checked.report)")
    #expect(checked.codes.allSatisfy { $0 < 500 }, "\(checked.report)")
  }

  /// What a half-written or misspelt container would show is not known: nothing is concluded from its absence.
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
    let checked = Checked("app A { scheme a\n \(root) }\n" + body)
    #expect(checked.codes == [code], "\(checked.report)")
  }

  /// A stray character is read past: the rest of its line means what it would without it.
  @Test(arguments: ["~", "\u{1B}", "\u{200B}", "§ "], ["", " "]) func strayCharactersSilenceNothing(_ stray: String, _ space: String) {
    let text = """
      app A { root stack Home }
      screen Home { on go -> push Detial|; on back -> pop; on a requires g -> push Safe; on b -> push Safe }
      screen Detail; screen Safe
      guard g -> SignIn
      screen SignIn { on ok -> finish; on no -> dismiss }
      """
    let clean = Checked(text.replacing("|", with: "")).codes
    let checked = Checked(text.replacing("|", with: space + stray))
    #expect(clean == [301, 603, 801] && checked.codes.filter { $0 > 200 } == clean, "\(checked.report)")
  }

  /// A stray character inside a word doesn't part it.
  @Test func aWordGoesOnAfterAStrayCharacter() {
    let checked = Checked(
      "app A { root stack Home }\nscreen Home { on go -> push Det~ail }\nscreen Detail { on x -> p§op; on y -> push De\u{7}tial }")
    #expect(checked.codes == [101, 101, 108], "\(checked.report)")
  }

  /// Independent mistakes are all found.
  @Test func manyMistakesAreMany() {
    let text =
      head
        + """
        screen Home {
          on a -> push Main
          on b -> finish
          on c -> dismiss
          on d -> show detail Deep
          on e -> page next
          on f -> present Menu
          on g -> present Loop
          on h -> present Stuck
          on i -> pop
          on j -> browse(u) then push Deep
        }
        screen Deep { on k -> pop to Other
          on l -> pop to Stuck1 }
        modal Menu {
          content stack Menu1
          style popover
        }
        screen Menu1 { on m -> select a }
        modal Loop { content stack Loop1 }
        screen Loop1 { on n -> present Loop }
        modal Stuck {
          content stack Stuck1
          dismissal blocked
        }
        screen Stuck1
        screen Lost

        """.replacing("on j -> browse(u)", with: "on j(u: URL) -> browse(u)")
    expect([502, 518, 519, 516, 517, 509, 603, 510, 604, 514, 602, 607, 601].sorted(), sorted: text)
  }

  private func expect(_ codes: [Int], sorted text: String) {
    let checked = Checked(text)
    #expect(checked.codes.sorted() == codes, "\(checked.report)")
  }

  /// Stacks that recurse, screens in many places, flows in flows: nothing of it is wrong.
  @Test func soundAppsAreSilent() {
    NavGraphChecksTests.expect(
      [],
      in: """
        app Social {
          root Main requires onboarded
          root Desk requires onboarded on pad
          scheme social
        }
        guard onboarded -> Welcome
        guard signedIn -> SignIn
        condition isMine
        pages Welcome {
          page Hello
          page Rules
        }
        screen Hello { on next -> page next }
        screen Rules { on done -> finish
          on back -> page previous }
        events Links {
          on profile(id: String) -> push Profile(id)
          on post(id: String) -> push Post(id)
          on share -> present Share
        }
        tabs Main {
          tab feed stack Feed
          tab search search stack Search
          tab write -> present Write then { finished(id) -> select feed then push Post(id) }
          tab me stack Me requires signedIn
        }
        split Desk {
          sidebar stack Feed
          detail stack Nothing
        }
        screen Nothing
        screen Feed {
          uses Links
          on settings -> present Settings
        }
        screen Search { uses Links }
        screen Me {
          uses Links
          on out -> switch to Landing
        }
        screen Profile(id: String) {
          uses Links
          on block -> present Block then { yes -> close }
          on follow { when isMine -> stay
            otherwise -> present SignIn }
        }
        screen Post(id: String) {
          uses Links
          on reply -> present Write then { finished(id) -> push Post(id) }
          on gone -> close
          on home -> pop to root
        }
        modal Write returns String {
          content stack Editor
          dismissal confirm
        }
        screen Editor {
          on send(id: String) -> finish(id)
          on photo -> push Photos
          on cancel -> dismiss
        }
        screen Photos { on pick -> pop }
        modal Share { content stack Targets }
        screen Targets { on done -> finish }
        modal Settings { content stack Options }
        screen Options {
          on privacy -> push Privacy
          on done -> dismiss
          on erase -> present Erase then { yes -> dismiss all
            no -> stay }
          on out -> switch to Landing
        }
        screen Privacy { on done -> dismiss }
        alert Erase {
          title "Erase all?"
          button yes "Erase" destructive
          button no "Keep" cancel
        }
        confirm Block {
          title "Block?"
          button yes "Block"
          button no "Cancel" cancel
        }
        modal SignIn { content stack Login
          style fullScreen }
        screen Login {
          on ok -> finish
          on help -> push Help
          on cancel -> dismiss
        }
        screen Help
        stack Landing { root Start }
        screen Start { on enter -> restart }
        route "/p/{id}" -> here or Main.feed / Post(id) on pad -> here or Desk / Post(id)
        """)
  }

  /// A name that is missing is missed once.
  @Test func nothingIsSaidOfWhatIsNotWritten() {
    let checked = Checked("app Demo { root stack Home }\nscreen Home { on back -> pop to \n on go -> push Last }\nscreen Last")
    #expect(checked.codes == [209], "\(checked.report)")
  }
}
