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
}
