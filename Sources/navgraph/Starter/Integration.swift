import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

/// The files with which a build, or CI, runs navgraph. `builds.md` and `continuous-integration.md` in `Grammar/guide` contain the same
/// texts, and a test compares them.
struct Integration {
  enum Build: String, CaseIterable {
    case swiftpm, xcode, bazel, tuist, ci
  }

  let name: String
  /// The folder of the sources, relative to the folder of the project; empty if they are directly in it.
  let folder: String
  /// The sources, relative to the folder of the project.
  let sources: [String]
  /// The URL or path of the package navgraph.
  var package = placeholder
  /// The command with which CI verifies committed output; nil if builds generate the code.
  var verification: String?

  /// A placeholder, because the package isn't published yet.
  static let placeholder = "https://example.com/navgraph.git"

  private var isURL: Bool { package.contains("://") || package.hasPrefix("git@") }
  var generated: String { Path.join(folder, "Generated") }

  func files(for build: Build) -> [OutputFile] {
    let texts: [(String, String)] =
      switch build {
      case .swiftpm: [("Package.swift", manifest)]
      case .xcode: phaseFiles
      case .bazel: [(Path.join(folder, "BUILD.bazel"), bazelRule)]
      case .tuist: phaseFiles + [("Project.swift", tuistProject)]
      case .ci: [(".github/workflows/navgraph.yml", workflow)]
      }
    return texts.map { OutputFile(name: $0.0, bytes: Array($0.1.utf8)) }
  }

  // MARK: SwiftPM

  var dependency: String {
    isURL ? ".package(url: \"\(package)\", from: \"\(Version.text)\")" : ".package(path: \"\(package)\")"
  }
  static let product = ".product(name: \"NavGraphUIKit\", package: \"navgraph\")"
  static let plugin = ".plugin(name: \"NavGraphPlugin\", package: \"navgraph\")"

  var manifest: String {
    """
    // swift-tools-version:6.0
    import PackageDescription

    let package = Package(
      name: "\(name)",
      platforms: [.iOS(.v16)],
      dependencies: [\(dependency)],
      targets: [
        .target(
          name: "\(name)",
          dependencies: [\(Self.product)],
          plugins: [\(Self.plugin)])
      ])

    """
  }

  // MARK: Xcode

  /// The output names that the build expects, which depend only on the names of the sources.
  private var outputs: [String] {
    sources.map { Path.name(of: $0).dropLast(SourceFinder.suffix.count) + "+NavGraph.swift" }
      + ["Tables", "State", "Routes", "UIKit", "SwiftUI"].map { "NavGraph+\($0).swift" }
  }

  private static let inputList = "NavGraph/inputs.xcfilelist"
  private static let outputList = "NavGraph/outputs.xcfilelist"
  private static let phase = "NavGraph/generate.sh"

  private var phaseFiles: [(String, String)] { [(Self.phase, phaseScript), (Self.inputList, inputs), (Self.outputList, outputPaths)] }

  var phaseScript: String {
    var folders: [String] = []
    for source in sources where !folders.contains(where: Path.folder(of: source).isExactly) { folders.append(Path.folder(of: source)) }
    let patterns = folders.map { folder in
      "\"$SRCROOT\"/" + (folder.isEmpty ? "" : ShellText.word(folder) + "/") + "*" + SourceFinder.suffix
    }
    return """
      set -e
      PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
      out="$TARGET_TEMP_DIR/NavGraph"
      \(Executable.name) generate --by-source --format xcode -o "$out" \(patterns.joined(separator: " "))
      for file in "$out"/*.swift; do
        cmp -s "$file" "$SRCROOT/\(generated)/${file##*/}" || cp "$file" "$SRCROOT/\(generated)/"
      done

      """
  }

  var inputs: String { ([Self.phase] + sources).map { "$(SRCROOT)/\($0)\n" }.joined() }
  var outputPaths: String { outputs.map { "$(SRCROOT)/\(Path.join(generated, $0))\n" }.joined() }

  // MARK: Bazel

  var bazelRule: String {
    let prefix = folder.isEmpty ? "" : folder + "/"
    let inner = sources.map { "\"\(Substring($0.utf8.dropFirst(prefix.utf8.count)))\"" }.joined(separator: ", ")
    let outs = outputs.map { "        \"Generated/\($0)\",\n" }.joined()
    return """
      # The Swift of \(name)'s navigation. Add it to the srcs of a swift_library, and the runtime library to its deps.
      # //tools:\(Executable.name) is the program.
      genrule(
          name = "navigation",
          srcs = [\(inner)],
          outs = [
      \(outs)    ],
          cmd = "$(execpath //tools:\(Executable.name)) generate --by-source -o $(RULEDIR)/Generated $(SRCS)",
          tools = ["//tools:\(Executable.name)"],
      )

      """
  }

  // MARK: Tuist

  var tuistProject: String {
    """
    import ProjectDescription

    let project = Project(
      name: "\(name)",
      packages: [\(isURL ? ".remote(url: \"\(package)\", requirement: .upToNextMajor(from: \"\(Version.text)\"))" : ".local(path: \"\(package)\")")],
      targets: [
        .target(
          name: "\(name)",
          destinations: .iOS,
          product: .app,
          bundleId: "com.example.\(name.lowercased())",
          deploymentTargets: .iOS("16.0"),
          sources: ["\(Path.join(folder, "**"))"],
          scripts: [
            .pre(
              script: "sh \\"$SRCROOT/\(Self.phase)\\"",
              name: "navgraph",
              inputFileListPaths: ["\(Self.inputList)"],
              outputFileListPaths: ["\(Self.outputList)"])
          ],
          dependencies: [.package(product: "NavGraphUIKit")])
      ])

    """
  }

  // MARK: CI

  var workflow: String {
    let place = folder.isEmpty ? "." : folder
    return """
      name: Navigation
      on: pull_request
      permissions:
        contents: read
        security-events: write
      jobs:
        navgraph:
          runs-on: macos-15
          steps:
            - uses: actions/checkout@v4
            - run: |
                git clone --depth 1 --branch \(Version.text) \(package) "$RUNNER_TEMP/navgraph"
                swift build --package-path "$RUNNER_TEMP/navgraph" --product \(Executable.name)
                echo "$RUNNER_TEMP/navgraph/.build/debug" >> "$GITHUB_PATH"
            - run: \(Executable.name) check \(place) --format github
            - if: always()
              run: \(Executable.name) check \(place) --format sarif > navgraph.sarif
            - if: always()
              uses: github/codeql-action/upload-sarif@v3
              with:
                sarif_file: navgraph.sarif
      \(verification.map { "      - run: \($0) --verify\n" } ?? "")
      """
  }
}
