import NavGraphSyntax
import Testing
import Torture

/// Tests of the formatter's laws with files with errors, incomplete files, and noise.
struct BrokenFileTests {
  private static let sound = """
    /// Docs.
    app Shop { platform iOS 16; scheme shop
      root Main }
    tabs Main {
      tab home "Home" icon "house" stack Home // the start
      tab cart "Cart" icon "cart"  stack Cart hidden when not (hasCart or isGuest)
      section "More" placement sidebarOnly { tab a "A" screen B }
    }
    screen Home(id: String? = nil, list: [Int] = [1, 2]) requires signedIn external "x" {
      title "Home" large
      on open(chat: ID) anchored -> present Chat(id: chat) as formSheet then {
        finished(x) -> push Home(id: x, list: [])
        dismissed -> stay
      }
      on draft {
        when hasDraft and not other -> dismiss then push Home
        otherwise -> stay
      }
    }
    route "/a/{id}?x={y?}", "/b" host "h" -> home / Home(id)
      on pad -> Desk.home / Home(id)
    assert Home within 3 of Main

    """

  @Test(arguments: [
    "screen", "screen {", "screen A {", "}", "}}}}", "{{{{", "on x -> ", "tabs Main { tab", "screen A { on x -> push B( }\nscreen C",
    "screen A { title \"unterminated\n}", "a / / b", "1 . 5", "a . b . c", "\"", "<<<<<<< a\nscreen A\n=======\nscreen B\n>>>>>>> b\n",
    "screen A\n<<<<<<< a\n  title\n=======\n  title\n>>>>>>> a section ",
    "/* block */ screen A", "screen A /* in */ { title }", "route \"/x\" => A", "screen \u{2013} A", "// only a comment", "", "\n\n", "\r",
    ";;;",
    "screen A { ; ; title ; }", "enum E { a, b\n c = \"x\"\n}", "enum E {\n a,\n b\n}", "screen A\n{\n title\n}", "import\n\"a\"",
  ])
  func fragment(_ text: String) { expectLaws(Array(text.utf8)) }

  @Test func invalidBytes() {
    expectLaws([0xFF, 0xFE, 0x00, 0x41])
    expectLaws(Array("screen A // ".utf8) + [0xC3, 0x28, 0x0A] + Array("screen B".utf8))
  }

  /// Removes, doubles, and swaps bytes of a valid file, and truncates it at many positions.
  @Test func mutations() {
    let sound = Array(BrokenFileTests.sound.utf8)
    for end in stride(from: 0, to: sound.count, by: 7) { expectLaws(Array(sound[..<end]), "cut at \(end)") }
    var random = SeededRandom(seed: 7)
    let noise = Array("{}()[]\"/->,;:.= \n\\screen tab on then".utf8)
    for round in 0..<400 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let at = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: at)
        case 1: bytes.insert(noise[Int.random(in: 0..<noise.count, using: &random)], at: at)
        case 2: bytes[at] = noise[Int.random(in: 0..<noise.count, using: &random)]
        default: bytes.removeSubrange(at..<min(bytes.count, at + 9))
        }
      }
      expectLaws(bytes, "round \(round)")
    }
  }
}
