import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// An event that is named after a finger.
  static let eventNamedAfterFinger = Rule(
    1003, .off, summary: "an event that is named after what the finger does",
    rationale: """
      An event says what was wanted: `on save`, `on openCart`. A name like `onTapSave`, `saveButtonTapped` or `didSelectRow` says how the \
      screen noticed, which is the screen's business and changes with its looks. `on` stands before it anyway.
      """,
    failing: """
      app Shop {
        root stack Cart
      }
      screen Cart {
        on onTapOrder -> push Order
      }
      screen Order
      """,
    corrected: """
      app Shop {
        root stack Cart
      }
      screen Cart {
        on order -> push Order
      }
      screen Order
      """)
}

extension Checker {
  func checkEventNames() {
    for event in graph.events where !event.declared.isPoisoned {
      let name = graph.text(event.declared.name)
      guard let better = withoutFinger(name) else { continue }
      report(
        Diagnostic(
          .eventNamedAfterFinger, "the event `\(name)` is named after how it was noticed", at: event.declared.nameRange, "what was wanted?",
          help: [better.isEmpty ? "say what was wanted, such as `open`" : "say what was wanted, such as `\(better)`"]))
    }
  }

  /// The name without words for fingers and callbacks; nil where it has none.
  private func withoutFinger(_ name: String) -> String? {
    var rest = name[...]
    for prefix in ["on", "did", "will", "handle", "tap", "press", "click"] {
      guard rest.hasPrefix(prefix) else { continue }
      let next = rest.dropFirst(prefix.count)
      if next.first?.isUppercase == true { rest = next.prefix(1).lowercased() + next.dropFirst() }
    }
    for suffix in ["Tapped", "Pressed", "Clicked", "Button", "DidTap"] where rest.hasSuffix(suffix) { rest = rest.dropLast(suffix.count) }
    return rest.elementsEqual(name) ? nil : String(rest)
  }
}
