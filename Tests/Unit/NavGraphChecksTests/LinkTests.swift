import Testing

/// Links and other ways in: they make screens reachable, and put them where events never do.
@Suite struct LinkTests {
  @Test func linksReach() {
    expect(
      [],
      in: """
        app A {
          root Main
          scheme a
        }
        tabs Main {
          tab home stack Home
          tab mail Boxes
        }
        split Boxes {
          sidebar stack Folders
          content Letters(folder: nil)
          detail  stack Empty
        }
        screen Home
        screen Folders
        screen Letters(folder: String? = nil)
        screen Empty
        screen Item(id: String) { on more -> push Deep }
        screen Deep { on back -> pop }
        screen Letter(id: String) { on reply -> present Reply }
        screen Reply { on send -> finish }
        modal Compose { content stack Draft }
        screen Draft { on send -> finish }
        screen Sent { on ok -> pop }
        screen Profile(id: String)
        route "/items/{id}" -> home / Item(id)
        route "/mail/{folder}/{id}" -> mail / content Letters(folder) / detail Letter(id)
        route "/new" -> home / present Compose then { finished -> push Sent }
        route "/users/{id}" -> here or home / Profile(id)
        entry shortcut "profile" (id: String) -> home / Profile(id)
        """)
  }

  @Test func linksPutScreensAtOtherPlaces() {
    let app = """
      app A {
        root stack Home
        scheme a
      }
      screen Home { on list -> push List }
      screen List { on open -> push Item }
      screen Item { on up -> pop to List }
      """
    expect([], in: app)
    expect([], in: app + "\nroute \"/item\" -> Home / List / Item")
    expect([605], in: app + "\nroute \"/item\" -> Home / Item")
    // What a link leaves out shows in the stack that may be.
    let checked = Checked(app + "\nroute \"/item\" -> Home / Item")
    #expect(checked.report.contains("the stack can be: Home > Item, without List"), "\(checked.report)")
    // A link's path is no push: from Item one never comes to List.
    expect(
      [604],
      in: """
        app A {
          root stack Home
          scheme a
        }
        screen Home {
          on list -> push List
          on item -> push Item
        }
        screen List
        screen Item { on up -> pop to List }
        route "/list/item" -> Home / Item / List
        """)
  }

  @Test func hereIsAPushEverywhere() {
    let app = """
      app A {
        root Main
        scheme a
      }
      tabs Main {
        tab home stack Home
        tab me   stack Me
      }
      screen Home { on user -> push User }
      screen Me { on edit -> push Edit }
      screen Edit
      screen User { on up -> pop to Home }
      """
    expect([], in: app)
    expect([], in: app + "\nroute \"/u\" -> here or home / User")
    // Without the link every way passes List; the link puts User on top of Home as well.
    let deep = """
      app A {
        root stack Home
        scheme a
      }
      screen Home { on list -> push List }
      screen List { on user -> push User }
      screen User { on up -> pop to List }
      """
    expect([], in: deep)
    expect([605], in: deep + "\nroute \"/u\" -> here or Home / List / User")
  }

  @Test func aLinkIsNoWalkToAModal() {
    // Only the link shows Extra inside of the sheet: the user can't walk round.
    expect(
      [],
      in: """
        app A {
          root stack Home
          scheme a
        }
        screen Home { on sheet -> present Sheet }
        modal Sheet { content stack Form }
        screen Form { on ok -> finish }
        screen Extra { on sheet -> present Sheet }
        route "/extra" -> Home / present Sheet / Extra
        """)
    expect(
      [602],
      in: """
        app A {
          root stack Home
          scheme a
        }
        screen Home { on sheet -> present Sheet }
        modal Sheet { content stack Form }
        screen Form {
          on ok    -> finish
          on extra -> push Extra
        }
        screen Extra { on sheet -> present Sheet }
        route "/extra" -> Home / present Sheet / Extra
        """)
  }

  @Test func eventsOfLinkedPlacesAreServedToo() {
    let checked = Checked(
      """
      app A {
        root Main
        scheme a
      }
      tabs Main {
        tab home stack Home
        tab bare Bare
      }
      screen Home { on sheet -> present Sheet }
      screen Bare
      modal Sheet { content stack Form }
      screen Form { on ok -> finish }
      screen Item { on find -> select bare }
      route "/item" -> home / present Sheet / Item
      route "/other" -> home / Item
      """)
    #expect(checked.codes == [514], "\(checked.report)")
    #expect(checked.report.contains("\"/item\" --> "), "\(checked.report)")
  }

