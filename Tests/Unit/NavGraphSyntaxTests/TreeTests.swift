import Testing

@testable import NavGraphSyntax

/// Tests of the shape of the tree in unusual cases, and of words that are keywords in one place and names in another.
@Suite struct TreeTests {
  @Test func tabs() {
    expectParse(
      "tabs Main {\n  tab search search stack on hidden when not a and (b or c)\n  tab stack stack\n  tab x page requires g\n  tab page requires g -> present M then { x -> pop }\n}",
      as: [], tree: nil)
    expectParse(
      "tabs T { tab search search hidden when not a or b stack S; tab x detail }",
      tree: """
        tabs `tabs` `{` `;` `}`
          name `T`
          tab `tab`
            name `search`
            tabAttribute `search`
            tabAttribute `hidden` `when`
              test `or`
                allTest
                  oneTest `not`
                    reference `a`
                allTest
                  oneTest
                    reference `b`
            instance `stack`
              reference `S`
          tab `tab`
            name `x`
            instance
              reference `detail`
        """, of: .tabs)
  }

  @Test func verbatim() {
    expectParse(
      "alert verbatim {\n  title verbatim \"A\"\n  message verbatim \"B\"\n  button verbatim \"C\"\n  button verbatim verbatim \"D\" cancel\n}",
      tree: """
        alert `alert` `{` `}`
          name `verbatim`
          title `title` `"A"`
            verbatim `verbatim`
          message `message` `"B"`
            verbatim `verbatim`
          button `button` `"C"`
            name `verbatim`
          button `button` `"D"` `cancel`
            name `verbatim`
            verbatim `verbatim`
        """, of: .alert)
    expectParse(
      "tabs T { tab verbatim \"A\" S; tab b verbatim \"B\" verbatim; section verbatim \"C\" { tab c verbatim } }", as: [], tree: nil)
    expectParse("app A { strings module; strings \"T\"; strings \"T\" framework; root S }", as: [], tree: nil)
    expectParse("screen S { title verbatim }", as: [], tree: nil)
  }

  @Test func event() {
    expectParse(
      "screen S {\n  on on(from: [Int?]? = nil) anchored requires a.b(1)\n    -> present stack page(x: .y, \"s\", -1,) as sheet\n    then {\n      done(r) { otherwise -> stay }\n    }\n}",
      tree: """
        event `on` `anchored` `->`
          name `on`
          parameters `(` `)`
            parameter `:` `=`
              name `from`
              typeUse `[` `]` `?`
                typeUse `Int` `?`
              value `nil`
          requires `requires`
            guardUse
              reference `a` `.` `b`
              arguments `(` `)`
                argument
                  value `1`
          sequence
            present `present` `as` `sheet`
              instance `stack`
                reference `page`
                arguments `(` `,` `,` `,` `)`
                  argument `:`
                    name `x`
                    value `.` `y`
                  argument
                    value `"s"`
                  argument
                    value `-1`
            arms `then` `{` `}`
              arm `(` `)`
                name `done`
                name `r`
                branches `{` `}`
                  branch `otherwise` `->`
                    sequence
                      stay `stay`
        """, of: .event)
  }

  @Test func targets() {
    expectParse(
      "route \"/a\", \"/b\" host \"h\" -> here or people / content L(g) / detail / page P / page / present M then { x -> pop } on pad, mac -> here",
      tree: """
        targets `->`
          target `/` `/` `/` `/` `/`
            here `here` `or`
            instance
              reference `people`
            stepColumn `content`
              instance
                reference `L`
                arguments `(` `)`
                  argument
                    value `g`
            instance
              reference `detail`
            stepPage `page`
              instance
                reference `P`
            instance
              reference `page`
            present `present`
              instance
                reference `M`
            arms `then` `{` `}`
              arm `->`
                name `x`
                sequence
                  pop `pop`
          onIdioms `on` `pad` `,` `mac`
          target
            instance
              reference `here`
        """, of: .targets)
  }

  @Test func linkBranches() {
    expectParse(
      "route \"/a\" { when b -> stay / A on pad -> B; otherwise -> stay }",
      tree: """
        linkBranches `{` `;` `}`
          linkBranch `when` `->`
            test
              allTest
                oneTest
                  reference `b`
            targets `->`
              target `/`
                instance
                  reference `stay`
                instance
                  reference `A`
              onIdioms `on` `pad`
              target
                instance
                  reference `B`
          linkBranch `otherwise` `->`
            stay `stay`
        """, of: .linkBranches)
  }

  @Test(arguments: [
    "select search", "page next", "page previous", "page page", "pop to root", "pop to detail", "push on", "show detail",
    "show detail stack S",
    "clear detail", "present alert", "present alert A", "present modal as sheet", "replace stack", "switch to to", "finish(finish)",
    "dismiss then push dismiss", "dismiss all then select all", "open \"/a\"(id: id)", "browse(browse)", "finish", "close", "restart",
  ])
  func keywordsAsNames(action: String) {
    expectParse("screen S { on x -> \(action) }")
    expectParse("screen S {\n  on x -> \(action)\n  on then_ -> stay\n}")
    expectParse("tabs T { tab t -> \(action) }")
  }

  @Test(arguments: Keyword.allCases.filter { $0 != .none && !$0.isReserved })
  func everyWordIsAName(keyword: Keyword) {
    let word = keyword.text
    expectParse(
      "screen \(word)(\(word): \(word)) {\n  on \(word)(\(word): \(word)) -> push \(word)(\(word): \(word), \(word))\n  uses \(word)\n}")
    expectParse("tabs \(word) { tab \(word) screen \(word) }\nenum \(word) { \(word) }\ncondition \(word)\nguard \(word) -> \(word)")
    expectParse("screen S { on x -> present M then { \(word)(\(word)) -> pop; \(word) { when \(word) -> pop } } }")
    expectParse("alert \(word) { button \(word) \"B\" }\nroute \"/a\" -> \(word) / \(word)\nassert \(word) reaches \(word)")
  }

  @Test(arguments: Keyword.allCases.filter(\.isReserved)) func reservedWordsAreNone(keyword: Keyword) {
    expectParse("screen 1️⃣\(keyword.text)", as: [Expected(code: 208, message: "`\(keyword.text)` is a reserved word and can't be a name")])
  }

  @Test func documentation() {
    let tree = Parsed("/// One.\n/// Two.\nscreen A\n// three\nscreen B").tree
    let flags = tree.root.children.map { $0.token.flags.contains(.documented) }
    #expect(flags == [true, false])
  }
}
