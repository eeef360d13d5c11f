import NavGraphModel
import NavGraphSyntax

// What an author may say and the output doesn't do yet. Never wrong code: what is listed here is left out, or stops the output.
extension Lowering {
  mutating func reportUnsupported() {
    guard let app = graph.app, app.output.contains(.swiftui) else { return }
    guard writesSwiftUI else { return leaveOut("SwiftUI output", at: app.declared.nameRange) }
    // Builds know the names of these files, and look for one for UIKit.
    if layout == .sources { need("files by source", at: app.declared.nameRange) }
    for split in graph.splits { need("splits", at: split.declared.nameRange) }
    for pages in graph.pageSets { need("pages", at: pages.declared.nameRange) }
    for entry in graph.entries { need("entries", at: entry.range) }
    for look in graph.appearances { need("the looks of bars", at: look.declared.nameRange) }
    for screen in graph.screens { needLooks(of: screen) }
    for modal in graph.modals { needLooks(of: modal) }
    for use in graph.styleUses where ![.automatic, .pageSheet, .formSheet, .fullScreen].contains(use.style) {
      need("the presentation style \(use.style.rawValue)", at: use.range)
    }
    for event in graph.events where event.isAnchored { need("anchored events", at: event.declared.nameRange) }
    for tabs in graph.tabSets { needOptions(of: tabs) }
  }

  private mutating func need(_ what: String, at range: SourceRange) {
    leaveOut("\(what), in SwiftUI", at: range, isNeeded: true)
  }

  private mutating func needLooks(of screen: Screen) {
    let name = screen.declared.nameRange
    if let subtitle = screen.subtitle, subtitle != .empty { need("subtitles", at: screen.subtitleRange ?? name) }
    if screen.titleMode == .inlineLarge || screen.titleMode == .hidden {
      need("the title mode \(screen.titleMode.rawValue)", at: screen.titleRange ?? name)
    }
    if screen.backMode != .standard || screen.backTitle.map({ $0 != .empty }) ?? false { need("`back`", at: screen.backRange ?? name) }
    if !screen.hides.isEmpty { need("`hides`", at: screen.hidesRange ?? name) }
    if screen.transition != .standard { need("transitions", at: screen.transitionRange ?? name) }
  }

  private mutating func needLooks(of modal: Modal) {
    let name = modal.declared.nameRange
    if modal.dismissal == .confirm { need("`dismissal confirm`", at: modal.dismissalRange ?? name) }
    if !modal.detents.isEmpty || modal.hasGrabber { need("detents", at: modal.detentsRange ?? modal.grabberRange ?? name) }
    if modal.isUndimmed { need("`undimmed`", at: modal.undimmedRange ?? name) }
    if modal.compact != nil { need("`compact`", at: modal.compactRange ?? name) }
    if modal.placement != .automatic { need("the placement of sheets", at: modal.placementRange ?? name) }
    if modal.transition != .standard { need("transitions", at: modal.transitionRange ?? name) }
  }

  private mutating func needOptions(of tabs: Tabs) {
    for tab in tabs.tabs {
      let tab = graph.tabs[tab]
      let name = tab.declared.nameRange
      if tab.section != nil { need("sections of tabs", at: name) }
      if tab.isProminent { need("prominent tabs", at: tab.prominentRange ?? name) }
      if tab.hasBadge { need("badges", at: name) }
      if tab.hiddenWhen != nil { need("hidden tabs", at: name) }
      if tab.placement != .automatic { need("the placement of tabs", at: tab.placementRange ?? name) }
      if tab.reselect == .scrollToTop { need("`reselect scrollToTop`", at: tab.reselectRange ?? name) }
    }
    if let style = tabs.style, style != .automatic { need("the styles of tab bars", at: tabs.styleRange ?? tabs.declared.nameRange) }
    if let minimize = tabs.minimize, minimize != .automatic {
      need("minimising of tab bars", at: tabs.minimizeRange ?? tabs.declared.nameRange)
    }
    if tabs.accessory != nil { need("accessories of tab bars", at: tabs.declared.nameRange) }
  }
}
