import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let neverHandedOver = Rule(
    number: 707, severity: .warning,
    summary: "URL that the system never passes to the app",
    rationale: """
      The system passes an app only URLs with the custom schemes that it declares, and `https` links to hosts that are associated with it. \
      A route for any other URL is never opened from outside: a scheme that `app` doesn't declare, one that belongs to the system (`http`, \
      `mailto`, `tel`), one that isn't valid in a URL, a custom scheme together with a `host` (only `https` links have hosts), or an \
      invalid host name.
      """,
    failing: """
      app Notes {
        scheme notes
        root   stack Home
      }
      screen Home
      screen Note(id: String)
      route "/n/{id}" scheme "note" -> Note(id)
      """,
    corrected: """
      app Notes {
        scheme notes
        root   stack Home
      }
      screen Home
      screen Note(id: String)
      route "/n/{id}" scheme "notes" -> Note(id)
      """)
}

/// The check for `neverHandedOver` (NAV0707).
enum NeverHandedOver {
  static func diagnostics(in graph: NavigationGraph) -> [Diagnostic] {
    guard let app = graph.app else { return [] }
    var diagnostics: [Diagnostic] = []
    for (scheme, range) in zip(app.schemes, app.schemeRanges) {
      guard let why = whyNotOwn(graph.text(of: scheme)) else { continue }
      diagnostics.append(
        Diagnostic(
          .neverHandedOver, message: "no link with the scheme `\(graph.text(of: scheme))` reaches this app", at: range, label: why,
          help: ["choose a scheme of letters and digits that only this app uses"]))
    }
    for (host, range) in zip(app.hosts, app.hostRanges) {
      guard let (why, meant) = whyNoHost(for: graph.text(of: host)) else { continue }
      let help: [Help] =
        meant.map { ["write \(Fix(code: "\"\($0)\"", edits: [.init(replacing: range, with: "\"\($0)\"")])), with your own domain"] } ?? []
      diagnostics.append(
        Diagnostic(
          .neverHandedOver, message: "no link to the host `\(graph.text(of: host))` reaches this app", at: range, label: why, help: help))
    }
    let declared = app.schemes.map { graph.text(of: $0).lowercased() }
    var isOpen = !app.schemes.isEmpty || !app.hosts.isEmpty || app.areLinksUnsure
    for route in graph.routes.ids.map({ graph.routes[$0] }) {
      guard let first = route.patterns.first else { continue }
      let range = graph.patterns[first].range
      let own = diagnosticsOfRoute(route, at: range, declared: declared, by: app, in: graph)
      diagnostics += own
      if !isOpen, own.isEmpty, route.hosts.isEmpty, route.schemes.isEmpty {
        isOpen = true
        diagnostics.append(
          Diagnostic(
            .neverHandedOver, message: "no URL reaches this app", at: range, label: "so this route is never opened from outside",
            secondary: [Label(at: app.declared.nameRange, text: "declares neither a `scheme` nor `hosts`")],
            help: [
              "add a `scheme` to `app`, such as `\(suggestion(for: graph.text(of: app.declared.name)))`, or `hosts` for universal links"
            ]))
      }
    }
    return diagnostics
  }

  private static func diagnosticsOfRoute(
    _ route: Route, at range: SourceRange, declared: [String], by app: App, in graph: NavigationGraph
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let pattern = graph.text(of: graph.patterns[route.patterns[0]].text)
    let custom = route.schemes.map(graph.text).filter { $0.lowercased() != "https" }
    for scheme in custom {
      if !route.hosts.isEmpty {
        diagnostics.append(
          Diagnostic(
            .neverHandedOver, message: "`\(pattern)` has both a host and the scheme `\(scheme)`", at: range,
            label: "only `https` links have hosts",
            help: ["remove the `host` or the `scheme`, and write a second `route` for the other"]))
      } else if !declared.contains(scheme.lowercased()), !app.areLinksUnsure {
        let isSystem = systemSchemes.contains(scheme.lowercased())
        diagnostics.append(
          Diagnostic(
            .neverHandedOver, message: "`\(scheme)` isn't a scheme of this app", at: range,
            label: "so this route is never opened from outside",
            secondary: [Label(at: app.declared.nameRange, text: "declares \(list(of: declared) ?? "no scheme")")],
            help: [isSystem ? "remove the `scheme`: universal links are `https` links" : "add `\(scheme)` to `scheme` in `app`"]))
      }
    }
    if custom.count < route.schemes.count, route.hosts.isEmpty, app.hosts.isEmpty, !app.areLinksUnsure {
      diagnostics.append(
        Diagnostic(
          .neverHandedOver, message: "no `https` link reaches `\(pattern)`", at: range, label: "this route is only for `https`",
          secondary: [Label(at: app.declared.nameRange, text: "declares no `hosts`")]))
    }
    // Braces in the host of a route are reported when the route is resolved.
    for host in route.hosts where !graph.names.utf8(of: host).contains(where: { $0 == 0x7B || $0 == 0x7D }) {
      guard let (why, meant) = whyNoHost(for: graph.text(of: host)) else { continue }
      let example = meant.map { ", such as `\($0)`" } ?? ""
      diagnostics.append(
        Diagnostic(
          .neverHandedOver, message: "no link to the host `\(graph.text(of: host))` reaches this app", at: range, label: why + example))
    }
    return diagnostics
  }

