import NavGraphModel
import NavGraphSyntax

// Finds features that the output doesn't support yet. They are left out or stop the output, but never result in wrong code.
extension SwiftGenerator {
  /// An app with both outputs gets SwiftUI output only if that supports all of the graph. Otherwise a note reports what is missing.
  mutating func findUnsupported() {
    guard module == nil, let app = graph.app, app.output.contains(.swiftui) else { return }
    // If SwiftUI is the only output, `check` reports an error.
    for missing in graph.missingInSwiftUI { leaveOut(missing.what, at: missing.range, isNeeded: true) }
    for split in graph.splits { tellOfDisplay(of: split) }
    for pages in graph.pageSets where pages.transition == .curl {
      leaveOut("pages that curl: in SwiftUI they scroll", at: pages.transitionRange ?? pages.declared.nameRange)
    }
    for modal in graph.modals { tellOfTransition(of: modal) }
    for screen in graph.screens where screen.transition == .zoom {
      guard screen.swipeBack == .none || screen.backMode == .confirm || screen.backMode == .hidden else { continue }
      leaveOut(
        "`transition zoom` of a screen that no finger may send back, in SwiftUI", at: screen.transitionRange ?? screen.declared.nameRange)
    }
    if !graph.splits.isEmpty { tellOfContexts() }
    if app.platform < App.Version(major: 18) { tellOfSizes() }
    for tabs in graph.tabSets { tellOfReselecting(in: tabs) }
    if !graph.tabSets.isEmpty {
      for screen in graph.screens where screen.backMode == .confirm {
        let range = screen.backRange ?? screen.declared.nameRange
        leaveOut("asking before a second tap on a tab pops, in SwiftUI from iOS 26 on: the system pops by itself", at: range)
      }
    }
    let missing = unsupported.filter(\.isNeeded)
    guard app.output.contains(.uikit), !missing.isEmpty else { return }
    lacksSwiftUI = true
    let reasons = Set(missing.map(\.what)).sorted()
    unsupported = []
    leaveOut("SwiftUI output, for want of " + reasons.joined(separator: "; "), at: app.declared.nameRange)
  }

  /// SwiftUI presents only over the window.
  private mutating func tellOfContexts() {
    for (style, range, _) in writtenStyles where style.isContextual {
      leaveOut("`\(style.rawValue)` over one column, in SwiftUI: it covers the window", at: range)
    }
  }

  /// Before iOS 18, SwiftUI has one size for all sheets. Sheets on a phone all have the same size.
  private mutating func tellOfSizes() {
    for (style, range, idioms) in writtenStyles where [.pageSheet, .formSheet].contains(style) && idioms != .phone {
      leaveOut("`\(style.rawValue)`, in SwiftUI before iOS 18: every sheet is as large as the system likes", at: range)
    }
  }

  /// The styles that modals, events, and routes specify, and the devices that they are for.
  private var writtenStyles: [(style: Style, range: SourceRange, idioms: Idioms)] {
    var all = graph.styleUses.map { (style: $0.style, range: $0.range, idioms: $0.idioms) }
    for step in graph.steps {
      if case .present(_, let style?) = step.action { all.append((style, step.range, [])) }
    }
    for step in graph.destinationSteps {
      if case .present(_, let style?) = step.kind { all.append((style, step.range, [])) }
    }
    return all
  }

  /// SwiftUI has no flip or curl transitions.
  private mutating func tellOfTransition(of modal: Modal) {
    let range = modal.transitionRange ?? modal.declared.nameRange
    if modal.transition == .zoom, modal.dismissal != .free {
      leaveOut("`transition zoom` of a modal that no finger may send back, in SwiftUI", at: range)
    }
    guard [.flip, .partialCurl].contains(modal.transition) else { return }
    leaveOut("`transition \(modal.transition.rawValue)`, in SwiftUI: the modal comes as its style comes", at: range)
  }

  private mutating func tellOfDisplay(of split: Split) {
    guard split.behavior == .displace || split.display == .twoDisplaceSecondary else { return }
    let range = split.displayRange ?? split.declared.nameRange
    leaveOut("columns that push the detail aside: SwiftUI shows them as the device likes it", at: range)
  }

  /// From iOS 26 on, SwiftUI itself pops the stack of a tab that is tapped again, and can't be prevented from it.
  private mutating func tellOfReselecting(in tabs: Tabs) {
    for tab in tabs.tabs {
      let tab = graph.tabs[tab]
      guard tab.reselect != .popToRoot, let content = tab.content, case .stack = graph.instances[content].content else { continue }
      let range = tab.reselectRange ?? tab.declared.nameRange
      leaveOut("`reselect \(tab.reselect.rawValue)`, in SwiftUI from iOS 26 on: the system pops to the root", at: range)
    }
  }
}

/// A feature of the language that the output doesn't support yet.
package struct Unsupported: Hashable, Sendable {
  /// For example: `a bar appearance`
  package var what: String
  package var range: SourceRange
  /// Whether the output would be wrong without it, so that nothing may be generated.
  package var isNeeded: Bool

  package init(what: String, range: SourceRange, isNeeded: Bool = false) {
    self.what = what
    self.range = range
    self.isNeeded = isNeeded
  }
}
