/// The access control of the server. It admits its own pages and users who open its address, and rejects pages of other sites.
///
/// Another site's own name would be in the `Host` header, even if it resolves to this machine. For requests to the server's name, the
/// browser's headers contain the origin.
struct Admission {
  let port: UInt16

  /// Returns the response to a request that is rejected; nil if the request is admitted.
  func refusal(of head: RequestHead) -> Response? {
    let hosts = head.values(of: "host")
    guard hosts.count == 1, let host = hosts.first?.lowercased() else {
      return .text(status: "400 Bad Request", body: "a request needs one Host header")
    }
    guard isOwn(host) else { return .text(status: "403 Forbidden", body: "unknown host") }
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

  private func isOwn(_ host: String) -> Bool {
    ["127.0.0.1", "localhost", "[::1]"].contains { name in host == "\(name):\(port)" || (port == 80 && host == name) }
  }
}
