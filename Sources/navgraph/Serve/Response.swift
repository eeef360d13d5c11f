/// The response to a request.
struct Response {
  /// The status code and the reason: `200 OK`.
  let status: String
  /// The media type.
  let type: String
  let body: [UInt8]
  /// The content security policy.
  let policy: String
  /// Additional header lines.
  let headers: [String]
  /// Whether more data follows until the connection is closed.
  let isStream: Bool

  init(
    status: String, type: String, body: [UInt8], policy: String = "default-src 'none'", headers: [String] = [], isStream: Bool = false
  ) {
    (self.status, self.type, self.body, self.policy, self.headers, self.isStream) = (status, type, body, policy, headers, isStream)
  }

  /// Creates a response with a line of plain text.
  static func text(status: String, body text: String, headers: [String] = []) -> Response {
    Response(status: status, type: "text/plain; charset=utf-8", body: Array((text + "\n").utf8), headers: headers)
  }

  /// Returns the bytes to send, without the body if `isHead`. Each connection has one response, and is closed after it.
  func bytes(isHead: Bool) -> [UInt8] {
    var lines = [
      "HTTP/1.1 \(status)", "Content-Type: \(type)", "Cache-Control: no-store",
      "Content-Security-Policy: \(policy); frame-ancestors 'none'",
      "Cross-Origin-Opener-Policy: same-origin", "Cross-Origin-Resource-Policy: same-origin", "Referrer-Policy: no-referrer",
      "X-Content-Type-Options: nosniff", "Connection: close",
    ]
    if !isStream { lines.append("Content-Length: \(body.count)") }
    lines += headers
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (isHead ? [] : body)
  }
}
