import NavGraphLinks
import NavGraphModel
import NavGraphCompiler
import NavGraphSyntax

/// The texts of entry points in the output of `routes`. They aren't escaped for Markdown or a terminal.
struct EntryPointDescription {
  let graph: NavigationGraph
  /// The kind of device whose targets are shown.
  let idiom: Idioms

  /// The titles of the columns.
  static let titles = ["Link", "Leads to", "Values", "Guards", "Modals", "Example"]

  /// The cell for guards that aren't known, because the link wasn't followed.
  private static let notFollowed = "not followed"

  /// Returns the cells of one row, in the order of `titles`. A cell without content is empty.
  func cells(for entryPoint: EntryPoint) -> [String] {
    let target = entryPoint.target(on: idiom)
    return [
      name(of: entryPoint),
      entryPoint.aliasOf.map { "as " + $0 } ?? (target.isEmpty ? "nowhere on this kind of device" : target),
      entryPoint.values.map(value).joined(separator: ", "),
      entryPoint.guards.map { $0.map { String($0.prefix { $0 != "(" }) }.joined(separator: ", ") } ?? Self.notFollowed,
      entryPoint.hasOwnPolicy && entryPoint.aliasOf == nil ? entryPoint.policy.rawValue : "",
      example(for: entryPoint),
    ]
  }

  /// Returns the name of an entry point: `/chats/{id}`, `/{name} on de.wiki.example`, or `shortcut com.messenger.new`.
  func name(of entryPoint: EntryPoint) -> String {
    switch entryPoint.kind {
    case .entry(let id): return graph.entries[id].kind.rawValue + " " + entryPoint.text
    case .pattern:
      let narrowed = entryPoint.hosts + entryPoint.schemes.map { $0 + "://" }
      return entryPoint.text + (narrowed.isEmpty ? "" : " on " + narrowed.joined(separator: ", "))
    }
  }

  /// Returns the declaration of a value: `id: Int?`, or `sort = "date"` for a constant of an alias.
  private func value(of value: EntryPoint.Value) -> String {
    switch value.constant {
    case nil: value.name + ": " + value.type + (value.isOptional ? "?" : "")
    case .text(let text): value.name + " = \"" + text + "\""
    case .list(let texts): value.name + " = [" + texts.map { "\"" + $0 + "\"" }.joined(separator: ", ") + "]"
    }
  }

  /// Returns an example URL, or the reason why there is none. Empty for entries.
  private func example(for entryPoint: EntryPoint) -> String {
    switch entryPoint.example {
    case nil: ""
    case .success(let url): url.text
    case .failure(let missing): "none: " + reason(for: missing)
    }
  }

  /// Returns the reason why a pattern has no example URL.
  func reason(for missing: ExampleURL.Missing) -> String {
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

extension EntryPoint {
  var isEntry: Bool { if case .entry = kind { true } else { false } }
}
