import NavGraphSyntax
import Testing

@testable import NavGraphModel

@Suite struct ContainerTests {
  static let screens = """
    screen Home
    screen Side
    screen Middle
    screen Empty
    screen Pad

    """

  @Test func app() {
    meaning(
      of: "app Shop",
      in: """
        app Shop {
          platform iOS 16.4
          scheme shop, "shop-beta"
          hosts "shop.example", "www.shop.example"
          root stack Home requires signedIn
          root Pad requires signedIn, paid on pad, mac
          output uikit, swiftui
          access public
          links over
          precedence order
          bar Brand
        }
        guard signedIn
        guard paid
        appearance Brand { background transparent }

        """ + Self.screens,
      is: """
        app Shop
          platform 16.4
          scheme "shop", "shop-beta"
          hosts "shop.example", "www.shop.example"
          output uikit, swiftui
          access public
          links over
          precedence order
          bar Brand
          root inline stack Home requires signedIn
          root screen Pad requires signedIn, paid on pad, mac
        """)
  }

  @Test func tabs() {
    meaning(
      of: "tabs Main",
      in: """
        app Shop { platform iOS 26; root Main }
        guard signedIn
        condition hasPhotos
        condition playing
        appearance Brand { tint "red" }
        tabs Main requires signedIn {
          tab home "Home" icon "house" stack Home badge requires signedIn
          tab new prominent "New" icon "plus" -> present Side then { finished -> select home }
          tab search search stack Middle reselect scrollToTop
          section "Library" placement sidebarOnly hidden when not hasPhotos {
            tab photos "Photos" Pad hidden when not hasPhotos
            tab files stack Empty placement pinned
          }
          tab desk split Desk
          minimize onScrollDown
          accessory Empty when playing
          style sidebarAdaptable
          bar Brand
        }
        split Desk { sidebar Side; detail Empty }

        """ + Self.screens,
      is: """
        tabs Main requires signedIn bar Brand
          style sidebarAdaptable
          minimize onScrollDown
          accessory screen Empty playing
          section "Library" sidebarOnly hidden when not hasPhotos { photos, files }
          tab home "Home" icon "house" badge automatic popToRoot requires signedIn inline stack Home
          tab new "New" icon "plus" prominent automatic popToRoot
            -> present screen Side
              then finished
                -> select home
          tab search search automatic scrollToTop inline stack Middle
          tab photos "Photos" automatic popToRoot hidden when not hasPhotos screen Pad
          tab files pinned popToRoot inline stack Empty
          tab desk automatic popToRoot split Desk
        """)
  }

  @Test func split() {
    meaning(
      of: "split Desk",
      in: """
        app Shop { root Desk }
        split Desk {
          sidebar   Side
          content   Middle
          detail    stack Empty
          inspector Pad
          display   oneBesideSecondary tile
          collapses to detail
        }

        """ + Self.screens,
      is: """
        split Desk
          sidebar screen Side
          content screen Middle
          detail inline stack Empty
          inspector screen Pad
          display oneBesideSecondary tile
          collapses to detail
        """)
  }

  @Test func stackAndPages() {
    let text = """
      app Shop { root stack Home }
      screen Home { on a(n: Int) -> present Flow(number: n); on b -> present Tour(first: 1) }
      stack Flow(number: Int) returns String { root Step(number) }
      pages Tour(first: Int) returns Bool { page Step(number: first); page Last; transition curl }
      screen Step(number: Int) { on done -> finish("x") }
      screen Last { on done -> finish(true) }

      """
    meaning(of: "stack Flow", in: text, is: "stack Flow(number: Int) returns String\n  root screen Step(number: number)")
    meaning(
      of: "pages Tour", in: text, is: "pages Tour(first: Int) returns Bool curl\n  page screen Step(number: first)\n  page screen Last")
  }

  @Test func modalsAndAlerts() {
    let text = """
      app Shop { platform iOS 16; root stack Home }
      screen Home { on a(n: Int) -> present Sheet(n); on b -> present Sure(name: "x"); on c -> present Choice }
      modal Sheet(n: Int) returns Int {
        content stack Home
        style pageSheet, popover on pad
        detents medium, large, fraction 0.3, height 240, peek
        grabber
        undimmed medium
        dismissal confirm
        transition crossDissolve
      }
      alert Sure(name: String) { title "Sure?"; message "Really \\"so\\"?"; button yes "Yes" destructive; button no "No" cancel }
      confirm Choice { title "Choose"; button one "One" }

      """
    meaning(
      of: "modal Sheet", in: text,
      is: """
        modal Sheet(n: Int) returns Int
          content inline stack Home
          style pageSheet
          style popover on pad
          detent medium
          detent large
          detent fraction 0.3
          detent height 240.0
          detent custom peek
          grabber
          undimmed medium
          dismissal confirm
          transition crossDissolve
        """)
    meaning(
      of: "alert Sure", in: text,
      is: """
        alert Sure(name: String)
          title "Sure?"
          message "Really \\"so\\"?"
          button yes "Yes" destructive
          button no "No" cancel
        """)
    meaning(of: "confirm Choice", in: text, is: "confirm Choice\n  title \"Choose\"\n  button one \"One\" plain")
  }

