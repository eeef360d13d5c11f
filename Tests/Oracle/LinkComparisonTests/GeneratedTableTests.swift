import Foundation
import Testing

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests the table of generated code with texts that `Foundation.URL` would correct or reject.
@Suite struct GeneratedTableTests {
  private static let small = NavGraph.LinkTable(
    origins: ["a:", "//a.example"], ["/x/{p}", "/x/{p}?k={k}", "/é", "/only //b.example", "/a%20b/{p...}"])

  private func row(for text: String) -> Swift.Result<Int, NavGraph.LinkError> {
    GeneratedTableTests.small.match(text) { (row, _) throws(NavGraph.LinkFault) -> Int in row }.map(\.route)
  }

  @Test func textsThatAreNoURLs() {
    #expect(row(for: "a://x/%zz") == .failure(.malformed(segment: 1, text: "%zz", .escape)))
    #expect(row(for: "a://x/%4") == .failure(.malformed(segment: 1, text: "%4", .escape)))
    #expect(row(for: "a://%/y") == .failure(.malformed(segment: 0, text: "%", .escape)))
    #expect(row(for: "a://é") == .success(2))
    #expect(row(for: "a://e\u{301}") == .failure(.noRoute(segment: 0, text: "e\u{301}")), "two normal forms are two texts")
    #expect(row(for: "a://a b/c d/e") == .success(4))
    #expect(row(for: "a://x/1?k=%zz") == .success(0), "an item that can't be read is unknown, and this row asks for nothing")
    #expect(row(for: "a://x/1?%6b=2") == .success(0), "of two that are there the first row wins")
    for text in ["", ":", "//", "a:", "a:/", "a:x/1", "://x/1", "1é://x", "a//x/1", "\0", "%", "?", "#"] {
      guard case .failure(.foreign) = row(for: text) else {
        Issue.record("\(text.debugDescription)")
        continue
      }
    }
  }

  @Test func originsAreTold() {
    #expect(row(for: "a://only") == .failure(.elsewhere(scheme: "a", host: nil)))
    #expect(row(for: "https://A.example/only") == .failure(.elsewhere(scheme: "https", host: "a.example")))
    #expect(row(for: "https://b.example/only") == .success(3))
    #expect(row(for: "https://c.example/only") == .failure(.foreign(scheme: "https", host: "c.example")))
  }

  @Test func webAddresses() {
    func value(of text: String) -> URL? { URL(urlText: text) }
    for text in [
      "https://a.example", "HTTP://A.example:80/x?y=1&z#f", "https://a.example/%20", "http://1.2.3.4/", "https://a_b.example:/",
      "http://a?b",
    ] { #expect(value(of: text)?.absoluteString == text, "\(text)") }
    for text in [
      "", "a.example", "ftp://a.example", "file:///x", "javascript:alert(1)", "https://", "https:///x", "https://me@a.example",
      "https://é.example",
      "https://a.example/%2", "https://a.example/a b", "https://a.example/#a#b", "https://-a.example", "https://a.example:x",
      "https://[::1]/",
      " https://a.example", "http\u{1A}//a.example",
    ] { #expect(value(of: text) == nil, "\(text)") }
  }
}
