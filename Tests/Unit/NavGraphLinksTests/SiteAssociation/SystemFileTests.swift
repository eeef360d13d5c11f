import Foundation
import NavGraphCompiler
import NavGraphModel
import Repository
import Testing

@testable import NavGraphLinks

/// Tests of the system files of all samples.
@Suite struct SystemFileTests {
  private static let samples = Repository.samples.map(\.name)
  private static let appID = AssociationFixture.appID

  /// The site association of each sample covers every link in all spellings. Extra URLs are only those that Apple's patterns can't
  /// distinguish.
  @Test func ownFilesMissNothing() throws {
    var alike: [String] = []
    var hosts = 0
    for sample in SystemFileTests.samples {
      let checked = try LinkedApps.check("Samples/\(sample)")
      let files = SystemFiles(for: checked.graph, routes: checked.routes, appIDs: [SystemFileTests.appID])
      for host in files.hostGroups().map({ $0[0] }) {
        let written = try SiteAssociation(reading: JSONReader.value(of: Array(files.siteAssociation(host: host).json.utf8)))
        let rig = AssociationFixture(checked.graph, host: host, written)
        hosts += 1
        #expect(rig.differences.missing.isEmpty, "\(sample) \(host): \(rig.lines)")
        #expect(rig.differences.escaped == nil, "\(sample) \(host)")
        #expect(rig.differences.isWhole, "\(sample)")
        #expect(rig.lies == [])
        let components = written.components(of: SystemFileTests.appID)
        #expect(rig.differences.isEmpty, "\(sample) \(host): \(rig.lines)")
        alike += rig.differences.alike.map { "\(host) \(components[$0.subject].text): \($0.url.dropFirst(8 + host.count))" }
      }
    }
    #expect(hosts > 7)
    // Patterns can't describe the rest of a number or a required text before a suffix. A placeholder before the rest of a path also matches
    // several segments.
    #expect(
      alike.filter { !$0.contains("$(Int)") } == [
        "forge.example /?*/?*/tree/?*: /~/x/x/tree/x", "forge.example /feeds/?*.atom: /feeds/x/.atom",
        "forge.example /posts/$(Number)/$(month)/$(day)/?*: /posts/1/01/01/x",
        "forge.example /top/$(Choice)/$(Number): /top/daily/1x",
      ])
    #expect(alike.contains { $0.contains("$(Int)") } && alike.count < 30)
  }

  /// The committed system files of the samples are current.
  @Test(arguments: ["Entries", "Routes"]) func areFresh(_ sample: String) throws {
    let folder = Repository.url(at: "Generated").appendingPathComponent(sample)
    try compare("Samples/\(sample)", appIDs: ["ABCDE12345.com.example.\(sample.lowercased())"], with: folder)
  }

  /// The scheme of each sample app is current.
  @Test(arguments: ["UIKit", "SwiftUI"]) func anAppIsFresh(_ framework: String) throws {
    let folder = "Samples/Apps/Trails-\(framework)/Trails.swiftpm/Sources"
    try compare(folder, appIDs: [], with: Repository.url(at: folder + "/Generated"))
  }

  /// The UIKit app needs an Info.plist with a scene manifest, so the file repeats the scheme.
  @Test func theSchemeIsInTheInfoPlist() throws {
    let folder = "Samples/Apps/Trails-UIKit/Trails.swiftpm"
    let types = try Repository.text(at: folder + "/Sources/Generated/URLTypes.plist")
    let start = try #require(types.range(of: "<dict>\n")).upperBound
    let end = try #require(types.range(of: "</dict>\n</plist>")).lowerBound
    let entries = types[start..<end]
    #expect(entries.contains("<string>trails</string>"))
    #expect(try Repository.text(at: folder + "/Info.plist").contains(entries))
  }

  private func compare(_ sources: String, appIDs: [String], with folder: URL) throws {
    let checked = try LinkedApps.check(sources)
    for file in SystemFiles(for: checked.graph, routes: checked.routes, appIDs: appIDs).files() {
      let target = folder.appendingPathComponent(file.name)
      if ProcessInfo.processInfo.environment["NAVGRAPH_ACCEPT"] == "1" {
        try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: target)
      } else {
        #expect(try String(contentsOf: target, encoding: .utf8) == file.text, "\(file.name) is stale; NAVGRAPH_ACCEPT=1 writes it anew")
      }
    }
  }

  @Test func textsAreEscaped() throws {
    let hostile = "<a> & ]]> \"'\u{0}\u{1B}\r\n\t-- é \u{FFFF}"
    let document = PropertyList.dictionary([(hostile, .strings([hostile]))]).document(about: "a--b---c " + hostile)
    let read = try #require(try PropertyListSerialization.propertyList(from: Data(document.utf8), format: nil) as? [String: [String]])
    let expected = "<a> & ]]> \"'\u{FFFD}\u{FFFD}\r\n\t-- é \u{FFFD}"
    #expect(read == [expected: [expected]])
  }

  @Test func fileTypesAndActivities() throws {
    let rig = LinkFixture(
      """
      app My { platform iOS 16; scheme my; root Main }
      stack Main { root Home }
      screen Home { title "Home" }
      screen Import(file: URL) { title "Import" }
      entry file "chat" (file: URL) -> Main / Import(file)
      entry file "pdf" (file: URL) -> Main / Import(file)
      entry activity "my.read" -> Main
      """)
    let files = SystemFiles(for: rig.graph, routes: rig.matcher.table, appIDs: ["ABCDE12345.com.example.my"]).files()
    #expect(files.map(\.name) == ["URLTypes.plist"])
    let text = try #require(files.first).text
    let list = try #require(try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any])
    #expect(list["NSUserActivityTypes"] as? [String] == ["my.read"])
    let types = try #require(list["CFBundleDocumentTypes"] as? [[String: Any]])
    #expect(types.compactMap { $0["LSItemContentTypes"] as? [String] } == [["com.example.my.chat"], ["com.adobe.pdf"]])
    let own = try #require(list["UTExportedTypeDeclarations"] as? [[String: Any]])
    #expect(own.compactMap { $0["UTTypeIdentifier"] as? String } == ["com.example.my.chat"])
  }

  /// The file for 500 routes is below Apple's size limit.
  @Test func fiveHundredRoutes() throws {
    var text = "app My { platform iOS 16; hosts \"my.example\"; root Main }\nstack Main { root Home }\nscreen Home { title \"Home\" }\n"
    for number in 0..<500 {
      let type = ["String", "Int", "UUID"][number % 3]
      text +=
        "screen S\(number)(id: \(type)) { title }\nroute \"/section\(number)/of/{id}\(number % 5 == 0 ? "/more" : "")\" -> Main / S\(number)(id)\n"
    }
    let rig = LinkFixture(text)
    let files = SystemFiles(for: rig.graph, routes: rig.matcher.table, appIDs: [SystemFileTests.appID])
    let association = files.siteAssociation(host: "my.example")
    #expect(association.json.utf8.count < SiteAssociation.largest)
  }
}
