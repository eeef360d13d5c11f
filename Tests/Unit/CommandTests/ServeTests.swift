import Foundation
import NavGraphCommandLine
import Testing

@testable import navgraph

/// Tests of the server of `navgraph watch --serve` with the requests of browsers and of attackers.
@Suite struct ServeTests {
  private let broken = sound.replacingOccurrences(of: "push Item(", with: "push Itme(")
  private let larger = sound.replacingOccurrences(
    of: "screen Item(", with: "screen Basket { title \"B\" }\nroute \"/basket\" -> Basket\nscreen Item(")

  /// A running `watch --serve`, with its port and path.
  private struct Site {
    let watcher: Watcher
    let port: UInt16
    let path: String

    /// Starts the server. Without `hasDot`, Graphviz isn't found, and the page lists the links as text.
    init(_ arguments: String..., in folder: Folder, hasDot: Bool = false, at location: SourceLocation = #_sourceLocation) throws {
      watcher = try Watcher(["--serve"] + arguments, in: folder, environment: hasDot ? [:] : ["PATH": "/nowhere"])
      let watcher = watcher
      let mark = "the page is at http://127.0.0.1:"
      let address = try watcher.within(60, at: location) {
        watcher.errors.range(of: mark).flatMap { start in
          watcher.errors[start.upperBound...].firstIndex(of: "\n").map { String(watcher.errors[start.upperBound..<$0]) }
        }
      }
      let slash = try #require(address.firstIndex(of: "/"))
      port = try #require(UInt16(address[..<slash]))
      path = String(address[slash...])
      try watcher.wait(for: "start: ", at: location)
    }

    var host: String { "127.0.0.1:\(port)" }

    func client() throws -> Client { try #require(Client(port: port)) }

    /// Sends a request with these lines and returns the complete response.
    func answer(_ lines: String..., at location: SourceLocation = #_sourceLocation) throws -> String {
      let client = try client()
      client.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
      #expect(client.readToEnd(), sourceLocation: location)
      return client.received
    }

    func page(at location: SourceLocation = #_sourceLocation) throws -> String {
      try answer("GET \(path) HTTP/1.1", "Host: \(host)", at: location)
    }

    /// Opens the event stream, and reads its first event, which has this version.
    func news(_ version: Int, at location: SourceLocation = #_sourceLocation) throws -> Client {
      let client = try client()
      client.send("GET \(path)events HTTP/1.1\r\nHost: \(host)\r\nSec-Fetch-Site: same-origin\r\nOrigin: http://\(host)\r\n\r\n")
      #expect(client.read(until: "data: \(version)\n\n"), sourceLocation: location)
      return client
    }
  }

  @Test func thePageIsThatOfAFile() throws {
    let folder = try Folder(["App.navgraph": sound])
    let site = try Site(in: folder, hasDot: true)
    let file = try Tool(in: folder).expect("graph", "--format", "html", code: 0, output: nil, errors: nil).output
    let start = try #require(file.range(of: "<title>")), end = try #require(file.range(of: "  </aside>"))
    let page = try site.page()
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n") && page.contains(file[start.lowerBound..<end.upperBound]))
    #expect(!file.contains("EventSource") && !file.contains("connect-src") && !file.contains("nonce"))

    let parts = page.components(separatedBy: "\r\n\r\n")
    let headers = parts[0].components(separatedBy: "\r\n")
    for header in [
      "Content-Type: text/html; charset=utf-8", "Cache-Control: no-store", "Cross-Origin-Resource-Policy: same-origin",
      "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer", "Content-Length: \(parts[1].utf8.count)", "Connection: close",
    ] {
      #expect(headers.contains(header), "\(parts[0])")
    }
    #expect(!parts[0].lowercased().contains("access-control"))
    // Only scripts with the page's random nonce run.
    let policy = try #require(headers.first { $0.hasPrefix("Content-Security-Policy: ") })
    let nonce = try #require(policy.components(separatedBy: "'nonce-").last?.prefix { $0 != "'" })
    #expect(nonce.count == 32 && policy.contains("default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'nonce-"))
    #expect(policy.contains("connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"))
    // Every script element except the JSON data has the nonce.
    let data = parts[1].components(separatedBy: "<script type=\"application/json\"").count - 1
    let scripts = parts[1].components(separatedBy: "<script nonce=\"\(nonce)\">").count - 1
    #expect(data == 1 && scripts > 1 && parts[1].components(separatedBy: "<script").count - 1 == data + scripts)
    #expect(!parts[1].contains("script-src 'unsafe-inline'") && !parts[1].contains("'sha256-"))

    let head = try site.answer("HEAD \(site.path) HTTP/1.1", "Host: \(site.host)")
    #expect(head == parts[0] + "\r\n\r\n")
    #expect(site.watcher.end() == (0, true))
  }

