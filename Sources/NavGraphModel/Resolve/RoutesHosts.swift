import NavGraphSyntax

// Hosts with a placeholder: `host "{lang}.example.com"` matches like `"*.example.com"`, and the text of the star feeds a parameter.
extension Resolver {
  /// Adds the placeholder of a route's host, if any, and returns its index and range. The host becomes one with a star.
  mutating func declareHost(of id: RouteID, from node: SyntaxNode, into placeholders: inout RoutePlaceholders) -> (
    index: Int, range: SourceRange
  )? {
    for child in node.children where child.kind == .routeOption && child.keyword == .host {
      let tokens = child.ownTokens.dropFirst().filter { $0.kind == .string && !$0.flags.contains(.broken) }
      guard let token = tokens.first(where: { names(in: $0).contains(UInt8(ascii: "{")) || names(in: $0).contains(UInt8(ascii: "}")) })
      else {
        continue
      }
      let range = child.range(of: token)
      guard let (name, rest) = Resolver.hostPlaceholder(in: names(in: token)) else {
        report(.malformedHost("this host isn't a placeholder followed by a domain", label: "braces aren't valid here", at: range))
        return nil
      }
      guard tokens.count == 1 else {
        report(
          .malformedHost(
            "a host with a placeholder must be the only host of its route", label: "the other hosts have no such value", at: range))
        return nil
      }
      graph.routes[id].hosts = [graph.names.intern("*" + rest)]
      let place = SourceRange(file: range.file, start: range.start + 1, end: range.start + 3 + UInt32(truncatingIfNeeded: name.utf8.count))
      let known = graph.names.intern(name)
      if let index = placeholders.index(of: known) {
        report(.duplicateItem("placeholder", named: name, at: place, first: placeholders.all[index].range))
        return nil
      }
      guard placeholders.all.count < Resolver.maxParameters else {
        report(.tooManyParameters(limit: Resolver.maxParameters, at: place))
        return nil
      }
      let nameRange = SourceRange(file: range.file, start: place.start + 1, end: place.end - 1)
      placeholders.all.append(.init(name: known, range: place, nameRange: nameRange, pattern: -1, place: place, isInHost: true))
      return (placeholders.all.count - 1, place)
    }
    return nil
  }

  private func names(in token: Token) -> [UInt8] { Array(graph.names.utf8(of: token.name)) }

  /// Returns the name in `{lang}.example.com`, and the rest from the dot on.
  private static func hostPlaceholder(in host: [UInt8]) -> (name: String, rest: String)? {
    guard host.first == UInt8(ascii: "{"), let end = host.firstIndex(of: UInt8(ascii: "}")), end > 1 else { return nil }
    let (name, rest) = (host[1..<end], host[(end + 1)...])
    guard let first = name.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A, name.allSatisfy(isOfName), rest.first == UInt8(ascii: "."),
      !rest.contains(where: { "{}*".utf8.contains($0) })
    else { return nil }
    return (String(decoding: name, as: UTF8.self), String(decoding: rest, as: UTF8.self))
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == UInt8(ascii: "_")
  }
}
