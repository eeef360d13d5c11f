/// Who may ask: pages of this server and people who open its address, and no other site's pages.
///
/// A site can't reach the server under its own name, since `Host` would be that name even if it resolves to this machine; and what it asks
/// under the server's name, its browser marks as coming from elsewhere.
struct Admission {
  let port: UInt16

  /// The answer to a request that isn't let in; nil if it is.
  func refusal(of head: RequestHead) -> Response? {
    let hosts = head.values("host")
    guard hosts.count == 1, let host = hosts.first?.lowercased() else { return .text("400 Bad Request", "there is to be one Host") }
    guard isOwn(host) else { return .text("403 Forbidden", "this server has another name") }
    guard head.values("origin").allSatisfy({ $0.lowercased() == "http://" + host }) else {
      return .text("403 Forbidden", "other origins are not let in")
    }
    // What other ports of this machine serve is of the same site, and not of the same origin.
    guard head.values("sec-fetch-site").allSatisfy({ $0 == "same-origin" || $0 == "none" }) else {
      return .text("403 Forbidden", "other sites are not let in")
    }
    guard head.method == "GET" || head.method == "HEAD" else {
      return .text("405 Method Not Allowed", "only GET and HEAD are understood", headers: ["Allow: GET, HEAD"])
    }
    return nil
  }

  private func isOwn(_ host: String) -> Bool {
    ["127.0.0.1", "localhost", "[::1]"].contains { name in host == "\(name):\(port)" || (port == 80 && host == name) }
  }
}