  /// Requests from pages of other sites, and through host names that resolve to this machine, are rejected.
  @Test func strangersAreRefused() throws {
    let folder = try Folder(["App.navgraph": sound])
    let site = try Site(in: folder)
    let (path, host) = (site.path, "Host: \(site.host)")
    let other = "Host: 127.0.0.1:\(site.port == 1 ? 2 : site.port - 1)"
    let requests: [(status: String, lines: [String])] = [
      ("200", ["GET \(path) HTTP/1.1", host]), ("200", ["GET \(path) HTTP/1.1", "host:LOCALHOST:\(site.port)"]),
      ("200", ["GET \(path) HTTP/1.0", "Host: [::1]:\(site.port)"]), ("200", ["GET \(path) HTTP/1.1", host, "Sec-Fetch-Site: none"]),
      ("200", ["GET \(path) HTTP/1.1", host, "Origin: http://\(site.host)", "Sec-Fetch-Site: same-origin"]),
      // Host names that may resolve to this machine.
      ("403", ["GET \(path) HTTP/1.1", "Host: evil.example"]), ("403", ["GET \(path) HTTP/1.1", "Host: evil.example:\(site.port)"]),
      ("403", ["GET \(path) HTTP/1.1", "Host: 127.0.0.1"]), ("403", ["GET \(path) HTTP/1.1", other]),
      ("403", ["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(site.port).evil.example"]),
      ("403", ["GET \(path) HTTP/1.1", "Host: evil.example@127.0.0.1:\(site.port)"]),
      ("400", ["GET \(path) HTTP/1.1"]), ("400", ["GET \(path) HTTP/1.1", host, host]), ("403", ["GET \(path) HTTP/1.1", "Host:"]),
      // Pages of other origins.
      ("403", ["GET \(path) HTTP/1.1", host, "Origin: https://evil.example"]), ("403", ["GET \(path) HTTP/1.1", host, "Origin: null"]),
      ("403", ["GET \(path)events HTTP/1.1", host, "Origin: http://localhost:\(site.port)"]),
      ("403", ["GET \(path) HTTP/1.1", host, "Sec-Fetch-Site: cross-site"]),
      ("403", ["GET \(path)events HTTP/1.1", host, "Sec-Fetch-Site: same-site"]),
      ("403", ["GET \(path) HTTP/1.1", host, "Sec-Fetch-Site: none", "Sec-Fetch-Site: cross-site"]),
      // Methods other than GET.
      ("405", ["POST \(path) HTTP/1.1", host, "Content-Length: 4"]), ("405", ["OPTIONS \(path) HTTP/1.1", host]),
      ("405", ["get \(path) HTTP/1.1", host]),
      // Paths of files.
      ("404", ["GET / HTTP/1.1", host]), ("404", ["GET \(path)App.navgraph HTTP/1.1", host]), ("404", ["GET \(path)../ HTTP/1.1", host]),
      ("404", ["GET \(path)../../../../etc/passwd HTTP/1.1", host]), ("404", ["GET \(path)%2e%2e/ HTTP/1.1", host]),
      ("404", ["GET \(path)?x HTTP/1.1", host]), ("404", ["GET http://\(site.host)\(path) HTTP/1.1", host]),
      ("404", ["GET \(path.dropLast(2))/ HTTP/1.1", host]), ("404", ["GET * HTTP/1.1", host]),
      // Malformed requests.
      ("400", ["GET \(path) HTTP/2", host]), ("400", ["GET \(path)", host]), ("400", [" GET \(path) HTTP/1.1", host]), ("400", ["", ""]),
      ("400", ["GET \(path) HTTP/1.1", host, " folded: yes"]), ("400", ["GET \(path) HTTP/1.1", "Host : \(site.host)"]),
      ("400", ["GET \(path) HTTP/1.1", host, "A: \u{0}"]), ("400", ["GET \(path) HTTP/1.1", host, "A: \r b"]),
      ("431", ["GET \(path) HTTP/1.1", host, "A: " + String(repeating: "a", count: 1 << 20)]),
    ]
    for (status, lines) in requests {
      let client = try site.client()
      client.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
      #expect(client.readToEnd(), "\(lines)")
      #expect(client.received.hasPrefix("HTTP/1.1 \(status) "), "\(lines.map { $0.prefix(100) }): \(client.received.prefix(100))")
      let isServed = client.received.contains("<html")
      #expect(isServed == (status == "200") && !client.received.lowercased().contains("access-control"), "\(lines)")
      #expect(client.received.contains("\r\nX-Content-Type-Options: nosniff\r\n") && !client.received.contains("Shop") || isServed)
    }
    // The path is random.
    let another = try Site(in: folder)
    #expect(site.path.count == 34 && another.path.count == 34 && another.path != site.path)
  }

