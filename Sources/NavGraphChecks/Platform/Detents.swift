import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let repeatedDetent = Rule(
    number: 0908, severity: .warning, summary: "detent that is listed twice",
    rationale: """
      A sheet rests at each of its heights once, whatever their order. A repeated detent has no effect. Another one was probably intended.
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
        detents medium, large, medium
      }
      screen Options
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
        detents medium, large
      }
      screen Options
      """)

  static let undimmedBeyondDetents = Rule(
    number: 0909, severity: .warning, summary: "`undimmed` up to a height that isn't a detent",
    rationale: """
      `undimmed medium` leaves the screen behind the sheet usable as long as the sheet isn't higher than its detent `medium`. A sheet \
      without that detent is dimmed at every height. Without a `detents` line, a sheet has one: `large`.
      """,
    failing: """
      app Maps {
        root stack Map
      }
      screen Map {
        on search -> present Search
      }
      modal Search {
        content  Results
        detents  fraction 0.3, large
        undimmed medium
      }
      screen Results
      """,
    corrected: """
      app Maps {
        root stack Map
      }
      screen Map {
        on search -> present Search
      }
      modal Search {
        content  Results
        detents  medium, large
        undimmed medium
      }
      screen Results
      """)
}

extension Checker {
  func checkDetents() {
    for modal in graph.modals where modal.detentsRange != nil || modal.undimmedUpTo != nil {
      var seen: [Detent.Height: SourceRange] = [:]
      for id in modal.detents {
        let detent = graph.detents[id]
        if let first = seen[detent.height] {
          report(
            Diagnostic(
              .repeatedDetent, message: "the detent `\(source(at: detent.range))` is listed twice", at: detent.range, label: "listed again",
              secondary: [Label(at: first, text: "listed here first")],
              fixes: [Fix("remove it", applicability: .always, edits: [removalOfDetent(at: detent.range)])]))
        } else {
          seen[detent.height] = detent.range
        }
      }
      checkUndimmed(of: modal, heights: seen)
    }
  }

  private func checkUndimmed(of modal: Modal, heights: [Detent.Height: SourceRange]) {
    guard let limit = modal.undimmedUpTo, heights[limit.height] == nil else { return }
    // A `detents` line without valid heights is reported elsewhere.
    if modal.detentsRange != nil, modal.detents.isEmpty { return }
    if modal.detentsRange == nil, limit.height == .large { return }
    let word = source(at: limit.range)
    report(
      Diagnostic(
        .undimmedBeyondDetents,
        message: "`\(graph.text(of: modal.declared.name))` never rests at `\(word)`, so it is dimmed at every height",
        at: limit.range, label: "not a detent of the modal",
        secondary: modal.detentsRange.map { [Label(at: $0, text: "these are its detents")] } ?? [],
        notes: modal.detentsRange == nil ? ["without `detents` a sheet has one, `large`"] : [],
        help: ["add `\(word)` to the detents, or name one of them"]))
  }

  /// Returns the edit that removes a detent and the comma before it. The detent isn't the first.
  private func removalOfDetent(at range: SourceRange) -> Fix.Edit {
    guard Int(range.file.index) < graph.files.count else { return Fix.Edit(replacing: range, with: "") }
    let bytes = graph.files[Int(range.file.index)].bytes
    var start = Int(range.start)
    while start > 0, bytes[start - 1] != UInt8(ascii: ",") { start -= 1 }
    return Fix.Edit(replacing: SourceRange(file: range.file, start: UInt32(max(start - 1, 0)), end: range.end), with: "")
  }
}
