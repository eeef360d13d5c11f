import NavGraphCommandLine
import NavGraphCompiler
import NavGraphLinks
import NavGraphModel
import NavGraphSyntax

/// A comparison of the schemes, domains, and activities of the graph with those in `Info.plist` and entitlements, which the system reads.
struct SystemFileCheck {
  private(set) var troubles: [ProjectIssue] = []
  /// Notes about links that the system passes to the app and the graph doesn't declare. The app may handle them itself.
  private(set) var notes: [String] = []

  /// A property list of an app, and its path.
  private struct List {
    let path: String
    let value: PropertyList
  }

  /// A key of the lists, whose values the graph also declares.
  private struct Key {
    let name: String
    /// The terms for a value in the graph and in the lists.
    let noun: String
    let systemNoun: String
    /// The effect of a value that the lists lack.
    let consequence: String
    /// The text before each value in the lists.
    var prefix = ""
    /// Returns the values that the key has in a list.
    let values: @Sendable (PropertyList) -> [String]

    static let schemes = Key(
      name: "CFBundleURLTypes", noun: "scheme", systemNoun: "URL scheme", consequence: "its links don't open the app"
    ) { types in
      types.items.flatMap { ($0["CFBundleURLSchemes"]?.items ?? []).compactMap(\.text).map { $0.lowercased() } }
    }
    static let activities = Key(
      name: "NSUserActivityTypes", noun: "activity", systemNoun: "activity", consequence: "it doesn't continue in the app"
    ) { $0.items.compactMap(\.text) }
    static let hosts = Key(
      name: "com.apple.developer.associated-domains", noun: "host", systemNoun: "domain", consequence: "its links stay in the browser",
      prefix: "applinks:"
    ) { domains in
      domains.items.compactMap(\.text).filter { $0.hasPrefix("applinks:") }
        .map { String($0.dropFirst("applinks:".count).prefix { $0 != "?" }).lowercased() }
    }
  }

  init(of tree: ProjectTree) throws(Failure) {
    let information = tree.propertyLists.compactMap(Self.list).filter { Self.isOfApp($0.value) }
    let entitlements = tree.entitlements.compactMap(Self.list)
    if information.isEmpty, entitlements.isEmpty { return }
    let workspace = try Workspace(of: tree.sources, root: nil)
    // In a graph with errors, the links are unknown.
    if workspace.report.hasErrors { return }
    let graphs = workspace.programs.map(\.graph).filter { $0.app != nil }
    if graphs.isEmpty { return }
    if !information.isEmpty {
      compare(
        .schemes, in: information, with: graphs.flatMap { graph in (graph.app?.schemes ?? []).map { graph.text(of: $0).lowercased() } })
      compare(
        .activities, in: information,
        with: graphs.flatMap { graph in graph.entries.filter { $0.kind == .activity }.map { graph.text(of: $0.identifier) } })
    }
    if !entitlements.isEmpty { compare(.hosts, in: entitlements, with: graphs.flatMap(SystemFiles.hosts)) }
  }

  /// Compares the values of a key in the property lists with those of the graph.
  private mutating func compare(_ key: Key, in lists: [List], with wanted: [String]) {
    let found = lists.map { (list: $0, values: $0.value[key.name].map(key.values) ?? []) }
    let all = found.flatMap(\.values)
    let paths = lists.map(\.path).joined(separator: ", ")
    // Build settings have unknown values.
    let isOpen = all.contains { $0.contains("$(") || $0.contains("${") }
    var seen: Set<[UInt8]> = []
    for value in wanted where !isOpen && seen.insert(Array(value.utf8)).inserted && !all.contains(where: { Self.covers($0, wanted: value) })
    {
      let written = key.prefix + value
      troubles.append(
        ProjectIssue(
          "\(paths): \(key.name) has no \(key.systemNoun) \"\(written)\", but the graph declares the \(key.noun) \"\(value)\": "
            + key.consequence,
          fix: "add \"\(written)\" to \(key.name); `\(Executable.name) generate \(OptionName.systemFiles)` writes a file with all of them"))
    }
    for (list, values) in found {
      for value in values
      where !value.contains("$") && !wanted.contains(where: { Self.covers(value, wanted: $0) || Self.covers($0, wanted: value) }) {
        notes.append("\(list.path): \(key.name) contains \"\(value)\", but the graph declares no such \(key.noun)")
      }
    }
  }

  /// Returns whether a listed value includes one of the graph: `*.example.com` includes `www.example.com`.
  private static func covers(_ listed: String, wanted: String) -> Bool {
    if Array(listed.utf8) == Array(wanted.utf8) { return true }
    guard listed.hasPrefix("*."), !wanted.hasPrefix("*.") else { return false }
    return wanted.hasSuffix(listed.dropFirst())
  }

  private static func list(from file: ProjectTree.TextFile) -> List? {
    PropertyListReader.value(of: Array(file.text.utf8)).map { List(path: file.path, value: $0) }
  }

  /// Returns whether the list is the `Info.plist` of an app, and not of an extension, a framework, tests, or another kind of list.
  private static func isOfApp(_ list: PropertyList) -> Bool {
    if list["NSExtension"] != nil { return false }
    if let type = list["CFBundlePackageType"]?.text, type != "APPL", !type.contains("$") { return false }
    return list.keys.contains { key in ["CFBundle", "UI", "NS", "LS"].contains { key.hasPrefix($0) } }
  }
}