  /// Clients that send nothing, send an incomplete request, or don't read don't block other clients.
  @Test func silentClientsHoldNobodyUp() throws {
    let folder = try Folder(["App.navgraph": sound])
    let site = try Site(in: folder)
    let half = try site.client()
    half.send("GET \(site.path) HTTP/1.1\r\nHost: ")
    let deaf = try site.client()
    deaf.send("GET \(site.path)events HTTP/1.1\r\nHost: \(site.host)\r\n\r\n")
    let start = ContinuousClock.now
    #expect(half.readToEnd(seconds: 60) && half.received.isEmpty)
    #expect(ContinuousClock.now - start < .seconds(30))
    // Above the limit of connections, the clients that were silent the longest are disconnected.
    let silent = try (0..<50).map { _ in try site.client() }
    #expect(try site.page().hasPrefix("HTTP/1.1 200 "))
    #expect(silent.first?.readToEnd() == true)
    try folder.save("App.navgraph", larger)
    try site.watcher.wait(for: "App.navgraph changed: no diagnostics in 1 file; page up to date", after: 1)
    #expect(try site.page().contains("Basket"))
    let end = ContinuousClock.now
    #expect(site.watcher.end() == (0, true) && ContinuousClock.now - end < .seconds(10))
  }

  @Test func eachSaveIsPushed() throws {
    let name = "A<img src=x onerror=alert(1)>'&.navgraph"
    let folder = try Folder([name: sound])
    let site = try Site(in: folder)
    let news = try site.news(1)
    #expect(news.received.contains("\r\nContent-Type: text/event-stream\r\n"))
    #expect(try !site.page().contains("Basket"))

    try folder.save(name, larger)
    #expect(news.read(until: "data: 2\n\n"))
    var page = try site.page()
    #expect(page.contains("Basket") && page.contains("data-version=\"2\" data-picture=\"2\"") && !page.contains("<summary>"))

    // The page keeps the last graph, with the diagnostics above it.
    try folder.save(name, broken)
    #expect(news.read(until: "data: 3\n\n"))
    page = try site.page()
    #expect(page.contains("Basket") && page.contains("data-version=\"3\" data-picture=\"2\""))
    #expect(page.contains("<summary>1 error in 1 file. The graph below is the last one without errors.</summary>"))
    let diagnostic = try Tool(in: folder).run(["check"]).errors
    let code = try #require(diagnostic.range(of: "NAV").map { diagnostic[$0.lowerBound...].prefix(7) })
    #expect(page.contains("<code>A&lt;img src=x onerror=alert(1)&gt;&#39;&amp;.navgraph:8:28</code>"), "\(page)")
    #expect(page.contains(" <b>\(code)</b></li>") && !page.contains("<img"), "\(diagnostic)")
    try site.watcher.wait(for: "1 error in 1 file; page keeps the last graph", after: 2)

    // The page keeps the last graph when a file is removed.
    try folder.remove(name)
    #expect(news.read(until: "data: 4\n\n"))
    page = try site.page()
    #expect(page.contains("Basket") && page.contains("<summary>This round failed. "))

    try folder.save(name, sound)
    #expect(news.read(until: "data: 5\n\n"))
    page = try site.page()
    #expect(!page.contains("Basket") && !page.contains("<summary>") && page.contains("data-version=\"5\" data-picture=\"3\""))
    #expect(site.watcher.end() == (0, true))
    #expect(news.readToEnd())
  }

