import NavGraphModel
import NavGraphSyntax

// What an author may say and the output doesn't do yet. Never wrong code: what is listed here is left out.
extension Lowering {
  mutating func reportUnsupported() {
    if let app = graph.app, app.output.contains(.swiftui) { leaveOut("SwiftUI output", at: app.declared.nameRange) }
    for id in graph.tabSets.ids {
      let tabs = graph.tabSets[id]
      if tabs.accessory != nil { leaveOut("an accessory of a tab bar", at: tabs.accessoryRange ?? tabs.declared.nameRange) }
      if tabs.style != nil { leaveOut("the style of a tab bar", at: tabs.styleRange ?? tabs.declared.nameRange) }
      if tabs.minimize != nil { leaveOut("minimizing a tab bar", at: tabs.minimizeRange ?? tabs.declared.nameRange) }
    }
    for id in graph.sections.ids {
      leaveOut("a section as a group: its tabs stand in the bar", at: graph.sections[id].declared.nameRange)
    }
    for id in graph.tabs.ids {
      let tab = graph.tabs[id]
      if tab.isSearch { leaveOut("the search role: it is a tab like others", at: tab.declared.nameRange) }
      if tab.isProminent { leaveOut("the prominent tab", at: tab.declared.nameRange) }
      if tab.hasBadge { leaveOut("a badge", at: tab.declared.nameRange) }
      if tab.placement != .automatic { leaveOut("the placement of a tab", at: tab.declared.nameRange) }
      if tab.reselect == .scrollToTop { leaveOut("scrolling to the top when a tab is tapped again", at: tab.declared.nameRange) }
    }
  }
}
