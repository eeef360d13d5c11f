import NavGraphLinks
import NavGraphModel
import NavGraphCompiler
import NavGraphSyntax

/// The cells of the table of entry points.
struct EntryPointDescription {
  let graph: NavigationGraph
  let idiom: Idioms

  static let titles = ["Link", "Leads to", "Values", "Guards", "Modals", "Example"]

  private static let notFollowed = "not followed"

  /// Returns the cells of one row, in the order of `titles`.
  func cells(for way: Entrance) -> [String] {
    let target = way.target(on: idiom)
    return [
      name(of: way),
      way.aliasOf.map { "as " + $0 } ?? (target.isEmpty ? "nowhere on this kind of device" : target),
      way.values.map(value).joined(separator: ", "),
      way.guards.map { $0.map { String($0.prefix { $0 != "(" }) }.joined(separator: ", ") } ?? Self.notFollowed,
      way.hasOwnPolicy && way.aliasOf == nil ? way.policy.rawValue : "",
      example(for: way),
    ]
  }

  /// Returns `/chats/{id}`, `/{name} on de.wiki.example`, or `shortcut com.messenger.new`.
  func name(of way: Entrance) -> String {
    switch way.kind {
    case .entry(let id): return graph.entries[id].kind.rawValue + " " + way.text
    case .pattern:
      let narrowed = way.hosts + way.schemes.map { $0 + "://" }
      return way.text + (narrowed.isEmpty ? "" : " on " + narrowed.joined(separator: ", "))
    }
  }

  private func value(of value: Entrance.Value) -> String {
    switch value.constant {
    case nil: value.name + ": " + value.type + (value.isOptional ? "?" : "")
    case .text(let text): value.name + " = \"" + text + "\""
    case .list(let texts): value.name + " = [" + texts.map { "\"" + $0 + "\"" }.joined(separator: ", ") + "]"
    }
  }

  /// Returns an example URL, or the reason why there is none.
  private func example(for way: Entrance) -> String {
    switch way.example {
    case nil: ""
    case .success(let url): url.text
    case .failure(let missing): "none: " + why(missing: missing)
    }
  }

  /// Returns the reason why a pattern has no example URL.
  func why(missing: ExampleURL.Missing) -> String {
    switch missing {
    case .noOrigin: "the app declares neither a scheme nor a host"
    case .broken: "see the diagnostics"
    case .covered(let patterns):
      patterns.prefix(3).map { graph.text(of: graph.patterns[$0].text) }.joined(separator: ", ")
        + (patterns.count > 3 ? " and \(patterns.count - 3) more" : "") + (patterns.count == 1 ? " wins" : " win")
        + " for every URL that it matches"
    case .undecided: "too many patterns overlap to find one"
    }
  }
}

extension Entrance {
  var isEntry: Bool { if case .entry = kind { true } else { false } }
}