  @Test func aBrokenStartHasNoGraph() throws {
    let folder = try Folder(["App.navgraph": broken])
    let site = try Site(in: folder)
    let news = try site.news(1)
    let page = try site.page()
    #expect(page.contains("<pre class=\"words\" tabindex=\"0\"></pre>"))
    #expect(page.contains("<summary>1 error in 1 file</summary>") && page.contains("Itme"))
    try folder.save("App.navgraph", sound)
    #expect(news.read(until: "data: 2\n\n"))
    #expect(try site.page().contains("Home") && !site.page().contains("<summary>"))
  }

  @Test func itsEndGivesThePortBack() throws {
    let folder = try Folder(["App.navgraph": sound])
    let site = try Site(in: folder)
    let news = try site.news(1)
    #expect(try site.page().contains("Home"))
    // A port in use is an error before the first round.
    let taken = try Tool(in: folder).run(["watch", "--serve", "\(site.port)"])
    #expect(taken.code == 74 && taken.errors.hasPrefix("navgraph: can't listen on 127.0.0.1:\(site.port): "), "\(taken)")
    #expect(taken.errors.contains("navgraph: help: ") && !taken.errors.contains("start"))
    #expect(site.watcher.end() == (0, true))
    #expect(news.readToEnd() && Client(port: site.port) == nil)
    let next = try Site("\(site.port)", in: folder)
    #expect(next.port == site.port && next.path != site.path)
    #expect(next.watcher.end(SIGTERM) == (0, true))
  }

  @Test func portsAreRead() throws {
    let folder = try Folder(["App.navgraph": sound])
    for option in ["--serve=x", "--serve=", "--serve=65536", "--serve=+1", "--serve=-1"] {
      let outcome = try Tool(in: folder).run(["watch", option])
      #expect(outcome.code == 64 && outcome.errors.hasPrefix("navgraph: --serve needs a port from 0 to 65535, not \""), "\(outcome)")
    }
    let lines: [(words: [String], port: UInt16, paths: [String])] = [
      (["--serve"], 0, []), (["--serve", "8080", "App"], 8080, ["App"]), (["App", "--serve=81"], 81, ["App"]),
      (["--serve", "App", "8080"], 0, ["App", "8080"]), (["--serve", "./8080"], 0, ["./8080"]), (["--serve", "--", "1"], 0, ["1"]),
    ]
    for (words, port, paths) in lines {
      let arguments = try Arguments(parsing: words, for: .watch)
      #expect(try arguments.read(declaredBy: WatchOptions.init).port == port && arguments.positional == paths, "\(words)")
    }
    #expect(try Arguments(parsing: ["8080"], for: .watch).read(declaredBy: WatchOptions.init).port == nil)
  }
}
