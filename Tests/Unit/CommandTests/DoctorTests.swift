import Foundation
import Testing

@testable import navgraph

/// Tests of `navgraph doctor` with correct projects, and with a project for each problem that it reports.
@Suite struct DoctorTests {
  private let package = """
    // swift-tools-version:6.0
    import PackageDescription
    /* .target(name: "Ghost", plugins: ["NavGraphPlugin"]) */
    let package = Package(
      name: "Shop",
      dependencies: [.package(url: "https://example.com/navgraph.git", from: "0.1.0")],  // .target(name: "No")
      targets: [
        .target(
          name: "Shop", dependencies: [.product(name: "NavGraphUIKit", package: "navgraph"), .target(name: "Core")],
          exclude: ["Drafts"], plugins: [.plugin(name: "NavGraphPlugin", package: "navgraph")]),
        .target(name: "Core"),
        .executableTarget(name: "Tool", dependencies: ["Shop"], path: "Tool"),
      ])

    """

  /// Runs `doctor` and returns its output. Without `path`, the test supplies a program `dot`.
  private func doctor(_ arguments: String..., in folder: Folder, path: String? = nil, code: Int32) throws -> String {
    let bin = try Folder(["dot": "#!/bin/sh\n"])
    #expect(chmod(bin["dot"], 0o755) == 0)
    let before = folder.names.map { [$0, folder.read($0) ?? ""] }
    let outcome = try Tool(in: folder, environment: ["PATH": path ?? bin.path]).run(["doctor"] + arguments)
    #expect(outcome.code == code && outcome.errors.isEmpty, "\(outcome)")
    #expect(folder.names.map { [$0, folder.read($0) ?? ""] } == before)
    return outcome.output
  }

  private func committed(_ options: String...) throws -> Folder {
    let folder = try Folder(["App/Shop.navgraph": sound])
    let outcome = try Tool(in: folder).run(["generate"] + options + ["App", "-o", "App/Generated"])
    #expect(outcome.code == 0, "\(outcome)")
    return folder
  }