  private static func list(of words: [String]) -> String? {
    words.isEmpty ? nil : words.map { "`\($0)`" }.joined(separator: ", ")
  }

  private static let systemSchemes = [
    "http", "https", "mailto", "tel", "sms", "facetime", "facetime-audio", "maps", "file", "data", "about", "javascript", "blob", "ftp",
    "itms", "itms-apps", "shareddocuments", "prefs", "webcal",
  ]

  private static func whyNotOwn(_ scheme: String) -> String? {
    if systemSchemes.contains(scheme.lowercased()) { return "`\(scheme)` is a scheme of the system" }
    let bytes = Array(scheme.utf8)
    let isWritten = bytes.first.map(isLetter) ?? false && bytes.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
    return isWritten ? nil : "a scheme is a letter, followed by letters, digits, `+`, `-` and `.`"
  }

  /// Returns the reason why no link has that host, and a similar host that is valid, or nil if the host is valid.
  private static func whyNoHost(for host: String) -> (why: String, meant: String?)? {
    let whole = Array(host.utf8)
    let isWildcard = RouteOrigin.isWildcard(whole)
    let bytes = isWildcard ? Array(whole.dropFirst(2)) : whole
    if host.isEmpty { return ("the host is empty", nil) }
    if bytes.contains(0x2F) || bytes.contains(0x3A) {
      return ("write only the host name, without `https://`, port or path", name(inURL: host))
    }
    if bytes.contains(where: { $0 >= 0x80 }) { return ("a host is ASCII: write its `xn--` form", nil) }
    if bytes.contains(0x7B) { return ("a placeholder is only allowed in the `host` of a route", nil) }
    if bytes.contains(0x2A) { return ("a `*` is only allowed as the first label, for all subdomains: `*.example.com`", nil) }
    if !bytes.allSatisfy({ isLetter($0) || isDigit($0) || "-.".utf8.contains($0) }) {
      return ("a host only has letters, digits, `-` and `.`", nil)
    }
    let labels = bytes.split(separator: 0x2E, omittingEmptySubsequences: false)
    if labels.contains(where: \.isEmpty) { return ("there is nothing between two dots, or before or after one", nil) }
    if bytes.count > 253 || labels.contains(where: { $0.count > 63 }) {
      return ("a host has at most 253 bytes, and at most 63 between two dots", nil)
    }
    if bytes.contains(0x2E) { return nil }
    // A top-level domain has no single owner. The word after the star is a top-level domain.
    return isWildcard
      ? ("`\(host)` covers a whole top-level domain, and a universal link needs a domain in it", "*.example.\(host.dropFirst(2))")
      : ("a universal link needs a domain", "\(host).example")
  }

  /// Returns the host in a text that is a URL or has a port or path, or nil if it isn't a valid host.
  private static func name(inURL text: String) -> String? {
    var rest = text[...]
    if let mark = rest.firstRange(of: "://") { rest = rest[mark.upperBound...] }
    let name = String(rest.prefix { $0 != "/" && $0 != ":" && $0 != "?" && $0 != "#" })
    return name.isEmpty || whyNoHost(for: name) != nil ? nil : name
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Returns a scheme for an app's name.
  private static func suggestion(for name: String) -> String {
    let letters = name.utf8.filter { isLetter($0) || isDigit($0) }.map { isLetter($0) ? $0 | 0x20 : $0 }
    return letters.first.map(isLetter) ?? false ? String(decoding: letters, as: UTF8.self) : "myapp"
  }
}