  @Test func typesAndAssertions() {
    let text = """
      app Shop { root stack Home }
      type ItemID = UUID
      enum Folder { inbox, spam = "junk"
        other }
      extern type Photo
      extern type Draft: Codable
      screen Home { on a(x: [ItemID]?, f: Folder, p: Photo, d: [Draft?]) -> push Next }
      screen Next
      assert Next within 3 of Home
      assert Next only after Home
      assert never Home after Next
      assert Home reaches Next

      """
    let dump = dump(clean(text).graph)
    #expect(dump.contains("type ItemID = UUID\nenum Folder { inbox = \"inbox\", spam = \"junk\", other = \"other\" }\n"))
    #expect(dump.contains("extern type Photo\nextern type Draft : Codable\n"))
    #expect(dump.contains("on a(x: [ItemID]?, f: Folder, p: Photo, d: [Draft?])\n"))
    #expect(
      dump.hasSuffix(
        """
        assert screen Next within 3 of screen Home
        assert screen Next only after screen Home
        assert never screen Home after screen Next
        assert screen Home reaches screen Next

        """))
  }

  @Test func namesMayBeKeywords() {
    clean(
      """
      app Shop { root Main }
      tabs Main { tab page "Page" stack Home; tab detail stack Home; tab stack stack Home; tab icon stack Home }
      screen Home { on search(from: Int, to: Int, page: Int) -> push Next(from, to, page); on select -> select page; on pop -> select stack }
      screen Next(from: Int, to: Int, page: Int) { on close -> close }
      """)
  }

  @Test func settingsOutOfPlaceAndWrong() {
    func tabs(with item: String) -> String {
      "app Shop { platform iOS 26; root Main }\ntabs Main { tab home stack Home; \(item) }\nscreen Home"
    }
    finds(["0309 onScrolDown"], in: tabs(with: "minimize onScrolDown"))
    finds(["0311 minimize never"], in: tabs(with: "minimize automatic; minimize never"))
    finds(["0310 never"], in: tabs(with: "minimize automatic never"))
    finds(["0304 home"], in: tabs(with: "tab home stack Home"))
    finds(["0311 \"B\""], in: tabs(with: "tab b \"A\" \"B\" stack Home"))
    finds(["0309 sidebar"], in: tabs(with: "tab b stack Home placement sidebar"))
    finds(["0323 b"], in: tabs(with: "tab b \"B\""))
    finds(["0310 badge"], in: tabs(with: "section badge { tab b stack Home }"))
    finds(["0323 section"], in: tabs(with: "section \"S\""))

    func modal(with items: String) -> String { Self.modal + items + " }" }
    finds(["0309 meduim"], in: modal(with: "detents meduim"))
    finds(["0413 0"], in: modal(with: "detents fraction 0"))
    finds(["0413 -4"], in: modal(with: "undimmed height -4"))
    finds(["0309 tablet"], in: modal(with: "style popover on tablet"))
    finds(["0309 bloked"], in: modal(with: "dismissal bloked"))
    finds(["0311 style popover"], in: modal(with: "style pageSheet; style popover"))

    func block(with items: String) -> String { "app Shop {\n  root stack Home\n\(items)\n}\nscreen Home" }
    finds(["0309 sideways"], in: block(with: "links sideways"))
    finds(["0309 appkit"], in: block(with: "output uikit, appkit"))
    finds(["0413 12"], in: block(with: "platform iOS 12"))
    finds(["0309 macOS"], in: block(with: "platform macOS 15"))
    finds(["0308 root stack Home"], in: block(with: "root stack Home"))
    finds(["0308 root Home on pad, mac"], in: block(with: "root Home on mac\nroot Home on pad, mac"))
    finds(["0304 shop"], in: block(with: "scheme shop\nscheme shop"))
  }
  static let modal = "app Shop { platform iOS 16; root stack Home }\nscreen Home { on a -> present Sheet }\nmodal Sheet { content Home; "

  @Test func whatIsMissing() {
    finds(["0323 Flow"], in: app(events: "  on a -> present Flow", declarations: "stack Flow"))
    finds(["0323 Sheet"], in: app(events: "  on a -> present Sheet", declarations: "modal Sheet { grabber }"))
    finds(["0323 Tour"], in: app(events: "  on a -> present Tour", declarations: "pages Tour {}"))
    finds(["0323 Desk"], in: app(events: "  on a -> switch to Desk", declarations: "split Desk { sidebar Home }"))
    finds(["0323 Main"], in: app(events: "  on a -> switch to Main", declarations: "tabs Main"))
    finds(["0323 Sure"], in: app(events: "  on a -> present Sure", declarations: "alert Sure { title \"Sure?\" }"))
    finds(["0323 Sure"], in: app(events: "  on a -> present Sure", declarations: "alert Sure { button ok \"OK\" }"))
    finds(
      ["0311 button b \"B\" cancel"],
      in: app(events: "  on a -> present S", declarations: "alert S { title \"S\"; button a \"A\" cancel; button b \"B\" cancel }"))
  }

  private func app(events: String, declarations: String) -> String {
    "app Shop { root stack Home }\nscreen Home {\n\(events)\n}\n\(declarations)\n"
  }
}
