import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let eventNamedAfterFinger = Rule(
    number: 1003, severity: .off, summary: "event that is named after a gesture",
    rationale: """
      Name an event after its purpose: `on save`, `on openCart`. A name like `onTapSave`, `saveButtonTapped` or `didSelectRow` describes \
      how the screen detects it, which is a detail of the screen and changes with its design. The keyword `on` already precedes the name.
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
      let name = graph.text(of: event.declared.name)
      guard let better = withoutFinger(name) else { continue }
      report(
        Diagnostic(
          .eventNamedAfterFinger, message: "the event `\(name)` is named after a gesture", at: event.declared.nameRange,
          label: "name its purpose",
          help: [better.isEmpty ? "name its purpose, such as `open`" : "name its purpose, such as `\(better)`"]))
    }
  }

  /// Returns the name without words for gestures and callbacks, or nil if it has none.
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
