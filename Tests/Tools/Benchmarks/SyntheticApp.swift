/// The source of an app of any size, the same on every run: five tabs with a stack each, sheets with a result, and links.
///
/// Fifteen screens take ninety lines: fourteen in a stack and one in a sheet that returns the selected item.
/// Each screen in a stack has two events, arranged as a tree so that all screens are reachable.
/// Every third screen has a route. The app has no diagnostics.
struct SyntheticApp {
  let screens: Int
  private static let tabs = 5
  private static let blockSize = 15

  /// Passes the source to `put` in pieces.
  func write(_ put: (String) -> Void) {
    put(
      """
      app Synthetic {
        platform iOS 17
        scheme   synthetic
        hosts    "synthetic.example"
        root     Main
        output   uikit
      }

      type ItemID = Int

      tabs Main {

      """)
    for tab in 0..<SyntheticApp.tabs { put("  tab tab\(tab) \"Tab \(tab)\" icon \"\(tab).circle\" stack Home\(tab)\n") }
    put("}\n\n")
    let blocks = max(SyntheticApp.tabs, (screens + SyntheticApp.blockSize - 1) / SyntheticApp.blockSize)
    for tab in 0..<SyntheticApp.tabs {
      put("screen Home\(tab) {\n  title \"Home \(tab)\" large\n  on open(id: ItemID) -> push \(name(tab, 0))(id)\n}\n\n")
    }
    for block in 0..<blocks { put(text(block, of: blocks)) }
  }

  /// Returns the name of a screen in a tab's stack.
  private func name(_ tab: Int, _ number: Int) -> String { "Item\(tab)x\(number)" }

  private func text(_ block: Int, of blocks: Int) -> String {
    let tab = block % SyntheticApp.tabs
    let pushed = SyntheticApp.blockSize - 1
    let first = block / SyntheticApp.tabs * pushed
    // The number of screens in this tab's stack.
    let count = (blocks - tab + SyntheticApp.tabs - 1) / SyntheticApp.tabs * pushed
    var text = ""
    for number in first..<first + pushed {
      text += "screen \(name(tab, number))(id: ItemID) {\n  title \"Item \(number)\"\n"
      let (left, right) = (2 * number + 1, 2 * number + 2)
      if number == first {
        // A leaf replaces itself with the selected item. If it were pushed, the stack could grow indefinitely.
        let shown = left < count ? "push \(name(tab, left))" : "replace \(name(tab, number))"
        text += "  on choose -> present Pick\(block) then { finished(id) -> \(shown)(id) }\n"
      } else {
        text += left < count ? "  on open(id: ItemID) -> push \(name(tab, left))(id)\n" : "  on home -> pop to root\n"
      }
      text += right < count ? "  on more(id: ItemID) -> push \(name(tab, right))(id)\n" : "  on close -> pop\n"
      text += "}\n"
      if (number - first) % 3 == 0 { text += "route \"/tab\(tab)/item\(number)/{id}\" -> tab\(tab) / \(name(tab, number))(id)\n\n" }
    }
    text += "modal Pick\(block) returns ItemID {\n  content PickItem\(block)\n  style   pageSheet\n}\n"
    text += "screen PickItem\(block) {\n  on pick(id: ItemID) -> finish(id)\n  on cancel -> dismiss\n}\n\n"
    return text
  }
}

/// A FlatBuffers schema with `tables` tables of six lines each.
struct SyntheticSchema {
  let tables: Int

  func write(_ put: (String) -> Void) {
    for number in 0..<tables {
      let next = (number + 1) % tables
      let other = (number * 7 + 3) % tables
      put("table Item\(number) {\n  id:int;\n  title:string;\n  open:Item\(next);\n  more:Item\(other);\n}\n")
    }
    put("root_type Item0;\n")
  }
}
