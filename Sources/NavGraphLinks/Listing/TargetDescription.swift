import NavGraphModel
import NavGraphSyntax

/// The source texts of targets.
package struct TargetDescription: Sendable {
  private let graph: NavigationGraph

  package init(for graph: NavigationGraph) { self.graph = graph }

  /// Returns the targets of a route or an entry, with those of its branches in their order.
  package func targets(in range: IDRange<Destination>, branches: IDRange<Branch>) -> [EntryPoint.Target] {
    if branches.isEmpty { return targets(in: range, of: nil) }
    return graph.branches[branches].flatMap { branch -> [EntryPoint.Target] in
      let name = self.name(of: branch)
      if branch.destinations.isEmpty { return [EntryPoint.Target(branch: name, idioms: [], text: "stay")] }
      return targets(in: branch.destinations, of: name)
    }
  }

  private func targets(in range: IDRange<Destination>, of branch: String?) -> [EntryPoint.Target] {
    var targets: [EntryPoint.Target] = []
    for destination in graph.destinations[range] {
      let target = EntryPoint.Target(branch: branch, idioms: destination.idioms, text: words(at: destination.range))
      if !targets.contains(target) { targets.append(target) }
    }
    return targets
  }

  /// Returns the source text of a branch's condition, such as `when beta`, or `otherwise`.
  package func name(of branch: Branch) -> String {
    guard branch.test != nil else { return "otherwise" }
    var head = branch.range
    let first = branch.steps.first.map { graph.steps[$0].range } ?? graph.destinations[branch.destinations].first?.range
    if let first { head.end = first.start }
    var text = words(at: head)
    while let last = text.last, last == " " || last == "-" || last == ">" { text.removeLast() }
    return text
  }

  /// Returns the source text of a range on one line, without comments.
  private func words(at range: SourceRange) -> String {
    let index = Int(range.file.index)
    guard graph.files.indices.contains(index) else { return "" }
    var out: [UInt8] = []
    var isQuoted = false
    var isComment = false
    var last: UInt8 = 0
    for byte in graph.files[index].text(in: range).utf8 {
      defer { last = byte }
      let isBlank = byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
      if isComment {
        isComment = byte != 0x0A
        continue
      }
      if byte == UInt8(ascii: "\""), !isQuoted || last != UInt8(ascii: "\\") { isQuoted.toggle() }
      if byte == UInt8(ascii: "/"), last == byte, !isQuoted {
        out.removeLast()
        isComment = true
      } else if !isBlank {
        out.append(byte)
      } else if out.last.map({ $0 != 0x20 }) ?? false {
        out.append(0x20)
      }
    }
    while out.last == 0x20 { out.removeLast() }
    return String(decoding: out, as: UTF8.self)
  }
}
