import Testing

@testable import NavGraphSyntax

/// Tests of the canonical layout.
struct LayoutTests {
  private func expect(_ source: String, _ wanted: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(expectLaws(Array(source.utf8), sourceLocation: sourceLocation) == wanted, sourceLocation: sourceLocation)
  }

  @Test func itemsStandOnLinesOfTheirOwn() {
    expect(
      "screen   A( id :String ,b:Int=3 ){\ntitle \"A\"\n      on tap->push B( id )\n}",
      "screen A(id: String, b: Int = 3) {\n  title \"A\"\n  on tap -> push B(id)\n}\n")
  }

  @Test func arrowsLineUp() {
    expect(
      "screen A {\n on open(chat: ID) -> push B\n on x -> pop\n\n on later -> stay\n}",
      "screen A {\n  on open(chat: ID) -> push B\n  on x              -> pop\n\n  on later -> stay\n}\n")
  }

  @Test func arrowsLineUpAcrossArms() {
    expect(
      "screen A {\n on compose -> present M then {\n finished(x) -> push B(x)\n dismissed -> stay\n }\n on y -> pop\n}",
      """
      screen A {
        on compose -> present M then {
          finished(x) -> push B(x)
          dismissed   -> stay
        }
        on y       -> pop
      }

      """)
  }

  @Test func factsLineUp() {
    expect(
      "modal M {\n content stack A\n style pageSheet, popover on pad\n grabber\n dismissal confirm\n}",
      "modal M {\n  content   stack A\n  style     pageSheet, popover on pad\n  grabber\n  dismissal confirm\n}\n")
  }

  @Test func tabsFormATable() {
    expect(
      "tabs Main {\n tab chats \"Chats\" icon \"bubble\" stack A\n tab new \"New\" icon \"plus\" -> present M\n tab search search stack S\n}",
      """
      tabs Main {
        tab chats "Chats" icon "bubble" stack A
        tab new   "New"   icon "plus"   -> present M
        tab search search               stack S
      }

      """)
  }

  @Test func oneLineBodiesStay() {
    expect("screen A   {  title \"Help\" ;on close->pop  }", "screen A { title \"Help\"; on close -> pop }\n")
    expect("screen A {}", "screen A {}\n")
  }

  @Test func commentsKeepTheirPlace() {
    expect(
      "// top\nscreen A { // why\n// inside\n title \"A\" // said\n on x -> pop   // gone\n // last\n}\n// end",
      """
      // top
      screen A {  // why
        // inside
        title "A"  // said
        on x -> pop  // gone
        // last
      }
      // end

      """.replacing("title \"A\"  // said", with: "title \"A\"    // said"))
  }

  @Test func blankLinesAreAtMostOne() {
    expect("\n\n\nscreen A\n\n\n\nscreen B {\n\n\n title\n\n\n}\nscreen C\n", "screen A\n\nscreen B {\n  title\n}\n\nscreen C\n")
  }

  @Test func breaksInsideAnItemStay() {
    expect(
      "route \"/a\", \"/b\"\n-> chats /\nChat(id)\n",
      "route \"/a\", \"/b\"\n  -> chats /\n  Chat(id)\n")
  }

  @Test func windowsLinesAndMarksGo() {
    #expect(expectLaws(Array("\u{FEFF}screen A {\r\n\ttitle \"A\"\r\n}\r\n".utf8)) == "screen A {\n  title \"A\"\n}\n")
  }

  @Test func conditionsKeepTheirParentheses() {
    expect(
      "screen A {\n on x {\n when not(a or b)and c->pop\n otherwise->stay\n }\n}",
      "screen A {\n  on x {\n    when not (a or b) and c -> pop\n    otherwise               -> stay\n  }\n}\n")
  }

  /// The layout has a value of each type for each token, and a hostile file of ten megabytes has ten million tokens.
  @Test func valuesForTokensAreSmall() {
    #expect(MemoryLayout<TokenLayout.Placement>.stride <= 16)
    #expect(MemoryLayout<Gap>.stride <= 16)
  }
}
