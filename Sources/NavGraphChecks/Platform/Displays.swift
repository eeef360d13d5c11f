import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let displayWithoutColumns = Rule(
    number: 0910, severity: .warning, summary: "display of three columns for a split of two",
    rationale: """
      `twoBesideSecondary`, `twoOverSecondary` and `twoDisplaceSecondary` show two columns next to the detail. A split of two columns has \
      only one, and the system ignores these options there.
      """,
    failing: """
      app Notes {
        root Desk
      }
      split Desk {
        sidebar NoteList
        detail  stack NoNote
        display twoBesideSecondary
      }
      screen NoteList
      screen NoNote
      """,
    corrected: """
      app Notes {
        root Desk
      }
      split Desk {
        sidebar NoteList
        detail  stack NoNote
        display oneBesideSecondary
      }
      screen NoteList
      screen NoNote
      """)

  static let displayAgainstBehavior = Rule(
    number: 0911, severity: .warning, summary: "display that the behavior rules out",
    rationale: """
      The behavior of columns limits how they can be shown: `tile` next to the detail, `overlay` over it, `displace` one next to it or two \
      that push it away. Every behavior allows `secondaryOnly`. If a display and a behavior don't match, the system uses the behavior and \
      chooses the display.
      """,
    failing: """
      app Notes {
        root Desk
      }
      split Desk {
        sidebar NoteList
        detail  stack NoNote
        display oneOverSecondary tile
      }
      screen NoteList
      screen NoNote
      """,
    corrected: """
      app Notes {
        root Desk
      }
      split Desk {
        sidebar NoteList
        detail  stack NoNote
        display oneOverSecondary overlay
      }
      screen NoteList
      screen NoNote
      """)
}

extension Checker {
  func checkDisplays() {
    for split in graph.splits {
      guard let range = split.displayRange, !split.declared.isPoisoned else { continue }
      let name = graph.text(of: split.declared.name)
      let display = split.display.rawValue
      if let one = split.display.withOneColumn, split.content == nil, split.sidebar != nil, split.detail != nil {
        report(
          Diagnostic(
            .displayWithoutColumns, message: "`\(name)` has two columns, but `\(display)` shows three", at: range, label: "has no effect",
            secondary: [Label(at: split.declared.nameRange, text: "no `content` column")],
            help: ["write `\(one.rawValue)`, or declare a `content` column"],
            fixes: displayFix(from: display, to: one.rawValue, at: range)))
      } else if let wanted = split.display.behavior, split.behavior != .automatic, !split.display.goes(with: split.behavior) {
        report(
          Diagnostic(
            .displayAgainstBehavior,
            message: "`\(display)` and `\(split.behavior.rawValue)` don't match, so the system chooses the display",
            at: range, label: "`\(display)` needs `\(wanted.rawValue)`",
            help: ["write `\(wanted.rawValue)` with `\(display)`, or remove one of the two"],
            fixes: displayFix(from: split.behavior.rawValue, to: wanted.rawValue, at: range)))
      }
    }
  }

  /// Returns a fix that replaces one word of the setting.
  private func displayFix(from old: String, to new: String, at range: SourceRange) -> [Fix] {
    let text = Array(bytes(at: range))
    let word = Array(old.utf8)
    guard text.count >= word.count else { return [] }
    let index = (0...(text.count - word.count)).last { text[$0..<$0 + word.count].elementsEqual(word) }
    guard let index else { return [] }
    let start = range.start + UInt32(index)
    let edit = Fix.Edit(replacing: SourceRange(file: range.file, start: start, end: start + UInt32(word.count)), with: new)
    return [Fix("write `\(new)`", applicability: .maybe, edits: [edit])]
  }
}

extension Split.Display {
  /// The display with one column next to the detail, or nil if it already is that.
  fileprivate var withOneColumn: Split.Display? {
    switch self {
    case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
    case .twoOverSecondary: .oneOverSecondary
    case .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary: nil
    }
  }

  /// The behavior that the display requires, or nil if every behavior allows it.
  fileprivate var behavior: Split.Behavior? {
    switch self {
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    case .automatic, .secondaryOnly: nil
    }
  }

  fileprivate func goes(with other: Split.Behavior) -> Bool {
    behavior == nil || behavior == other || self == .oneBesideSecondary && other == .displace
  }
}
