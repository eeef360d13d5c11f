// swift-tools-version:6.0
import PackageDescription

// The runtime is a local package that `navgraph vendor Runtime` writes. The sources are those of the consumer `Committed`.
let package = Package(
  name: "Vendored",
  platforms: [.iOS(.v16)],
  dependencies: [.package(path: "Runtime")],
  targets: [
    .executableTarget(name: "Notes", dependencies: [.product(name: "NavGraphUIKit", package: "Runtime")], exclude: ["Notes.navgraph"])
  ])
