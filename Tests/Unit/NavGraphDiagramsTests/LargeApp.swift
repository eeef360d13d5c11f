import NavGraphCompiler
import NavGraphSyntax

@testable import NavGraphDiagrams

/// Generated apps of any size, which are the same in every run.
enum LargeApp {
  /// Returns an app with one stack, in which each screen pushes a few more, and some push earlier ones.
  static func stack(_ count: Int) -> String {
    var events = Array(repeating: "", count: count)
    for screen in 1..<count { events[max(0, (screen - 1) / 3 - screen % 2)] += "  on open\(screen) -> push S\(screen)\n" }
    for screen in stride(from: 5, to: count, by: 7) { events[screen] += "  on also -> push S\((screen * 31) % count)\n" }
    let screens = events.enumerated().map { "screen S\($0) {\n\($1)}\n" }.joined()
    return "app Large { platform iOS 16; scheme large; root Main }\nstack Main { root S0 }\n" + screens
  }

  /// Returns an app with five tabs of features. Every third feature is a sheet, several tabs share some screens, and some screens have
  /// links.
  static func mixed(_ count: Int) -> String {
    let tabs = (0..<5).map { "  tab t\($0) \"Tab \($0)\" icon \"star\" stack F\($0)x0\n" }.joined()
    var text = "app Mixed { platform iOS 16; scheme mixed; root Main }\ntabs Main {\n\(tabs)}\n"
    let features = count / 12
    for feature in 0..<features {
      let name = { (screen: Int) in "F\(feature)x\(screen)" }
      for screen in 0..<12 {
        text += "screen \(name(screen)) {\n"
        for next in [2 * screen + 1, 2 * screen + 2] where next < 12 { text += "  on open\(next) -> push \(name(next))\n" }
        if screen == 3, feature % 4 == 1 { text += "  on shared -> push F\((feature * 7) % features)x5\n" }
        for next in [5 * feature + 5 + screen] where screen < 5 && next < features {
          text += "  on more -> \(next % 3 == 0 ? "present Sheet\(next)" : "push F\(next)x0")\n"
        }
        if screen == 0, feature >= 5, feature % 3 == 0 { text += "  on close -> dismiss\n" }
        text += "}\n"
      }
      if feature >= 5, feature % 3 == 0 { text += "modal Sheet\(feature) { content stack F\(feature)x0 }\n" }
      if feature < 5 { text += "route \"/tab\(feature)/four\" -> t\(feature) / F\(feature)x4\n" }
    }
    return text
  }

  /// Returns an app whose screens are reached only by links, as in the link tables of real apps.
  static func links(_ count: Int) -> String {
    let areas = ["artist", "auction", "collection", "fair", "orders", "profile", "settings"]
    var text = "app Links { platform iOS 16; scheme links; root Main }\nstack Main { root Start }\nscreen Start\n"
    for screen in 0..<count {
      text +=
        "screen P\(screen)\nroute \"/\(areas[screen % areas.count])/\(screen % 2 == 0 ? "list" : "item")/page\(screen)\" -> Main / P\(screen)\n"
    }
    return text
  }

  static func diagram(_ text: String) -> Diagram { Drawing(text).diagram }
}
