import Testing

@testable import NavGraphSyntax

/// Tests of typical mistakes: each has one diagnostic at its location, and the rest is parsed.
@Suite struct RecoveryTests {
  @Test func twentyMistakes() {
    expectParse(
      """
      app Messenger {
        platform iOS1️⃣
        2️⃣sceme messenger
        root Main
      }
      type ChatID 3️⃣String
      guard signedIn 4️⃣=> SignIn
      tabs Main {
        tab chats "Chats" icon 5️⃣stack ChatList
        tab people 6️⃣'People' split People
      }
      screen 7️⃣"ChatList" {
        8️⃣titel "Chats"
        on compose 9️⃣push Chat(id: 1)
      }
      """,
      as: [
        Expected(code: 201, message: "expected the minimum version of the platform, such as `16`"),
        Expected(code: 206, message: "unknown item `sceme` in an app"),
        Expected(code: 201, message: "expected `=` and the underlying type, such as `= String`"),
        Expected(code: 210, message: "the arrow is written `->`, not `=>`"),
        Expected(code: 201, message: "expected the name of an icon, in quotes"),
        Expected(code: 102, message: "this string begins with a single quote"),
        Expected(code: 215, message: "a name is written without quotes"),
        Expected(code: 206, message: "unknown item `titel` in a screen"),
        Expected(code: 210, message: "expected `->` and an action"),
      ])
    expectParse(
      """
      screen Chat(id: ChatID 1️⃣message: MessageID) {
        on info -> 2️⃣psh ChatInfo(id)
        on delete -> push DeleteChat 3️⃣then { delete -> pop }
        on draft {
          otherwise -> stay
          4️⃣when hasDraft -> pop
        }
        title "Chat" 5️⃣on close -> pop
        6️⃣detents medium
      }
      stack Checkout7️⃣(cart: CartID {
        root Shipping(cart)
      }
      8️⃣rute "/chats/{id}" -> chats / Chat(id)
      route "9️⃣chats" -> chats
      """,
      as: [
        Expected(code: 218, message: "missing comma before `message`"),
        Expected(code: 217, message: "`psh` isn't an action"),
        Expected(code: 211, message: "`then { ... }` handles the outcomes of `present`"),
        Expected(code: 214, message: "this branch is never reached"),
        Expected(code: 213, message: "missing `;` before `on`, which begins another item"),
        Expected(code: 216, message: "`detents` isn't allowed in a screen"),
        Expected(code: 203, message: "this `(` is never closed"),
        Expected(code: 207, message: "unknown declaration `rute`"),
        Expected(code: 230, message: "a pattern must begin with `/`"),
      ])
    expectParse(
      """
      screen A 1️⃣{
        title "A"

      screen B {
        on x -> present M then 2️⃣{
          finished(x) -> pop
        on y -> pop
      }
      screen C3️⃣
        title "C"
      }
      screen D {
        title "D"
      4️⃣}
        on z -> pop
      }
      screen E {
        5️⃣screen F {
          title "F"
        }
        on 6️⃣-> pop
        on w ->7️⃣
      }
      route "/a" -> A 8️⃣B
      assert A 9️⃣inside 3 of B
      """,
      as: [
        Expected(code: 202, message: "the body of a screen is never closed"),
        Expected(code: 202, message: "the body of outcome handlers is never closed"),
        Expected(code: 221, message: "missing `{` before the body of a screen"),
        Expected(code: 204, message: "this `}` closes the body of a screen too early"),
        Expected(code: 205, message: "a declaration isn't allowed in the body of a screen"),
        Expected(code: 209, message: "expected the name of the event"),
        Expected(code: 201, message: "expected an action, such as `push Chat(id)`"),
        Expected(code: 201, message: "unexpected `B` after `A`"),
        Expected(code: 201, message: "expected `within 3 of`, `only after`, `reaches`, or `requires`"),
      ])
  }

