import NavGraphModel
import NavGraphSyntax

/// The check for patterns with optional segments that never win at one of their lengths, with `precedence order` (NAV0703).
///
/// The severity is a warning, because the pattern wins at another length.
enum ShadowedForms {
  static func diagnostics(of forms: [ShadowedPatterns.Form], in graph: NavigationGraph) -> [Diagnostic] {
    forms.compactMap { form -> Diagnostic? in
      let pattern = graph.patterns[form.pattern]
      // A pattern of the same route has the same destination.
      guard form.winners.contains(where: { graph.patterns[$0].route != pattern.route }) else { return nil }
      let isShort = form.parts.count < pattern.segments.count
      let labels = form.winners.prefix(3).enumerated().map { index, winner in
        Label(at: graph.patterns[winner].range, text: index == 0 ? "this one is earlier" : "... and so is this one")
      }
      var diagnostic = Diagnostic(
        .shadowedRoute, message: "`\(text(of: form, in: graph))` never leads to `\(graph.text(of: pattern.text))`", at: pattern.range,
        label: isShort
          ? "without its optional segments, an earlier pattern goes first" : "with all its segments, an earlier pattern goes first",
        secondary: Array(labels),
        further: form.winners.dropFirst(3).map { Label(at: graph.patterns[$0].range, text: "... and so is this one") },
        help: [
          "move it above \(form.winners.count == 1 ? "that one" : "them"), or remove \(isShort ? "the `?`" : "its optional segments")"
        ])
      diagnostic.severity = .warning
      return diagnostic
    }
  }

  /// Returns the path at that length, without the marks of optional segments.
  private static func text(of form: ShadowedPatterns.Form, in graph: NavigationGraph) -> String {
    let written = graph.text(of: graph.patterns[form.pattern].text)
    let all = segments(of: written)
    let parts = form.parts.compactMap { $0 < all.count ? all[$0] : nil }
    return parts.isEmpty ? "/" : "/" + parts.joined(separator: "/")
  }

  /// Returns the segments of a pattern as they are written, without the `?` of optional placeholders. A `?` outside braces begins the
  /// query.
  private static func segments(of pattern: String) -> [String] {
    var segments: [String] = []
    var segment = ""
    var isInBraces = false
    for character in pattern {
      switch character {
      case "/" where !isInBraces:
        if !segment.isEmpty { segments.append(segment) }
        segment = ""
        continue
      case "?" where isInBraces: continue
      case "?", "#": return segment.isEmpty ? segments : segments + [segment]
      case "{": isInBraces = true
      case "}": isInBraces = false
      default: break
      }
      segment.append(character)
    }
    return segment.isEmpty ? segments : segments + [segment]
  }
}
