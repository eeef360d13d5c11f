import Testing

@testable import NavGraphSyntax

/// Mistakes as authors make them: each is one finding, at the right place, and what follows is understood.
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
      [
        Expected(201, "I was expecting the oldest version of the system, such as `16`"),
        Expected(206, "no line of an app begins with `sceme`"),
        Expected(201, "I was expecting `=` and the type that carries it, such as `= String`"),
        Expected(210, "the arrow is written `->`, not `=>`"),
        Expected(201, "I was expecting the name of the icon, in quotes"),
        Expected(102, "this string has quotes of another kind: a single quote opens it"),
        Expected(215, "a name stands without quotes"),
        Expected(206, "no line of a screen begins with `titel`"),
        Expected(210, "I was expecting `->` and what happens then"),
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
      [
        Expected(218, "a comma is missing before `message`"),
        Expected(217, "`psh` is no action"),
        Expected(211, "`then { ... }` handles what a `present` ends with"),
        Expected(214, "this branch is never reached"),
        Expected(213, "`on` begins a second fact on this line"),
        Expected(216, "`detents` says nothing in a screen"),
        Expected(203, "this `(` is never closed"),
        Expected(207, "`rute` declares nothing that I know"),
        Expected(230, "a pattern begins with `/`"),
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
      [
        Expected(202, "the body of a screen is never closed"),
        Expected(202, "the body of `then` arms is never closed"),
        Expected(221, "the body of a screen is not opened"),
        Expected(204, "this `}` closes the body of a screen too early"),
        Expected(205, "`screen` declares something, and here the body of a screen is open"),
        Expected(209, "I was expecting the name of the event"),
        Expected(201, "I was expecting an action, such as `push Chat(id)`"),
        Expected(201, "I was expecting the line to end after `A`"),
        Expected(201, "I was expecting `within 3 of`, `only after`, `reaches` or `requires`"),
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
      [Expected(105, "a merge conflict was left here"), Expected(105, "a merge-conflict marker was left here")],
      tree: """
        screen `screen` `{` `}`
          name `Help`
          title `title` `"Help"`
          event `on` `->`
            name `done`
            sequence
              pop `pop`
        """, of: .screen)
    let conflict = Parsed("<<<<<<< a\n||||||| b\n=======\n>>>>>>> c\n").findings
    #expect(conflict.map(\.secondary.count) == [3])
  }

  @Test func lookAlikes() {
    expectParse(
      "tabs Main {\n  tab a 1️⃣“Chats” stack A\n  tab b\u{A0}stack B\n  tab c 3️⃣→ pop 4️⃣–> pop\n}\nscreen 5️⃣Сhat\nscreen 6️⃣Größe\nscreen Größe"
        .replacing("b\u{A0}", with: "b2️⃣\u{A0}").replacing(" 4️⃣–> pop", with: ""),
      [
        Expected(102, "this string has quotes of another kind: a curly quote opens it"),
        Expected(102, "this is a non-breaking space (U+00A0)"),
        Expected(102, "this is the arrow character; the language writes `->`"),
        Expected(102, "`Chat` is written with letters of another alphabet"),
        Expected(112, "the name `Größe` has letters that names can't hold: `ö`, `ß`"),
      ])
    expectParse(
      "screen A {\n  on x 1️⃣–> push B2️⃣（id: 33️⃣）\n  on y {\n    when a 4️⃣&& 5️⃣!b -> pop\n  }6️⃣；\n}",
      [
        Expected(102, "this is an en dash; the language writes `->`"),
        Expected(102, "this is a full-width parenthesis; the language writes `(`"),
        Expected(102, "this is a full-width parenthesis; the language writes `)`"),
        Expected(102, "this is `&&`; the language writes `and`"),
        Expected(102, "this is `!`; the language writes `not`"),
        Expected(102, "this is a look-alike of the semicolon; the language writes `;`"),
      ])
  }

  @Test func strings() {
    expectParse(
      "screen A {\n  title 1️⃣\"Chats large\n  back \"a2️⃣\\q\" minimal\n  on x -> open \"3️⃣\\u{110000}\"\n}\nscreen B { title 4️⃣\"Help }\nscreen C",
      [
        Expected(103, "this text has no closing quote"), Expected(104, "`\\q` is no escape"),
        Expected(104, "`\\u{110000}` names no character"), Expected(103, "this text has no closing quote"),
      ])
  }

  /// Findings are capped, and say so.
  @Test func manyStrays() {
    let parsed = Parsed(String(repeating: "screen A § §\n", count: 200))
    #expect(parsed.findings.count == Lexer.mostFindings)
    #expect(parsed.findings.last?.notes.last == "300 more findings of this kind in this file are not shown")
    #expect(Parsed(String(repeating: "§", count: 5000)).findings.count == 1)
  }

  @Test func invalidBytes() {
    var bytes = Array("screen A {\n  title \"Caf".utf8)
    bytes += [0xE9]
    bytes += Array("\" // caf".utf8) + [0xE9, 0x0A] + Array("}\n".utf8) + [0xFF, 0xFE]
    let parsed = Parsed(bytes: bytes)
    #expect(parsed.report == ["NAV0106 at 2:13: this file is not UTF-8"])
    #expect(parsed.findings.first?.notes == ["4 bytes of the file can't be read"])
    expectSound(parsed)
  }
}
