import Testing

/// Tests of the effects of systems and devices on options (family 09).
@Suite struct PlatformTests {
  @Test func releases() {
    let app = { (platform: String) in "app A {\n  platform iOS \(platform)\n  root stack Home\n}\nscreen Home" }
    for sound in ["15", "16.4", "18", "18.6", "26", "26.1", "27", "27.3"] { expect([], in: app(sound)) }
    for wrong in ["19", "20.1", "25", "28", "99"] { expect([901], in: app(wrong)) }
    // Versions before 15 have another diagnostic.
    for wrong in ["14", "100"] { expect([413], in: app(wrong)) }
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
    // A link shows the tab.
    expect([], in: linked(tabs("root Main on phone" + other, extra, use) + "\nroute \"/extra\" -> Main.extra"))
    // Other placements need a sidebar, too.
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
    // An event of a root for pads switches to the tabs.
    expect([], in: tabs("root stack Other on pad\nroot stack Extra on phone", "style tabSidebar", use) + " { on go -> switch to Main }")
    // Bars only minimize on phones.
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
    // A link specifies no style, so the modal has its own.
    expect([], in: linked(modal("grabber", "present Sheet as fullScreen") + "\nroute \"/s\" -> here / present Sheet"))
    let checked = CheckedText(modal("style fullScreen\n detents medium\n grabber"))
    let fix = checked.diagnostics.first?.fixes.first
    #expect(fix.map { CheckedText(checked.mended(by: $0)).report } == "")
  }

  /// `overCurrentContext` is only possible for the detail of a split.
  @Test func contexts() {
    let modal = """
      modal Sheet { content Inside; style overCurrentContext }
      screen Inside { on done -> dismiss }
      screen Home { on go -> present Sheet }
      screen Other { title "Other" }

      """
    let onPad = modal.replacing("style overCurrentContext", with: "style currentContext on pad, pageSheet")
    let tabs = "tabs T { tab a \"A\" icon \"a\" stack Home; tab b \"B\" icon \"b\" stack Other }\n"
    func found(_ text: String) -> [Int] { CheckedText(text).codes.filter { $0 / 100 == 9 } }
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
    // The root isn't shown on the devices of the style.
    #expect(found("app A { root T on phone; root stack Other on pad, mac, vision }\n" + tabs + onPad) == [])
    // A link and an app-level event don't present from a certain screen.
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
}

/// Returns the app with a URL scheme.
func linked(_ text: String) -> String {
  text.replacing("app A {", with: "app A {\nscheme a\n")
}