  @Test func allIsWell() throws {
    for options in [[], ["--by-source"]] {
      let folder = try Folder(["App/Shop.navgraph": sound])
      _ = try Tool(in: folder).run(["generate"] + options + ["App", "-o", "App/Generated"])
      _ = try Tool(in: folder).run(["generate", "--tests", "--test-module", "Shop", "App", "-o", "Tests/Links"])
      #expect(
        try doctor(in: folder, code: 0)
          == "checked 1 .navgraph file, 0 Package.swift, 2 records of written files, 0 CI files, dot: no problems found\n")
    }
    let plugin = try Folder([
      "Package.swift": package, "Sources/Shop/deep/Shop.navgraph": sound,
      "Package.resolved": #"{"pins": [{"identity": "navgraph", "state": {"version": "0.1.0"}}], "version": 3}"#,
      ".github/workflows/ci.yml": "run: |\n  # xcodebuild build\n  xcodebuild build \\\n    -scheme Shop -skipPackagePluginValidation\n",
    ])
    #expect(
      try doctor(in: plugin, code: 0).contains("checked 1 .navgraph file, 1 Package.swift, 0 records of written files, 1 CI file"))
  }

  @Test func whatInitWritesIsWell() throws {
    let folder = try Folder()
    try Tool(in: folder).expect("init", "--for", "swiftpm", code: 0, output: nil)
    try Tool(in: folder).expect("init", "--for", "ci", code: 0, output: nil)
    #expect(try doctor(in: folder, code: 0).hasSuffix("no problems found\n"))
    let xcode = try Folder()
    try Tool(in: xcode).expect("init", "--for", "xcode", code: 0, output: nil)
    try Tool(in: xcode).expect("generate", "--by-source", "App", "-o", "App/Generated", code: 0)
    #expect(try doctor(in: xcode, code: 0).hasSuffix("no problems found\n"))
  }

  @Test func filesOutsideOfEveryTarget() throws {
    let folder = try Folder([
      "Package.swift": package, "Sources/Shop/Shop.navgraph": sound, "Sources/Shop/Drafts/New.navgraph": "screen New\n",
      "Sources/Core/Core.navgraph": "type A = Int\n", "Docs/Old.navgraph": "type B = Int\n", "Docs/Older.navgraph": "type C = Int\n",
    ])
    let text = try doctor(in: folder, code: 1)
    #expect(
      text == """
        Docs/Old.navgraph and 1 more in its folder are outside of every target: no build generates code from them
          = fix: move it into Sources/Shop, or add .plugin(name: "NavGraphPlugin", package: "navgraph") to a target that contains it
        Sources/Core/Core.navgraph is outside of every target: no build generates code from it
          = fix: add .plugin(name: "NavGraphPlugin", package: "navgraph") to the plugins of Core in Package.swift
        Sources/Shop/Drafts/New.navgraph is outside of every target: no build generates code from it
          = fix: move it into Sources/Shop, or add .plugin(name: "NavGraphPlugin", package: "navgraph") to a target that contains it
        checked 5 .navgraph files, 1 Package.swift, 0 records of written files, 0 CI files, dot: 3 problems found

        """)
    let committed = try committed()
    try committed.write("App/Lost.navgraph", "type A = Int\n")
    #expect(
      try doctor(in: committed, code: 1).contains(
        "App/Lost.navgraph is outside of every target: no build generates code from it\n  = fix: import it from App/Shop.navgraph and generate again"
      ))
    let computed = try Folder(["Package.swift": "let plugins = [\"NavGraphPlugin\"]", "Docs/Old.navgraph": "type B = Int\n"])
    #expect(try doctor(in: computed, code: 0).hasPrefix("note: Package.swift uses NavGraphPlugin in targets that doctor can't read, "))
    let bare = try Folder(["Shop.navgraph": sound])
    #expect(try doctor(in: bare, code: 1).contains("run `navgraph generate . -o Generated` and add the output to the app"))
  }

  @Test func pluginAndCommittedOutput() throws {
    let folder = try Folder(["Package.swift": package, "Sources/Shop/Shop.navgraph": sound])
    try Tool(in: folder).expect("generate", "Sources", "-o", "Sources/Shop/Generated", code: 0)
    let text = try doctor(in: folder, code: 1)
    #expect(
      text.contains(
        "the target Shop uses NavGraphPlugin, but Sources/Shop/Generated contains committed output: everything is declared twice\n  = fix: remove Sources/Shop/Generated"
      ))
  }

  /// `doctor` reports what `generate --verify` reports for the same options, and recommends the command that regenerates.
  @Test(arguments: [[], ["--by-source"], ["--tests", "--test-module", "Shop"]]) func staleOutput(
    _ options: [String]
  ) throws {
    let folder = try Folder(["App/Shop.navgraph": "import \"parts/Rest.navgraph\"\n" + sound, "App/parts/Rest.navgraph": "type A = Int\n"])
    _ = try Tool(in: folder).run(["generate"] + options + ["App", "-o", "App/Generated"])
    #expect(try doctor(in: folder, code: 0).hasSuffix("no problems found\n"))
    try folder.write("App/Shop.navgraph", "import \"parts/Rest.navgraph\"\n" + sound + "\nroute \"/new\" -> Home\n")
    let text = try doctor(in: folder, code: 1)
    #expect(text.hasPrefix("App/Generated is stale: "), "\(text)")
    let command = try #require(text.components(separatedBy: "= fix: navgraph ").dropFirst().first?.split(separator: "\n").first)
    #expect(command == "generate App/Shop.navgraph App/parts/Rest.navgraph -o App/Generated" + options.map { " " + $0 }.joined())
    let outcome = try Tool(in: folder).run(command.split(separator: " ").map(String.init))
    #expect(outcome.code == 0, "\(outcome)")
    #expect(try doctor(in: folder, code: 0).hasSuffix("no problems found\n"))

    // The project is in a subfolder of another folder.
    let other = try Folder()
    try FileManager.default.copyItem(atPath: folder["App"], toPath: other["Copy"])
    #expect(try doctor(in: other, code: 0).hasSuffix("no problems found\n"))
    try other.remove("Copy/parts")
    #expect(
      try doctor("Copy", in: other, code: 1).contains(
        "Copy/Generated was also generated from parts/Rest.navgraph, which doesn't exist here"))
    try other.write("Copy/Shop.navgraph", "nonsense")
    #expect(try doctor("Copy", in: other, code: 1).contains("Copy/Generated can't be compared: "))
  }

  @Test func versionsThatDiffer() throws {
    let folder = try committed()
    let record = try #require(folder.read("App/Generated/.navgraph-outputs"))
    try folder.write("App/Generated/.navgraph-outputs", record.replacingOccurrences(of: "# Version: 0.1.0", with: "# Version: 0.0.9"))
    #expect(
      try doctor(in: folder, code: 1).hasPrefix(
        "App/Generated was generated by navgraph 0.0.9, but this is navgraph 0.1.0\n  = fix: generate again and commit it"))
    try folder.write(
      "App/Generated/.navgraph-outputs", record.split(separator: "\n").filter { !$0.hasPrefix("# ") }.joined(separator: "\n"))
    #expect(
      try doctor(in: folder, code: 1).hasPrefix(
        "App/Generated/.navgraph-outputs doesn't record the version of navgraph that wrote the files"))
    // Generating again records the version, although nothing else changes.
    try Tool(in: folder).expect("generate", "App", "-o", "App/Generated", code: 0)
    #expect(folder.read("App/Generated/.navgraph-outputs") == record)

    for (resolved, expected) in [
      (#"{"pins": [{"identity": "navgraph", "state": {"version": "1.2.0"}}], "version": 2}"#, 2),
      (#"{"object": {"pins": [{"package": "navgraph", "state": {"version": "0.2.0"}}]}, "version": 1}"#, 1),
      (#"{"pins": [{"identity": "navgraph", "state": {"branch": "main"}}], "version": 2}"#, 0),
    ] {
      let plugin = try Folder(["Package.swift": package, "Sources/Shop/Shop.navgraph": sound, "Package.resolved": resolved])
      let text = try doctor(in: plugin, code: expected == 0 ? 0 : 1)
      #expect(text.components(separatedBy: "= fix: ").count - 1 == expected, "\(text)")
      #expect(expected < 2 || text.contains("Package.swift requires navgraph from: \"0.1.0\", but Package.resolved has 1.2.0"))
      #expect(expected == 0 || text.contains(", but this is navgraph 0.1.0: the two can generate different Swift"))
    }
  }

  @Test func dotIsMissing() throws {
    let text = try doctor(in: committed(), path: "/nowhere", code: 1)
    #expect(text.hasPrefix("the program `dot`, which draws pictures, isn't on PATH\n  = fix: install Graphviz"))
  }

  @Test(arguments: [
    ("xcodebuild build -scheme Shop\n", 1), ("xcodebuild -version\n", 0),
    ("run: xcodebuild test \\\n  -scheme A \\\n  -skipPackagePluginValidation\n", 0),
    ("run: >-\n  xcodebuild archive\n  -scheme A\n  -skipPackagePluginValidation\n", 0),
    ("run: >-\n  xcodebuild archive\n  -scheme A\n", 1),
    ("# xcodebuild build\n", 0), ("set -o pipefail && /usr/bin/xcodebuild build | xcpretty\n", 1),
    ("defaults write com.apple.dt.Xcode IDESkipPackagePluginFingerprintValidatation -bool YES\nxcodebuild build\n", 0),
    ("xcodebuild build\nxcodebuild test\n", 2), ("swift build\n", 0),
  ]) func pluginsThatNobodyTrusts(_ script: String, _ count: Int) throws {
    let folder = try Folder(["Package.swift": package, "Sources/Shop/Shop.navgraph": sound, ".github/workflows/ci.yml": script])
    let text = try doctor(in: folder, code: count == 0 ? 0 : 1)
    #expect(
      text.components(separatedBy: "xcodebuild stops because NavGraphPlugin isn't trusted on that machine").count - 1 == count, "\(text)")
    // Without the plugin, no build requires trust.
    let other = try committed()
    try other.write(".github/workflows/ci.yml", script)
    #expect(try doctor(in: other, code: 0).hasSuffix("no problems found\n"))
  }

  @Test func xcodeCloud() throws {
    let folder = try Folder(["Package.swift": package, "Sources/Shop/Shop.navgraph": sound, "ci_scripts/ci_pre_xcodebuild.sh": "echo\n"])
    #expect(try doctor(in: folder, code: 1).hasPrefix("ci_scripts: Xcode Cloud stops because NavGraphPlugin isn't trusted there\n"))
    try folder.write(
      "ci_scripts/ci_post_clone.sh", "#!/bin/sh\ndefaults write com.apple.dt.Xcode IDESkipPackagePluginFingerprintValidatation -bool YES\n")
    #expect(try doctor(in: folder, code: 0).hasSuffix("no problems found\n"))
  }

  @Test func aWebsitesFileThatDiffers() throws {
    let folder = try committed()
    let app = sound.replacingOccurrences(of: "scheme shop", with: "scheme shop\n  hosts \"shop.example\"")
      .replacingOccurrences(of: "id: Int", with: "id: String")
    try folder.write("App/Shop.navgraph", app)
    try Tool(in: folder).expect("generate", "App", "-o", "App/Generated", code: 0)
    let file = try Tool(in: folder).expect("routes", "App", "--site-association", "--app-id", "A.b", code: 0, output: nil).output
    try folder.write("aasa", file)
    #expect(try doctor("--site-association", "aasa", in: folder, code: 0).hasSuffix("dot, aasa: no problems found\n"))
    try folder.write("aasa", #"{"applinks": {"details": [{"appID": "A.b", "paths": ["/nothing"]}]}}"#)
    let text = try doctor("--site-association", "aasa", in: folder, code: 1)
    #expect(
      text.contains("matches https://shop.example/items/") && text.contains("aasa: applinks.details[0].paths[0] `/nothing` covers"))
    try Tool(in: folder).expect("doctor", "--site-association", "none", code: 74, errors: nil)
  }

  private func list(_ members: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <!-- <dict> --><plist version="1.0"><dict>\(members)</dict></plist>
    """
  }

  private func schemes(_ names: String...) -> String {
    let texts = names.map { "<string>\($0)</string>" }.joined()
    return "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>\(texts)</array></dict></array>"
  }

  private func domains(_ names: String...) -> String {
    "<key>com.apple.developer.associated-domains</key><array>\(names.map { "<string>\($0)</string>" }.joined())</array>"
  }

  /// Checks that `doctor` compares the schemes, hosts, and activities of the graph with the property lists and entitlements.
  @Test func informationAndEntitlementsAgreeWithTheGraph() throws {
    let linked =
      sound.replacingOccurrences(of: "scheme shop", with: "scheme shop, \"shop+beta\"\n  hosts \"shop.example\", \"www.shop.example\"")
      + "entry activity \"com.shop.read\" -> Home\n"
    let folder = try Folder(["App/Shop.navgraph": linked])
    try Tool(in: folder).expect(
      "generate", "App", "-o", "App/Generated", "--system-files", "--app-id", "ABCDE12345.com.example.shop", code: 0)
    let activities = "<key>NSUserActivityTypes</key><array><string>com.shop.read</string></array>"
    let type = "<key>CFBundlePackageType</key><string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>"
    try folder.write("App/Info.plist", list(type + schemes("Shop", "shop+beta") + activities))
    try folder.write(
      "App/App.entitlements", list(domains("applinks:shop.example", "applinks:*.shop.example?mode=developer", "webcredentials:x.example")))
    #expect(try doctor(in: folder, code: 0).hasSuffix("1 Info.plist, 1 entitlements file, dot: no problems found\n"))

    try folder.write("App/Info.plist", list(type + schemes("shop", "fb123")))
    try folder.write("App/App.entitlements", list(domains("applinks:shop.example", "applinks:old.example")))
    // Extensions and property lists of other kinds are ignored.
    try folder.write("Widget/Info.plist", list("<key>NSExtension</key><dict/>"))
    try folder.write("App/GoogleService-Info.plist", list("<key>CLIENT_ID</key><string>1</string>"))
    let text = try doctor(in: folder, code: 1)
    for line in [
      "App/Info.plist: CFBundleURLTypes has no URL scheme \"shop+beta\", but the graph declares the scheme \"shop+beta\": its links don't open the app\n",
      "App/Info.plist: NSUserActivityTypes has no activity \"com.shop.read\", but the graph declares the activity \"com.shop.read\"",
      "App/App.entitlements: com.apple.developer.associated-domains has no domain \"applinks:www.shop.example\", but the graph declares the host",
      "note: App/Info.plist: CFBundleURLTypes contains \"fb123\", but the graph declares no such scheme\n",
      "note: App/App.entitlements: com.apple.developer.associated-domains contains \"old.example\", but the graph declares no such host\n",
      ": 3 problems found\n",
    ] { #expect(text.contains(line), "\(line)\n\(text)") }

    // `doctor` doesn't know the value of a build setting.
    try folder.write("App/Info.plist", list(type + schemes("$(SCHEME)") + activities))
    try folder.write("App/App.entitlements", list(domains("applinks:$(DOMAIN)")))
    _ = try doctor(in: folder, code: 0)
    for broken in ["", "bplist00", "<plist>", "<plist><dict><key>a</key></dict>", String(repeating: "<plist><array>", count: 500)] {
      try folder.write("App/Info.plist", broken)
      _ = try doctor(in: folder, code: 0)
    }
  }

  /// Records, manifests, and scripts can come from an untrusted pull request.
  @Test func nothingOfAStrangersIsRunOrWritten() throws {
    let folder = try committed()
    let record = try #require(folder.read("App/Generated/.navgraph-outputs"))
    let options = "# Options: --depfile owned --diagram owned.dot -o owned --verify --app-id nonsense"
    try folder.write(
      "App/Generated/.navgraph-outputs",
      record.replacingOccurrences(of: "# Source", with: options + "\n# Source: ../../../etc/passwd\n# Source"))
    try folder.write("Package.swift", "((((((.target(name: \"\\")
    try folder.write("More/Package.swift", String(repeating: ".target(name: \"A\", plugins: [", count: 2000))
    try folder.write("Package.resolved", "{}")
    try folder.link("App/loop", to: "..")
    let text = try doctor(in: folder, code: 1)
    #expect(text.contains("nonsense") && !folder.names.contains { $0.contains("owned") }, "\(text)")
  }

  @Test func refuses() throws {
    let folder = try Folder(["a/.keep": "", "file": ""])
    try Tool(in: folder).expect(
      "doctor", code: 74,
      errors:
        "navgraph: there are no .navgraph files in this folder\nnavgraph: help: name the folder of your project, or create a file with `navgraph init .`\n"
    )
    try Tool(in: folder).expect("doctor", "none", code: 74, errors: nil)
    try Tool(in: folder).expect("doctor", "file", code: 64, errors: nil)
    try Tool(in: folder).expect("doctor", "a", "a", code: 64, errors: nil)
    try Tool(in: folder).expect("doctor", "--host", "x", code: 64, errors: nil)
  }
}
