import Foundation
import Testing

@testable import navgraph

/// Tests of `routes --site-association`, `routes --check-site-association`, and `generate --system-files`.
@Suite struct SiteAssociationTests {
  private let app = """
    app Shop {
      platform iOS 16
      scheme   shop, "shop+test"
      hosts    "shop.example", "www.shop.example"
      root     Main
    }
    stack Main { root Home }
    screen Home { title "Home" }
    screen Item(id: Int) { title "Item" }
    screen Page(name: String) { title "Page" }
    route "/items/{id}"                       -> Main / Item(id)
    route "/pages/{name}"                     -> Main / Page(name)
    entry activity "com.shop.read" (id: Int)  -> Main / Item(id)

    """
  private let blog = "route \"/{name}\" host \"blog.shop.example\" -> Main / Page(name)\n"
  /// Runs the program, checks its exit code, and returns its output.
  @discardableResult private func run(_ arguments: String..., in folder: Folder, code: Int32, app: Bool = false) throws -> Tool.Outcome {
    let outcome = try Tool(in: folder).run(arguments + (app ? id : []))
    #expect(outcome.code == code, "\(arguments): \(outcome.errors)")
    return outcome
  }
  private let id = ["--app-id", "ABCDE12345.com.example.shop"]

  @Test func isPrinted() throws {
    let folder = try Folder(["App.navgraph": app])
    let outcome = try run("routes", "--site-association", in: folder, code: 0, app: true)
    #expect(
      outcome.output == """
        {
          "applinks": {
            "defaults": {"percentEncoded": false},
            "substitutionVariables": {
              "Int": ["0", "1*", "2*", "3*", "4*", "5*", "6*", "7*", "8*", "9*", "-1*", "-2*", "-3*", "-4*", "-5*", "-6*", "-7*", "-8*", "-9*"]
            },
            "details": [
              {
                "appIDs": ["ABCDE12345.com.example.shop"],
                "components": [
                  {"/": "*//?*", "exclude": true, "percentEncoded": true, "comment": "no segment of a link is empty"},
                  {"/": "/?*/?*/?*", "exclude": true, "percentEncoded": true, "comment": "deeper than any link that follows"},
                  {"/": "/items/$(Int)", "comment": "/items/{id}"},
                  {"/": "/pages/?*", "comment": "/pages/{name}"}
                ]
              }
            ]
          }
        }

        """)
    let preview = try run("routes", "--site-association", in: folder, code: 0)
    #expect(preview.output.contains("TEAMID.bundle.identifier") && preview.errors.contains("is a placeholder: add --app-id"))
    try run("routes", "--site-association", "--app-id", "nothing", in: folder, code: 64)
    try run("routes", "--site-association", "--host", "shop.exampel", in: folder, code: 64)
  }

  /// A site association can't express a number exactly, so the file covers more URLs. This is a note, not a difference.
  @Test func ownFileAgrees() throws {
    let folder = try Folder(["App.navgraph": app])
    let text = try run("routes", "--site-association", "--app-id", "ABCDE12345.a.b", in: folder, code: 0).output
    #expect(text.contains("$(Int)"))
    try folder.write("own", text)
    let outcome = try run("routes", "--check-site-association", "own", in: folder, code: 0)
    #expect(outcome.output == "own covers the links of shop.example, and nothing else\n")
    #expect(outcome.errors.contains("which no route matches; the file that navgraph writes can't avoid that either"))
  }

  @Test func isChecked() throws {
    let folder = try Folder([
      "App.navgraph": app,
      "aasa": #"{"applinks": {"details": [{"appID": "A.b", "paths": ["NOT /items/7*", "/items/*", "/pages/*"]}]}}"#, "broken": "{\n1",
      "shape": #"{"applinks": {"details": [{"appID": "A.b", "paths": "*"}]}}"#,
    ])
    let outcome = try run("routes", "--check-site-association", "aasa", in: folder, code: 1)
    #expect(
      outcome.output == """
        App.navgraph:11:7: `/items/{id}` matches https://shop.example/items/7, which stays in the browser
        aasa: applinks.details[0].paths[1] `/items/*` covers https://shop.example/items, which no route matches
        aasa: applinks.details[0].paths[2] `/pages/*` covers https://shop.example/pages, which no route matches

        """)
    #expect(try run("routes", "--check-site-association", "broken", in: folder, code: 74).errors.contains("broken:2: "))
    #expect(
      try run("routes", "--check-site-association", "shape", in: folder, code: 74).errors
        .contains("shape: applinks.details[0].paths: expected an array"))
    try run("routes", "--check-site-association", "none", in: folder, code: 74)
    try run("routes", "--check-site-association", "aasa", "--app-id", "B.c", in: folder, code: 64)
  }

  @Test func hostsThatDiffer() throws {
    let folder = try Folder(["App.navgraph": app + blog])
    let outcome = try run("routes", "--site-association", in: folder, code: 64)
    #expect(outcome.errors.contains("--host shop.example, --host www.shop.example, --host blog.shop.example"))
    let blog = try run("routes", "--site-association", "--host", "BLOG.shop.example", in: folder, code: 0, app: true)
    #expect(blog.output.contains("{\"/\": \"/?*\", \"comment\": \"/{name}\"}") && !blog.output.contains("/items"))
  }

  @Test func filesAreGenerated() throws {
    let folder = try Folder(["App.navgraph": app + blog])
    try run("generate", "-o", "Out", "--system-files", in: folder, code: 64)
    try run("generate", "-o", "Out", in: folder, code: 64, app: true)
    try run("generate", "-o", "Out", "--system-files", in: folder, code: 0, app: true)
    for host in ["shop.example", "www.shop.example", "blog.shop.example"] {
      #expect(folder.read("Out/\(host)/apple-app-site-association")?.contains("\"/\"") == true)
    }
    let types = try #require(folder.read("Out/URLTypes.plist"))
    #expect(types.contains("<string>shop+test</string>") && types.contains("<string>com.shop.read</string>"))
    let list = try #require(
      try PropertyListSerialization.propertyList(from: Data(types.utf8), format: nil) as? [String: Any])
    #expect(Set(list.keys) == ["CFBundleURLTypes", "NSUserActivityTypes"])
    #expect(folder.read("Out/AssociatedDomains.entitlements")?.contains("<string>applinks:blog.shop.example</string>") == true)
    try run("generate", "-o", "Out", "--system-files", "--verify", in: folder, code: 0, app: true)
    let stale = try run("generate", "-o", "Out", "--verify", in: folder, code: 2)
    #expect(stale.output.contains("no longer generated Out/URLTypes.plist"))
  }

  // MARK: Files of other apps

  private func association(_ details: String, _ more: String = "") -> String { "{\"applinks\": {\"details\": \(details)\(more)}}" }

  /// Apps with the same components are treated as one.
  @Test func severalAppsMayHaveTheSameRules() throws {
    let folder = try Folder(["App.navgraph": app])
    let rule = { (id: String, path: String) in #"{"appID": "T.\#(id)", "paths": ["/items/*", "\#(path)"]}"# }
    try folder.write("aasa", association("[\(rule("dev", "/pages/*")), \(rule("beta", "/pages/*")), \(rule("shop", "/pages/*"))]"))
    let outcome = try run("routes", "--check-site-association", "aasa", in: folder, code: 1)
    #expect(outcome.output.contains("paths[0] `/items/*` covers"))
    try folder.write("aasa", association("[\(rule("dev", "/pages/*")), \(rule("shop", "/page/*"))]"))
    #expect(
      try run("routes", "--check-site-association", "aasa", in: folder, code: 64).errors.contains("different rules for several apps"))
    // The same components in two entries.
    try folder.write(
      "aasa",
      association(
        #"[{"appIDs": ["T.a", "T.b"], "paths": ["/items/*"]}, {"appID": "T.a", "paths": ["/pages/*"]}, {"appID": "T.b", "paths": ["/pages/*"]}]"#
      ))
    #expect(try run("routes", "--check-site-association", "aasa", in: folder, code: 1).output.contains("covers https"))
  }

  @Test func whatNeverDecidesIsNamed() throws {
    let folder = try Folder(["App.navgraph": app])
    try folder.write("aasa", association(#"[{"appID": "T.a", "paths": ["/items/*", "/pages/*", "NOT /items/7", "/x/#/y"]}]"#))
    let errors = try run("routes", "--check-site-association", "aasa", in: folder, code: 1).errors
    #expect(
      errors.contains(
        "note: aasa: applinks.details[0].paths[2] `NOT /items/7` is never used: applinks.details[0].paths[0] `/items/*` matches first\n"))
    #expect(errors.contains("paths[3] `/x/#/y` matches no URL: a path can't contain `#`, which starts the fragment\n"))
  }

  @Test func detailsAreAList() throws {
    let folder = try Folder(["App.navgraph": app])
    for entry in [#"{"appIDs": ["T.a"], "components": []}"#, #"{"appID": "T.a", "paths": []}"#, #"{"paths": ["*"]}"#] {
      try folder.write("aasa", association(entry))
      let errors = try run("routes", "--check-site-association", "aasa", in: folder, code: 74).errors
      #expect(errors.contains("applinks.details: expected an array, not a single entry"), "\(errors)")
    }
    try folder.write("aasa", association(#"{"T.a": {"paths": ["/pages/*", "/items/*"]}}"#))
    try run("routes", "--check-site-association", "aasa", in: folder, code: 1)
  }

  @Test func keysThatAreIgnoredAreNamed() throws {
    let folder = try Folder(["App.navgraph": app])
    let component = #"{"path": "/pages/?*", "/": "/pages/?*", "exlude": true, "comment": "c", "/": "/x"}"#
    try folder.write("aasa", association(#"[{"appIDs": ["T.a"], "component": [], "components": [\#(component)]}]"#, #", "default": {}"#))
    let errors = try run("routes", "--check-site-association", "aasa", in: folder, code: 1).errors
    let place = "applinks.details[0]"
    for text in [
      "applinks.\"default\" is ignored: the key is unknown; did you mean \"defaults\"?",
      "\(place).\"component\" is ignored: the key is unknown; did you mean \"components\"?",
      "\(place).components[0].\"path\" is ignored: the key is unknown; did you mean \"/\"?",
      "\(place).components[0].\"exlude\" is ignored: the key is unknown; did you mean \"exclude\"?",
      "\(place).components[0].\"/\" is specified twice",
    ] { #expect(errors.contains(text), "\(errors)") }
  }

  /// A wildcard also matches slashes. A rule whose extra URLs only result from this is accepted, with a note.
  @Test func whatOnlyAWildcardMeansIsANote() throws {
    let call = app.replacing("route \"/items/{id}\"                       -> Main / Item(id)\n", with: "")
    let folder = try Folder(["App.navgraph": call])
    try folder.write("aasa", association(#"[{"appIDs": ["T.a"], "components": [{"/": "/pages/?*"}]}]"#))
    let outcome = try run("routes", "--check-site-association", "aasa", in: folder, code: 0)
    #expect(outcome.errors.contains("which no route matches, because its wildcard also matches slashes"), "\(outcome.errors)")
    try folder.write("aasa", association(#"[{"appIDs": ["T.a"], "components": [{"/": "/pages/*"}]}]"#))
    try run("routes", "--check-site-association", "aasa", in: folder, code: 1)
  }
}
