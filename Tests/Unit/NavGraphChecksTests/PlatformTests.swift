import Testing

/// Family 09: what systems and devices make of the options, both ways.
@Suite struct PlatformTests {
  @Test func releases() {
    let app = { (platform: String) in "app A {\n  platform iOS \(platform)\n  root stack Home\n}\nscreen Home" }
    for sound in ["15", "16.4", "18", "18.6", "26", "26.1", "27", "27.3"] { expect([], in: app(sound)) }
    for wrong in ["19", "20.1", "25", "28", "99"] { expect([901], in: app(wrong)) }
    // Below 15 nothing can be generated: that is said elsewhere, and once.
    for wrong in ["14", "100"] { expect([413], in: app(wrong)) }
  }

  private func player(
    _ platform: String = "platform iOS 18", home: String = "", strip: String = "on open -> present Full", more: String = ""
  )
    -> String
  {
    """
    app A {
      \(platform)
      root Main
    }
    tabs Main {
      tab home  stack Home
      tab radio stack Radio
      accessory Strip
    }
    screen Home { title "Home"\n \(home) }
    screen Radio
    screen Strip { \(strip) }
    screen Full { on queue -> present Queue }
    screen Queue
    \(more)
    """
  }

  @Test func accessories() {
    expect([902], in: player())
    expect([902], in: player(""))
    for platform in ["26", "26.1", "27"] { expect([], in: player("platform iOS \(platform)")) }
    // Reached in another way: by an event, a link, from outside, as a screen of its own.
    expect([], in: player(home: "on full -> present Full"))
    expect([], in: player(home: "on full -> push Full"))
    expect([], in: player(home: "on strip -> present Strip"))
    expect([], in: linked(player(more: "route \"/full\" -> home / Full")))
    // The rest of what it leads to is lost still.
    expect([902], in: player(home: "on queue -> push Queue"))
    let checked = Checked(player(home: "on queue -> push Queue"))
    #expect(
      checked.findings.first?.message == "before iOS 26 nothing leads to `Full`: the accessory is left out there", "\(checked.report)")
    // A strip that leads to nothing of its own is left out, and nothing is missing.
    expect([601], in: player(strip: "on home -> select home"))
    expect([], in: player(home: "on full -> present Full", strip: ""))
  }

  @Test func twoAccessoriesLeadToOne() {
    let two = """
      app A {
        platform iOS 18
        root Main
        root Desk on pad
      }
      tabs Main {
        tab home  stack Home
        tab radio stack Radio
        accessory Strip
      }
      tabs Desk {
        tab home  stack Home
        tab radio stack Radio
        accessory Strip
      }
      screen Home
      screen Radio
      screen Strip { on open -> present Full }
      screen Full
      """
    expect([902], in: two)
    expect([], in: linked(two + " { on done -> dismiss }\nroute \"/full\" -> here / present Full"))
  }

  @Test func inspectors() {
    let studio = { (platform: String, canvas: String) in
      """
      app A {
        \(platform)
        root Desk
      }
      split Desk {
        sidebar   Files
        detail    stack Canvas
        inspector Layers
      }
      screen Files { on layers -> show inspector }
      screen Canvas { title "Canvas"\n \(canvas) }
      screen Layers
      screen Fonts
      """
    }
    expect([903], in: studio("platform iOS 18", "on fonts -> push Fonts"))
    expect([], in: studio("platform iOS 26", "on fonts -> push Fonts"))
    expect([903], in: studio("", "on fonts -> push Fonts\n on layers -> show inspector"))
    expect([], in: studio("platform iOS 18", "on fonts -> push Fonts\n on layers -> present Layers"))
    // In SwiftUI there is always a sheet.
    expect([], in: studio("platform iOS 16\n output swiftui", "on fonts -> push Fonts"))
    expect([903], in: studio("platform iOS 16\n output uikit, swiftui", "on fonts -> push Fonts"))
    // What events show in the column is lost as well.
    let checked = Checked(studio("platform iOS 16", "on fonts -> show inspector Fonts\n on layers -> present Layers"))
    #expect(checked.codes == [903] && checked.report.contains("`Fonts` is shown nowhere"), "\(checked.report)")
  }

  @Test func sidebars() {
    let tabs = { (roots: String, rest: String, home: String) in
      """
      app A {
        platform iOS 18
        \(roots)
      }
      tabs Main {
        tab home  stack Home
        tab radio stack Radio
        \(rest)
      }
      screen Home { title "Home"\n \(home) }
      screen Radio
      screen Extra
      screen Other
      """
    }
    let other = "\nroot stack Other on pad"
    let use = "on extra -> push Extra\n on other -> push Other"
    let extra = "tab extra placement sidebarOnly stack Extra"
    expect([], in: tabs("root Main", extra, use))
    expect([904], in: tabs("root Main", extra + "\n style tabBar", use))
    expect([], in: tabs("root Main", extra + "\n style tabBar", use + "\n on show -> select extra"))
    expect([], in: tabs("root Main", extra + "\n style sidebarAdaptable", use))
    expect([904], in: tabs("root Main on phone" + other, extra, use))
    expect([], in: tabs("root Main on phone, pad", extra, use))
    expect([], in: tabs("root Main" + other, extra, use))
    expect(
      [904],
      in: tabs(
        "root Main on phone" + other, "section \"More\" placement sidebarOnly { \(extra.replacing("placement sidebarOnly ", with: "")) }",
        use))
    // A link leads there.
    expect([], in: linked(tabs("root Main on phone" + other, extra, use) + "\nroute \"/extra\" -> Main.extra"))
    // Other placements.
    for placement in ["optional", "movable", "fixed"] {
      let tab = extra.replacing("sidebarOnly", with: placement)
      expect([905], in: tabs("root Main", tab + "\n style tabBar", use))
      expect([905], in: tabs("root Main on phone" + other, tab, use))
      expect([], in: tabs("root Main", tab, use))
    }
    let pinned = extra.replacing("sidebarOnly", with: "pinned")
    expect([], in: tabs("root Main", pinned + "\n style tabBar", use))
    expect([905], in: tabs("root Main on phone" + other, pinned, use))
    expect([905], in: tabs("root Main on phone" + other, "style tabSidebar", use))
    expect([], in: tabs("root Main on phone" + other, "style tabBar", use))
    // Switched to from a root that pads show.
    expect([], in: tabs("root stack Other on pad\nroot stack Extra on phone", "style tabSidebar", use) + " { on go -> switch to Main }")
    // Minimizing is for phones.
    expect([], in: tabs("root Main", "minimize onScrollDown", use))
    expect([906], in: tabs("root Main on pad\nroot stack Other on phone", "minimize onScrollDown", use))
    expect([], in: tabs("root Main on pad\nroot stack Other on phone", "minimize never", use))
  }

  private func modal(_ options: String, _ event: String = "present Sheet") -> String {
    "app A { root stack Home }\nscreen Home { on go anchored -> \(event) }\nmodal Sheet {\n content Inside\n \(options)\n}\nscreen Inside { on done -> dismiss }"
  }

  @Test func sheets() {
    for option in [
      "grabber", "detents medium, large", "undimmed", "detents medium\n grabber\n undimmed medium", "compact fullScreen",
      "placement center",
    ] {
      for style in ["fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "fullScreen, overFullScreen on pad"] {
        expect([907], in: modal(option + "\n style \(style)"))
      }
      for style in ["automatic", "pageSheet", "formSheet", "popover", "fullScreen, formSheet on pad", "fullScreen on pad"] {
        expect([], in: modal(option + "\n style \(style)"))
      }
      expect([], in: modal(option))
      expect([907], in: modal(option, "present Sheet as fullScreen"))
      expect([], in: modal(option + "\n style fullScreen", "present Sheet as pageSheet"))
      expect([907], in: modal(option + "\n style pageSheet", "present Sheet as overFullScreen"))
    }
    // A link asks for nothing, so it comes up as it says.
    expect([], in: linked(modal("grabber", "present Sheet as fullScreen") + "\nroute \"/s\" -> here / present Sheet"))
    let checked = Checked(modal("style fullScreen\n detents medium\n grabber"))
    let fix = checked.findings.first?.fixes.first
    #expect(fix.map { Checked(checked.mended(by: $0)).report } == "")
  }

  /// Of the parts of the screen, the detail of a split can be covered alone.
  @Test func contexts() {
    let modal = """
      modal Sheet { content Inside; style overCurrentContext }
      screen Inside { on done -> dismiss }
      screen Home { on go -> present Sheet }
      screen Other { title "Other" }

      """
    let onPad = modal.replacing("style overCurrentContext", with: "style currentContext on pad, pageSheet")
    let tabs = "tabs T { tab a \"A\" icon \"a\" stack Home; tab b \"B\" icon \"b\" stack Other }\n"
    func found(_ text: String) -> [Int] { Checked(text).codes.filter { $0 / 100 == 9 } }
    for (app, codes) in [
      ("root stack Home }\n", []), ("root stack Home embedded }\n", [927]),
      ("root split S }\nsplit S { sidebar Other; detail stack Home }\n", []),
      ("root split S }\nsplit S { sidebar Other; detail T }\n" + tabs, []),
      ("root split S }\nsplit S { sidebar stack Home; detail stack Other }\n", [927]),
      ("root split S }\nsplit S { sidebar Other; content Home; detail stack Other }\n", [927]),
      ("root T }\n" + tabs, [927]), ("root P }\npages P { page Home; page Other }\n", [927]),
      ("output swiftui; platform iOS 17; root T }\n" + tabs, []),
    ] as [(String, [Int])] {
      #expect(found("app A { " + app + modal) == codes, "\(app)")
    }
    #expect(found("app A { root T }\n" + tabs + modal.replacing("present Sheet", with: "present Sheet as fullScreen")) == [])
    #expect(found("app A { root T }\n" + tabs + onPad) == [927])
    // The devices of the style are none of the root's.
    #expect(found("app A { root T on phone; root stack Other on pad, mac, vision }\n" + tabs + onPad) == [])
    // A link and an event of the app ask from nowhere.
    let linked = modal.replacing("on go -> present Sheet", with: "title \"Home\"")
    #expect(found("app A { root T; on lock -> present Sheet }\n" + tabs + linked) == [])
    #expect(found("app A { scheme a; root T }\n" + tabs + linked + "route \"/s\" -> here / present Sheet\n") == [])
  }

  @Test func detents() {
    for sound in [
      "medium, large", "large, medium", "medium, large, fraction 0.3", "fraction 0.3, fraction 0.5", "height 100, height 200",
      "tall, small",
    ] {
      expect([], in: modal("detents \(sound)"))
    }
    for twice in ["medium, medium", "fraction 0.5, large, fraction 0.50", "height 100, medium, height 100", "tall, tall"] {
      expect([908], in: modal("detents \(twice)"))
    }
    expect([908, 908], in: modal("detents medium, medium, medium"))
    expect([], in: modal("undimmed"))
    expect([], in: modal("undimmed large"))
    expect([909], in: modal("undimmed medium"))
    expect([], in: modal("undimmed medium\n detents large, medium"))
    expect([909], in: modal("undimmed large\n detents medium"))
    expect([909], in: modal("undimmed fraction 0.3\n detents fraction 0.4, large"))
    expect([], in: modal("undimmed fraction 0.3\n detents fraction 0.30, large"))
  }

  @Test func curls() {
    expect([], in: modal("transition partialCurl\n style fullScreen"))
    for style in [
      "", "\n style pageSheet", "\n style overFullScreen", "\n style fullScreen on pad", "\n style fullScreen, formSheet on pad",
    ] {
      expect([918], in: modal("transition partialCurl" + style))
    }
    expect([918], in: modal("transition partialCurl\n style fullScreen", "present Sheet as formSheet"))
    expect([], in: modal("transition partialCurl", "present Sheet as fullScreen"))
    for other in ["zoom", "flip", "crossDissolve"] { expect([], in: modal("transition \(other)")) }
  }

  @Test func styles() {
    for sound in [
      "pageSheet, popover on pad", "popover, pageSheet", "popover on pad, formSheet on pad, pageSheet",
      "fullScreen, pageSheet on pad, formSheet on mac",
    ] { expect([], in: modal("style \(sound)")) }
    for never in [
      "pageSheet, formSheet", "pageSheet, popover", "popover, popover", "formSheet on pad, popover on pad",
      "pageSheet on mac, formSheet on mac",
    ] {
      expect([912], in: modal("style \(never)"))
    }
    expect([912, 912], in: modal("style pageSheet, formSheet, popover"))
  }

  @Test func idioms() {
    let modal = "\nmodal Sheet { content Inside; style pageSheet, formSheet on mac }\nscreen Inside { on done -> dismiss }"
    let home = "\nscreen Home { on go -> present Sheet }"
    expect([], in: "app A { root stack Home }" + home + modal)
    expect([913], in: "app A { root stack Home on phone, pad }" + home + modal)
    expect([], in: "app A { root stack Home on phone\nroot stack Other on mac }\nscreen Other" + home + modal)
    let routed = home + "\nscreen Inside\nscreen Two { on a -> push Inside }\nroute \"/x\" -> Main / Two on vision -> Main / Two"
    let app = { (root: String) in
      "app A { \(root) }\nstack Main { root Home }" + routed.replacing("on go -> present Sheet", with: "on go -> push Two")
    }
    expect([], in: linked(app("root Main")))
    expect([913], in: linked(app("root Main on phone, pad")))
  }

  @Test func displays() {
    let split = { (display: String, isTriple: Bool) in
      "app A { root Desk }\nsplit Desk {\n sidebar S\n \(isTriple ? "content C" : "")\n detail stack D\n display \(display)\n}\nscreen S { on c -> show detail C }\nscreen C\nscreen D"
    }
    for display in ["twoBesideSecondary", "twoOverSecondary", "twoDisplaceSecondary"] {
      expect([910], in: split(display, false))
      expect([], in: split(display, true))
    }
    let sound = [
      ("oneBesideSecondary", "tile"), ("oneBesideSecondary", "displace"), ("oneOverSecondary", "overlay"), ("secondaryOnly", "tile"),
      ("secondaryOnly", "overlay"), ("secondaryOnly", "displace"), ("automatic", "tile"), ("twoBesideSecondary", "tile"),
      ("twoOverSecondary", "overlay"), ("twoDisplaceSecondary", "displace"),
    ]
    for (display, behavior) in sound { expect([], in: split("\(display) \(behavior)", true)) }
    for display in ["oneBesideSecondary", "oneOverSecondary", "twoBesideSecondary", "twoOverSecondary", "twoDisplaceSecondary"] {
      for behavior in ["tile", "overlay", "displace"] where !sound.contains(where: { $0 == (display, behavior) }) {
        expect([911], in: split("\(display) \(behavior)", true))
        expect([911], in: split("\(behavior) \(display)", true))
      }
    }
  }

  @Test func icons() {
    let tabs = { (icon: String) in
      "app A { root Main }\ntabs Main {\n tab a icon \"\(icon)\" stack A\n tab b stack B\n}\nscreen A\nscreen B"
    }
    expect([], in: tabs("house"))
    for blank in ["", " ", "\\t", "\\u{A0} "] { expect([914], in: tabs(blank)) }
    let bar = { (paint: String) in "app A { root stack Home; bar Look }\nscreen Home\nappearance Look { \(paint) }" }
    expect([], in: bar("background \"blue\"; tint system"))
    expect([914], in: bar("background \"\""))
    expect([914, 914], in: bar("title \" \"; tint \"\""))
  }

  @Test func prominenceAndSecondTaps() {
    let tabs = { (rest: String) in
      "app A { root Main }\ntabs Main {\n tab a stack A\n \(rest)\n}\nscreen A { on m -> present M }\nscreen B\nscreen C\nscreen M"
        + "\npages P { page B; page C }"
    }
    let b = "stack B\n tab c stack C\n tab p P"
    expect([], in: tabs("tab b prominent \(b)"))
    expect([920], in: tabs("tab b prominent \(b)\n tab d prominent stack B"))
    expect([920], in: tabs("tab b \(b)\n tab d prominent -> present M"))
    for sound in ["popToRoot", "scrollToTop", "none"] { expect([], in: tabs("tab b reselect \(sound) \(b)")) }
    for word in ["popToRoot", "scrollToTop", "none"] { expect([919], in: tabs("tab b \(b)\n tab d reselect \(word) -> present M")) }
    expect([919], in: tabs("tab b reselect popToRoot B\n tab c stack C\n tab p P"))
    expect([919], in: tabs("tab b stack B\n tab c stack C\n tab p reselect popToRoot P"))
    expect([], in: tabs("tab b reselect scrollToTop B\n tab c reselect none stack C\n tab p P"))
  }
}

/// The app with a scheme, so that its links are ones.
func linked(_ text: String) -> String {
  text.replacing("app A {", with: "app A {\nscheme a\n")
}
