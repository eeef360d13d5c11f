import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let sheetOptionsWithoutSheet = Rule(
    number: 0907, severity: .warning, summary: "sheet options on a modal that is never a sheet",
    rationale: """
      `detents`, `grabber`, `undimmed`, `placement` and `compact` apply to sheets: `pageSheet`, `formSheet`, the system's `automatic`, and \
      a popover, which becomes a sheet if there is little room. A modal that always covers the screen or its presenter ignores them.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on filter -> present Filter
      }
      modal Filter {
        content Options
        style   fullScreen
        grabber
      }
      screen Options {
        on done -> dismiss
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on filter -> present Filter
      }
      modal Filter {
        content Options
        style   pageSheet
        grabber
      }
      screen Options {
        on done -> dismiss
      }
      """)

  static let partialCurl = Rule(
    number: 0918, severity: .error, summary: "page curl on a modal that doesn't cover the screen",
    rationale: """
      UIKit curls the page of the screen below only for `fullScreen`. For every other style, including the system's default, it raises an \
      exception when the modal is presented.
      """,
    failing: """
      app Atlas {
        root stack Map
      }
      screen Map {
        on legend -> present Legend
      }
      modal Legend {
        content    Symbols
        transition partialCurl
      }
      screen Symbols {
        on done -> dismiss
      }
      """,
    corrected: """
      app Atlas {
        root stack Map
      }
      screen Map {
        on legend -> present Legend
      }
      modal Legend {
        content    Symbols
        style      fullScreen
        transition partialCurl
      }
      screen Symbols {
        on done -> dismiss
      }
      """)
}

extension Checker {
  func checkSheetOptions() {
    let isConcerned = graph.modals.contains {
      $0.detentsRange != nil || $0.grabberRange != nil || $0.undimmedRange != nil || $0.placementRange != nil || $0.compactRange != nil
    }
    guard isConcerned else { return }
    let styles = ModalStyles(in: graph)
    for id in graph.modals.ids where !graph.modals[id].declared.isPoisoned {
      let meant = styles.styles(of: id, in: graph, isPointed: true)
      if !meant.contains(where: { canBeSheet($0, of: graph.modals[id]) }) { reportSheetOptions(of: graph.modals[id], styles: meant) }
    }
  }

  func checkCurls() {
    guard graph.modals.contains(where: { $0.transition == .partialCurl }) else { return }
    let styles = ModalStyles(in: graph)
    for id in graph.modals.ids where graph.modals[id].transition == .partialCurl && !graph.modals[id].declared.isPoisoned {
      checkCurl(of: graph.modals[id], styles: styles.styles(of: id, in: graph))
    }
  }

  /// Whether a style can result in a sheet. In compact width, a popover becomes its `compact` style, or the first other style.
  private func canBeSheet(_ style: Style, of modal: Modal) -> Bool {
    guard style == .popover else { return style.canBeSheet }
    switch modal.compact {
    case .pageSheet, .formSheet: return true
    case .popover, .fullScreen, .overFullScreen: return false
    case nil:
      let others = graph.styleUses[modal.styles].filter { $0.style != .popover }
      return others.isEmpty || others.contains { $0.style.canBeSheet || !$0.idioms.isEmpty }
    }
  }

  private func reportSheetOptions(of modal: Modal, styles: [Style]) {
    let options = [
      ("detents", modal.detentsRange), ("grabber", modal.grabberRange), ("undimmed", modal.undimmedRange),
      ("placement", modal.placementRange), ("compact", styles.contains(.popover) ? nil : modal.compactRange),
    ].compactMap { option in option.1.map { (name: option.0, range: $0) } }
    guard let first = options.first else { return }
    let name = graph.text(of: modal.declared.name)
    let words = list(of: options.map { "`\($0.name)`" })
    let style = list(of: styles.map { "`\($0.rawValue)`" })
    report(
      Diagnostic(
        .sheetOptionsWithoutSheet, message: "`\(name)` is never a sheet, so \(words) \(options.count == 1 ? "has" : "have") no effect",
        at: first.range, label: "only for sheets",
        secondary: graph.styleUses[modal.styles].prefix(1).map { Label(at: $0.range, text: "it is presented as \(style)") },
        notes: modal.styles.isEmpty ? ["it is presented as \(style)"] : [],
        help: ["choose a style that is a sheet, such as `pageSheet`, or remove \(options.count == 1 ? "it" : "them")"],
        fixes: [Fix("remove \(words)", applicability: .maybe, edits: options.map { removal(of: $0.range) })]))
  }

  private func checkCurl(of modal: Modal, styles: [Style]) {
    guard let range = modal.transitionRange, let style = styles.first(where: { $0 != .fullScreen }) else { return }
    let use = graph.styleUses[modal.styles].first { $0.style == style }
    report(
      Diagnostic(
        .partialCurl, message: "`\(graph.text(of: modal.declared.name))` curls the page, which UIKit does only for `fullScreen`", at: range,
        label: "raises an exception when it is presented",
        secondary: use.map { [Label(at: $0.range, text: "not `fullScreen`")] } ?? [],
        notes: use == nil ? ["it can be presented as `\(style.rawValue)`"] : [],
        help: ["set `style` to `fullScreen`, or choose another transition"]))
  }
}
