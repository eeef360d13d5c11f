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
        noun: "scheme", systemNoun: "URL scheme",
        wanted: graphs.flatMap { graph in (graph.app?.schemes ?? []).map { graph.text(of: $0).lowercased() } }, with: information,
        key: "CFBundleURLTypes", consequence: "its links don't open the app"
      ) {
        $0["CFBundleURLTypes"]?.items.flatMap { ($0["CFBundleURLSchemes"]?.items ?? []).compactMap(\.text).map { $0.lowercased() } } ?? []
      }
      compare(
        noun: "activity", systemNoun: "activity",
        wanted: graphs.flatMap { graph in graph.entries.filter { $0.kind == .activity }.map { graph.text(of: $0.identifier) } },
        with: information, key: "NSUserActivityTypes", consequence: "it doesn't continue in the app"
      ) { $0["NSUserActivityTypes"]?.items.compactMap(\.text) ?? [] }
    }
    if !entitlements.isEmpty {
      compare(
        noun: "host", systemNoun: "domain", wanted: graphs.flatMap(SystemFiles.hosts), with: entitlements, key: Self.domainsKey,
        consequence: "its links stay in the browser"
      ) { list in
        (list[Self.domainsKey]?.items ?? []).compactMap(\.text).filter { $0.hasPrefix("applinks:") }
          .map { String($0.dropFirst("applinks:".count).prefix { $0 != "?" }).lowercased() }
      }
    }
  }

  private static let domainsKey = "com.apple.developer.associated-domains"

  /// Compares the values of the graph with those of the property lists under a key.
  private mutating func compare(
    noun: String, systemNoun: String, wanted: [String], with lists: [List], key: String, consequence: String,
    read: (PropertyList) -> [String]
  ) {
    let found = lists.map { (list: $0, values: read($0.value)) }
    let all = found.flatMap(\.values)
    let paths = lists.map(\.path).joined(separator: ", ")
    // Build settings have unknown values.
    let isOpen = all.contains { $0.contains("$(") || $0.contains("${") }
    var seen: Set<[UInt8]> = []
    for value in wanted where !isOpen && seen.insert(Array(value.utf8)).inserted && !all.contains(where: { Self.covers($0, wanted: value) })
    {
      let written = key == Self.domainsKey ? "applinks:\(value)" : value
      troubles.append(
        ProjectIssue(
          "\(paths): \(key) has no \(systemNoun) \"\(written)\", but the graph declares the \(noun) \"\(value)\": \(consequence)",
          fix: "add \"\(written)\" to \(key); `\(Executable.name) generate \(OptionName.systemFiles)` writes a file with all of them"))
    }
    for (list, values) in found {
      for value in values
      where !value.contains("$") && !wanted.contains(where: { Self.covers(value, wanted: $0) || Self.covers($0, wanted: value) }) {
        notes.append("\(list.path): \(key) contains \"\(value)\", but the graph declares no such \(noun)")
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