  @Test func mergeConflict() {
    expectParse(
      """
      screen Help {
      1️⃣<<<<<<< HEAD
        title "Help"
      ||||||| base
        title "H
      =======
        title "Support" large
        on close ->
      >>>>>>> support
        on done -> pop
      }
      2️⃣=======
      screen Next
      """,
      as: [Expected(code: 105, message: "unresolved merge conflict"), Expected(code: 105, message: "unresolved merge conflict")],
      tree: """
        screen `screen` `{` `}`
          name `Help`
          title `title` `"Help"`
          event `on` `->`
            name `done`
            sequence
              pop `pop`
        """, of: .screen)
    let conflict = Parsed("<<<<<<< a\n||||||| b\n=======\n>>>>>>> c\n").diagnostics
    #expect(conflict.map(\.secondary.count) == [3])
  }

  @Test func lookAlikes() {
    expectParse(
      "tabs Main {\n  tab a 1️⃣“Chats” stack A\n  tab b\u{A0}stack B\n  tab c 3️⃣→ pop 4️⃣–> pop\n}\nscreen 5️⃣Сhat\nscreen 6️⃣Größe\nscreen Größe"
        .replacing("b\u{A0}", with: "b2️⃣\u{A0}").replacing(" 4️⃣–> pop", with: ""),
      as: [
        Expected(code: 102, message: "this string begins with a curly quote"),
        Expected(code: 102, message: "unexpected non-breaking space (U+00A0)"),
        Expected(code: 102, message: "unexpected arrow character"),
        Expected(code: 102, message: "`Chat` contains letters of another alphabet"),
        Expected(code: 112, message: "the name `Größe` has letters that aren't allowed in names: `ö`, `ß`"),
      ])
    expectParse(
      "screen A {\n  on x 1️⃣–> push B2️⃣（id: 33️⃣）\n  on y {\n    when a 4️⃣&& 5️⃣!b -> pop\n  }6️⃣；\n}",
      as: [
        Expected(code: 102, message: "unexpected en dash"),
        Expected(code: 102, message: "unexpected full-width parenthesis"),
        Expected(code: 102, message: "unexpected full-width parenthesis"),
        Expected(code: 102, message: "unexpected `&&`"),
        Expected(code: 102, message: "unexpected `!`"),
        Expected(code: 102, message: "unexpected semicolon look-alike"),
      ])
  }

  @Test func strings() {
    expectParse(
      "screen A {\n  title 1️⃣\"Chats large\n  back \"a2️⃣\\q\" minimal\n  on x -> open \"3️⃣\\u{110000}\"\n}\nscreen B { title 4️⃣\"Help }\nscreen C",
      as: [
        Expected(code: 103, message: "this string has no closing quote"), Expected(code: 104, message: "`\\q` isn't an escape sequence"),
        Expected(code: 104, message: "`\\u{110000}` isn't a character"), Expected(code: 103, message: "this string has no closing quote"),
      ])
  }

  /// The number of diagnostics is limited, with a note about the rest.
  @Test func manyStrays() {
    let parsed = Parsed(String(repeating: "screen A § §\n", count: 200))
    #expect(parsed.diagnostics.count == Lexer.maxDiagnostics)
    #expect(parsed.diagnostics.last?.notes.last == "300 more diagnostics of this kind in this file aren't shown")
    #expect(Parsed(String(repeating: "§", count: 5000)).diagnostics.count == 1)
  }

  @Test func invalidBytes() {
    var bytes = Array("screen A {\n  title \"Caf".utf8)
    bytes += [0xE9]
    bytes += Array("\" // caf".utf8) + [0xE9, 0x0A] + Array("}\n".utf8) + [0xFF, 0xFE]
    let parsed = Parsed(bytes: bytes)
    #expect(parsed.report == ["NAV0106 at 2:13: this file isn't UTF-8"])
    #expect(parsed.diagnostics.first?.notes == ["4 bytes of the file aren't valid"])
    expectSound(parsed)
  }
}