  @Test func anchorsOfLinks() {
    expect(
      [509],
      in: """
        app A {
          root stack Home
          scheme a
        }
        screen Home { on menu anchored -> present Menu }
        modal Menu {
          content stack Options
          style   popover
        }
        screen Options { on ok -> finish }
        route "/menu" -> Home / present Menu
        """)
  }

  /// What only a link shows returns its result to nobody either.
  @Test func resultsOfWhatLinksPresent() {
    let app = { (event: String, way: String) in
      """
      app A { scheme a; root Main }
      stack Main { root Home }
      screen Home { on x -> \(event) }
      modal M returns Int { content V }
      screen V { on a -> finish(1); on b -> dismiss }
      screen R(n: Int)
      \(way)
      """.replacing(way.contains("R(") || event.contains("R(") ? "\0" : "screen R(n: Int)\n", with: "")
    }
    expect([606], in: app("stay", #"route "/m" -> Main / present M"#))
    expect([606], in: app("stay", #"entry shortcut "m" -> Main / present M"#))
    expect([606], in: app(#"open "/m""#, #"route "/m" -> Main / present M"#))
    expect([], in: app("stay", #"route "/m" -> Main / present M then { finished(n) -> push R(n) }"#))
    expect([], in: app("present M then { finished(n) -> push R(n) }", #"route "/m" -> Main / present M"#))
  }

  /// An alias's text that has become a value of another route.
  @Test func aliasesOfRenamedRoutes() {
    let app = { (lines: String) in
      """
      app A { scheme a; root Main }
      stack Main { root Home }
      screen Home
      screen User(name: String)
      screen Number(n: Int)
      screen Me
      screen Tab(name: String, tab: String)
      route "/users/{name}" -> Main / User(name)
      route "/numbers/{n}" -> Main / Number(n)
      route "/users/{name}/{tab}" -> Main / Tab(name, tab)
      \(lines)
      """
    }
    let me = #"route "/users/self" -> Main / Me"# + "\n"
    expect([713], in: app(me + #"alias "/me" -> "/users/me""#))
    expect([], in: app(me + #"alias "/me" -> "/users/self""#))
    expect([], in: app(me + #"alias "/u/{name}" -> "/users/{name}""#))
    // Nothing beside it has a text: a value is meant.
    let other = #"route "/self" -> Main / Me"# + "\n"
    expect([], in: app(other + #"alias "/me" -> "/users/me""#))
    expect([], in: app(me + #"alias "/me/{tab}" -> "/users/me/{tab}""#))
    // Only a text can have been a path.
    expect([], in: app(#"route "/numbers/one" -> Main / Me"# + "\n" + #"alias "/seven" -> "/numbers/7""#))
    // It has never been a path of that other alias.
    expect([], in: app(me + #"alias "/u/{x}" -> "/users/{x}""# + "\n" + #"alias "/me" -> "/u/me""#))
  }

  /// Entries that nothing is delivered to, and values that nothing carries.
  @Test func entriesThatAreNeverDelivered() {
    let app = { (lines: String) in
      """
      app A { root Main }
      extern type Blob: Codable
      enum Kind { one, two }
      type Doc = URL
      stack Main { root Home }
      screen Home { on v(u: URL, n: Int, b: Blob, k: Kind, d: Doc) -> push V(a: u, n, b, k, d) }
      screen V(a: URL? = nil, n: Int? = nil, b: Blob? = nil, k: Kind? = nil, d: Doc? = nil)
      \(lines)
      """
    }
    expect([304], in: app(#"entry file "txt" (a: URL) -> Main / V(a)"# + "\n" + #"entry file "TXT" (a: URL) -> Main / V(a)"#))
    expect([], in: app(#"entry shortcut "a" -> Main / V"# + "\n" + #"entry shortcut "A" -> Main / V"#))
    expect([714], in: app(#"entry file ".txt" (a: URL) -> Main / V(a)"#))
    expect([714], in: app(#"entry file "tar.gz" (a: URL) -> Main / V(a)"#))
    expect([], in: app(#"entry activity "com.example.read" -> Main / V"#))
    expect([714], in: app(#"entry shortcut "" -> Main / V"#))
    for kind in ["shortcut", "notification", "activity", "file"] {
      expect([451], in: app(#"entry \#(kind) "s" (b: Blob) -> Main / V(b)"#))
      expect([451], in: app(#"entry \#(kind) "s" (b: Blob?) -> Main / V(b)"#))
      expect(kind == "file" ? [451] : [], in: app(#"entry \#(kind) "s" (n: Int) -> Main / V(n)"#))
      expect(kind == "file" ? [451] : [], in: app(#"entry \#(kind) "s" (d: Doc) -> Main / V(d)"#))
      expect([], in: app(#"entry \#(kind) "s" (a: URL, n: Int?, k: Kind = .one) -> Main / V(a, n, k)"#))
    }
    expect([], in: app(#"entry intent "s" (b: Blob, n: Int) -> Main / V(b, n)"#))
  }

  /// What a link means to show is not called unreachable because the link is wrong.
  @Test func wrongLinksAreOneFinding() {
    expect(
      [352],
      in: """
        app A { scheme a; root Main }
        tabs Main { tab chats Home; tab b stack Two }
        screen Home
        screen Two
        screen Three
        screen Four
        route "/c" -> chats / Three / Four
        """)
    expect([711], in: "app A { scheme a; root Main }\nstack Main { root Home }\nscreen Home\nscreen User\nroute \"/u\" -> here / User")
    expect([352], in: "app A { scheme a; root P }\npages P { page F; page G }\nscreen F\nscreen G\nscreen U\nroute \"/u\" -> here or P / U")
  }

  @Test func aliasesNeedNotNameTheQuery() throws {
    let text =
      "app A { scheme a; root Main }\nstack Main { root Home }\nscreen Home\nscreen S(q: String? = nil)\nroute \"/s?q={q?}\" -> Main / S(q)\nalias \"/t\" -> \"/s?q={q?}\""
    let checked = Checked(text)
    #expect(checked.codes == [704])
    #expect(checked.findings.first?.help == ["leave it out of the target: the query of the old URL comes along by itself"])
    expect([], in: text.replacing("-> \"/s?q={q?}\"", with: "-> \"/s\""))
  }

  @Test func wordsAboutTwoPatterns() throws {
    let app = { (lines: String) in
      "app A { scheme a; hosts \"a.example\"; root Main }\nstack Main { root Home }\nscreen Home\nscreen P(i: String? = nil)\nscreen Q\n\(lines)"
    }
    let optional = try #require(Checked(app("route \"/p\" -> Main / Q\nroute \"/p/{i?}\" -> Main / P(i)")).findings.first)
    #expect(optional.code.number == 701)
    #expect(optional.help == ["drop the `?` in `/p/{i?}`: then the path without it is `/p` alone, or remove `/p`"])
    let hosts = Checked(
      app("route \"/x/{i}\" host \"a.example\" -> Main / P(i)\nroute \"/x/{j}\" host \"a.example\" -> Main / Q / P(i: j)"))
    let duplicate = try #require(hosts.findings.first)
    #expect(hosts.codes == [702] && duplicate.primary.text == "the same URLs as `/x/{i}`")
    #expect(duplicate.help == ["remove one of the two, or tell them apart by a `scheme` or a query key that must be there"])
  }

  @Test func wordsAboutValues() throws {
    let text = "app A { root stack Home }\nenum Kind { aa, bb = \"b\" }\nscreen Home { on u -> push K(k: \"b\") }\nscreen K(k: Kind)"
    let value = Checked(text)
    #expect(value.codes == [404] && value.findings.first?.help == ["write `.bb`: `\"b\"` is what a URL carries for it"])
    if let fix = value.findings.first?.fixes.first { expect([], in: value.mended(by: fix)) }
    let event = Checked("app A { root stack Home }\nscreen Home { on u anchored (n: Int) -> push K(n) }\nscreen K(n: Int)")
    #expect(event.codes == [210] && event.findings.first?.message == "`anchored` follows the parameters")
  }
}
