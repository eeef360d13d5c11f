import Foundation
import Testing

@testable import navgraph

/// Tests of app, screen, and host names that aren't valid file names or that collide. Each is reported with its location.
@Suite struct FileNameTests {
  private func app(_ name: String = "Shop", hosts: String = "\"www.example.com\"", more: String = "") -> String {
    "app \(name) {\n  hosts \(hosts)\n  root  stack Home\n}\n\nscreen Home\nscreen Item(id: Int)\n\nroute \"/items/{id}\" -> Item(id)\n"
      + more
  }

  private func expectRefused(_ text: String, _ words: String..., at location: SourceLocation = #_sourceLocation) throws {
    let folder = try Folder(["App.navgraph": text])
    let errors = try Tool(in: folder).expect(
      "generate", "-o", "out", "--system-files", "--app-id", "TEAM.com.example", code: 1, errors: nil, at: location
    ).errors
    for word in words { #expect(errors.contains(word), "\(errors)", sourceLocation: location) }
    #expect(folder.names == ["App.navgraph"], sourceLocation: location)
  }

  @Test func hostsThatNameNoFolder() throws {
    let other = "route \"/home\" host \"www.example.com\" -> Home\n"
    try expectRefused(app(hosts: "\"..\", \"www.example.com\"", more: other), "App.navgraph:2:9: the host \"..\" can't name a folder")
    try expectRefused(app(hosts: "\".\", \"www.example.com\"", more: other), "App.navgraph:2:9: the host \".\" can't name a folder")
    let long = String(repeating: "a", count: 300) + ".example"
    try expectRefused(app(hosts: "\"\(long)\", \"www.example.com\"", more: other), "App.navgraph:2:9: the host")
    for host in ["..", ".", "a..example", long] {
      let folder = try Folder(["App.navgraph": app(hosts: "\"\(host)\"")])
      #expect(try Tool(in: folder).expect("check", code: 0, errors: nil).errors.contains("App.navgraph:2:9: warning: no link to the host"))
    }
    try expectRefused(app(more: "route \"/home\" host \"..\" -> Home\n"), "App.navgraph:10:7: the host \"..\" can't name a folder")
  }

  @Test func hostsThatNameOneFolder() throws {
    let other = "route \"/home\" host \"a_b.example\" -> Home\n"
    try expectRefused(
      app(hosts: "\"a b.example\", \"a_b.example\"", more: other),
      "App.navgraph:2:24: the files of the hosts \"a b.example\" and \"a_b.example\" would both be written to the folder a_b.example")
    // Hosts are case-insensitive, so both names are the same host.
    let folder = try Folder([
      "App.navgraph": app(hosts: "\"a.example\", \"A.Example\"", more: "route \"/home\" host \"b.example\" -> Home\n")
    ])
    try Tool(in: folder).expect("generate", "-o", "out", "--system-files", "--app-id", "TEAM.com.example", code: 0, errors: nil)
    #expect(folder.names.filter { $0.hasSuffix("association") }.count == 2)
  }

  @Test func longNames() throws {
    let long = String(repeating: "A", count: 300)
    try expectRefused(app(long), "App.navgraph:1:5: error: this name has 300 bytes, which is too long for a file [NAV0325]")
    try expectRefused(
      app(more: "stack \(long) { root Home }\n"),
      "App.navgraph:10:7: error: this name has 300 bytes, which is too long for a file [NAV0325]")
    // The longest allowed name can be written.
    let longest = String(repeating: "A", count: 100)
    let text = app(longest, more: "stack B\(longest.dropFirst()) { root Home }\n").replacingOccurrences(
      of: "root  stack Home", with: "root  B\(longest.dropFirst())")
    let folder = try Folder(["App.navgraph": text])
    try Tool(in: folder).expect("generate", "-o", "out", "--system-files", "--app-id", "TEAM.com.example", code: 0, errors: nil)
    #expect(folder.names.contains { $0.utf8.count > 100 })
  }

  @Test func emptyNames() throws {
    let text = app(hosts: "\"\"", more: "route \"/home\" host \"\" -> Home\nroute \"/again\" scheme \"\" -> Home\n")
    try expectRefused(
      text, "App.navgraph:2:9: error: this host is missing its name [NAV0323]", "App.navgraph:10:20: error: this host is missing its name",
      "App.navgraph:11:23: error: this scheme is missing its name")
  }

  @Test func appsThatDifferInCase() throws {
    for name in ["SHOP", "Shop"] {
      let folder = try Folder(["a.navgraph": app(), "b.navgraph": app(name)])
      for mode in [[], ["--tests"], ["--list-outputs"]] {
        let outcome = try Tool(in: folder).run(["generate", "-o", "out"] + mode)
        #expect(
          outcome.code == 1 && outcome.errors.contains("a.navgraph:1:5: the app Shop and the app \(name) at b.navgraph:1:5"), "\(outcome)")
      }
      #expect(folder.names == ["a.navgraph", "b.navgraph"])
    }
  }
}
