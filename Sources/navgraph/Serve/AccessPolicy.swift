/// The access control of the server. It accepts requests from its pages and from users who open its address, and rejects those from other
/// sites' pages.
///
/// The `Host` header prevents DNS rebinding: it contains another site's name even if that resolves to this machine. The `Origin` and
/// `Sec-Fetch-Site` headers prevent requests of other sites to the server's own name. Access also requires the secret path of the page,
/// which `Server` compares.
struct AccessPolicy {
  /// The port of the server.
  let port: UInt16

  /// Returns the error response to a request that is rejected; nil if the request is accepted.
  func rejection(of head: RequestHead) -> Response? {
    let hosts = head.values(of: "host")
    guard hosts.count == 1, let host = hosts.first?.lowercased() else {
      return .text(status: "400 Bad Request", body: "a request needs one Host header")
    }
    guard isServer(host) else { return .text(status: "403 Forbidden", body: "unknown host") }
    guard head.values(of: "origin").allSatisfy({ $0.lowercased() == "http://" + host }) else {
      return .text(status: "403 Forbidden", body: "requests of other origins are refused")
    }
    // Servers on other ports of this machine are the same site, but another origin.
    guard head.values(of: "sec-fetch-site").allSatisfy({ $0 == "same-origin" || $0 == "none" }) else {
      return .text(status: "403 Forbidden", body: "requests of other sites are refused")
    }
    guard head.method == "GET" || head.method == "HEAD" else {
      return .text(status: "405 Method Not Allowed", body: "only GET and HEAD are allowed", headers: ["Allow: GET, HEAD"])
    }
    return nil
  }

  /// Whether a `Host` header in lowercase names the server. Browsers omit the default port 80.
  private func isServer(_ host: String) -> Bool {
    ["127.0.0.1", "localhost", "[::1]"].contains { name in host == "\(name):\(port)" || (port == 80 && host == name) }
  }
}
