import Foundation

/// The link table of a real app, translated into a `.navgraph` program.
package struct AppTable {
  private struct Row {
    var template: String
    var destination: String
    var parameters: [String]
    var options: String
  }
  private var rows: [Row] = []
  private let app: String

  package init(_ text: String, app: String) {
    self.app = app
    var seen: Set<String> = []
    for line in text.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count > 5 else { continue }
      let row = Row(
        template: cells[2], destination: cells[3], parameters: cells[4].split(separator: ",").map(String.init), options: cells[5])
      // Redirects depend on the time, the other platform is another app, and a file tree lists a page once for each tab.
      if row.options.contains("redirect") || row.options.contains("platform=android") || row.destination.hasPrefix("redirect:") { continue }
      if app == "streamyfin", !seen.insert(row.template).inserted { continue }
      rows.append(row)
    }
  }

  /// The templates that can be translated.
  package var kept: [String] {
    rows.filter { Link(template: $0.template, parameters: $0.parameters, options: $0.options) != nil }.map(\.template)
  }

  /// The pattern of each translated link, and the screen that it opens.
  package var destinations: [(pattern: String, screen: String)] {
    rows.compactMap { row in
      guard let link = Link(template: row.template, parameters: row.parameters, options: row.options), link.entry == nil else { return nil }
      return (link.pattern, screen(of: row))
    }
  }

  package func source(precedence: String) -> String {
    var screens: [String: [String]] = [:]
    var order: [String] = []
    var known: [String: String] = [:]
    var lines: [String] = []
    var schemes: Set<String> = []
    for row in rows {
      guard let link = Link(template: row.template, parameters: row.parameters, options: row.options) else { continue }
      var target = [String]()
      for parameter in link.names {
        target.append(parameter)
        if !(screens[screen(of: row), default: []].contains(parameter)) { screens[screen(of: row), default: []].append(parameter) }
      }
      if screens[screen(of: row)] == nil { screens[screen(of: row)] = [] }
      if !order.contains(screen(of: row)) { order.append(screen(of: row)) }
      let variant = row.options.contains("web") ? row.template : row.options.contains("inject") ? row.options : ""
      if !variant.isEmpty { target.append("variant: \"\(variant.filter { $0.isLetter || $0.isNumber || "/-=".contains($0) })\"") }
      let place = "\(screen(of: row))\(target.isEmpty ? "" : "(\(target.joined(separator: ", ")))")"
      if let scheme = link.scheme { schemes.insert(scheme) }
      if let kind = link.entry {
        lines.append("entry \(kind) \"\(link.pattern)\" -> home / \(place)")
      } else if let first = known[place + link.narrowing] {
        lines.append("alias \"\(link.pattern)\" -> \"\(first)\"")
      } else {
        known[place + link.narrowing] = link.pattern
        lines.append("route \"\(link.pattern)\"\(link.narrowing) -> home / \(place)")
      }
    }
    var text =
      "app Tables {\n  root Main\n  scheme \((["tables"] + schemes.sorted()).joined(separator: ", "))\n  hosts \"tables.example\"\n"
    text += "  precedence \(precedence)\n}\ntabs Main {\n  tab home stack Start\n}\nscreen Start\n"
    for name in order {
      let all = (screens[name] ?? []).map { "\($0): \(type(of: $0))? = nil" } + ["variant: String = \"\""]
      text += "screen \(name)(\(all.joined(separator: ", ")))\n"
    }
    return text + lines.joined(separator: "\n") + "\n"
  }

  private func screen(of row: Row) -> String {
    "S" + row.destination.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  private func type(of parameter: String) -> String {
    let isNumber = rows.contains { $0.options.split(separator: " ").contains("int") && $0.parameters.last == parameter }
    return isNumber ? "Int" : parameter.hasSuffix("_url") ? "URL" : "String"
  }

  /// A template translated into a pattern.
  private struct Link {
    var pattern = ""
    var names: [String] = []
    var narrowing = ""
    var scheme: String?
    var entry: String?

    init?(template: String, parameters: [String], options: String) {
      var template = template
      for (prefix, kind) in [("activity:", "activity"), ("shortcut:", "shortcut")] where template.hasPrefix(prefix) {
        entry = kind
        pattern = String(template.dropFirst(prefix.count))
        return
      }
      if template.hasPrefix("feed") && template.contains(":*") || template.hasPrefix("file:") { return nil }
      if let range = template.range(of: "://") {
        let scheme = String(template[..<range.lowerBound])
        template = String(template[range.upperBound...])
        if scheme == "https" {
          let slash = template.firstIndex(of: "/") ?? template.endIndex
          narrowing = " host \"\(template[..<slash])\""
          template = String(template[slash...])
        } else {
          self.scheme = scheme
          narrowing = " scheme \"\(scheme)\""
          template = "/" + template
        }
      }
      if template.hasPrefix("#") { template.removeFirst() }
      var path = template
      if let mark = path.firstIndex(of: "?"), !path[mark...].dropFirst().isEmpty, path[mark...].dropFirst().first != "/" {
        path = String(path[..<mark])
      }
      for segment in path.split(separator: "/") {
        if segment == "*" {
          pattern += "/{_...}"
        } else if let colon = segment.firstIndex(of: ":") {
          let isOptional = segment.hasSuffix("?")
          let name = String(segment[colon...].dropFirst().filter { $0 != "?" })
          let isSkipped = name.contains("ignore") || name == "optional"
          pattern +=
            "/\(segment[..<colon].replacingOccurrences(of: "#", with: "\\u{23}")){\(isSkipped ? "_" : name)\(isOptional ? "?" : "")}"
          if !isSkipped { names.append(name) }
        } else {
          pattern += "/" + segment
        }
      }
      if pattern.isEmpty { pattern = "/" }
      // Parameters that aren't part of the path come from the query.
      var query: [String] = []
      for parameter in parameters where parameter != "*" && parameter != "qs" && !template.contains(":" + parameter.filter { $0 != "?" }) {
        let name = String(parameter.prefix { $0 != ":" }.filter { $0 != "?" })
        let isOptional = parameter.hasPrefix("?") || parameter.hasSuffix("?")
        query.append("\(name)={\(name)\(isOptional ? "?" : "")}")
        names.append(name)
      }
      if !query.isEmpty { pattern += "?" + query.joined(separator: "&") }
    }
  }
}
