// swift-tools-version:6.0
import PackageDescription

// The runtime is the app's own: `navgraph vendor Runtime` has written it. The sources are those of the consumer `Committed`.
let package = Package(
  name: "Vendored",
  platforms: [.iOS(.v16)],
  dependencies: [.package(path: "Runtime")],
  targets: [
    .executableTarget(name: "Notes", dependencies: [.product(name: "NavGraphUIKit", package: "Runtime")], exclude: ["Notes.navgraph"])
  ])
