import Foundation
import Repository
import Testing

/// Checks that every reference and folder of the Xcode project in Tests/Device exists.
@Suite struct DeviceProjectTests {
  typealias Object = [String: Any]

  private static let folder = Repository.url(at: "Tests/Device")

  private static func project() throws -> Object {
    let file = folder.appendingPathComponent("Device.xcodeproj/project.pbxproj")
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), options: [], format: nil)
    return try #require(list as? Object)
  }

  /// Returns whether `text` is an identifier of Xcode.
  private static func isName(_ text: String) -> Bool { text.count == 24 && text.allSatisfy(\.isHexDigit) }

  private static func names(in value: Any) -> [String] {
    switch value {
    case let text as String: isName(text) ? [text] : []
    case let list as [Any]: list.flatMap(names)
    case let object as Object: object.keys.filter(isName) + object.values.flatMap(names)
    default: []
    }
  }

  @Test func everyReferenceLeadsSomewhere() throws {
    let project = try Self.project()
    #expect(project["objectVersion"] as? String == "77")
    let objects = try #require(project["objects"] as? [String: Object])
    var reached: Set<String> = []
    var open = [try #require(project["rootObject"] as? String)]
    while let next = open.popLast() {
      let object = try #require(objects[next], "\(next) is not there")
      if reached.insert(next).inserted { open += Self.names(in: object) }
    }
    #expect(reached == Set(objects.keys), "\(Set(objects.keys).subtracting(reached))")
    #expect(objects.values.allSatisfy { $0["isa"] is String })
  }

  @Test func bothTargetsHaveTheirFolders() throws {
    let objects = try #require(Self.project()["objects"] as? [String: Object])
    let targets = objects.values.filter { $0["isa"] as? String == "PBXNativeTarget" }
    var folders: [String: [String]] = [:]
    for target in targets {
      let groups = target["fileSystemSynchronizedGroups"] as? [String] ?? []
      folders[target["name"] as? String ?? ""] = groups.compactMap { objects[$0]?["path"] as? String }.sorted()
    }
    #expect(
      folders == [
        "Device": ["../../Generated/Appearances", "../../Generated/Mail", "App", "Benches", "Shared"],
        "DeviceUITests": ["Shared", "UITests"],
      ])
    for path in folders.values.flatMap({ $0 }) {
      let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.appendingPathComponent(path).path)
      #expect(files.contains { $0.hasSuffix(".swift") } && files.allSatisfy { $0.hasSuffix(".swift") }, "\(path)")
    }
    let package = objects.values.first { $0["isa"] as? String == "XCLocalSwiftPackageReference" }?["relativePath"] as? String
    let manifest = Self.folder.appendingPathComponent(try #require(package)).appendingPathComponent("Package.swift")
    #expect(FileManager.default.fileExists(atPath: manifest.path))
    let products = objects.values.filter { $0["isa"] as? String == "XCSwiftPackageProductDependency" }.compactMap {
      $0["productName"] as? String
    }
    let text = try String(contentsOf: manifest, encoding: .utf8)
    for product in products { #expect(text.contains(".library(name: \"\(product)\"")) }
  }

  /// The targets in the scheme are those of the project.
  @Test func theSchemeNamesBothTargets() throws {
    let objects = try #require(Self.project()["objects"] as? [String: Object])
    let file = Self.folder.appendingPathComponent("Device.xcodeproj/xcshareddata/xcschemes/Device.xcscheme")
    let scheme = try String(contentsOf: file, encoding: .utf8)
    let named = scheme.matches(of: /BlueprintIdentifier = "([0-9A-F]{24})" BuildableName = "[^"]+" BlueprintName = "([^"]+)"/)
    #expect(Set(named.map { String($0.output.2) }) == ["Device", "DeviceUITests"])
    for name in named { #expect(objects[String(name.output.1)]?["name"] as? String == String(name.output.2)) }
  }
}
