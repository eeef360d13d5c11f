// swift-tools-version:6.0
import PackageDescription

// An app declares `.package(url: "https://...", from: "1.0.0")`. `.ci/consumers` tries a URL and a path.
let navgraph: Package.Dependency =
  Context.environment["NAVGRAPH_URL"].map { .package(url: $0, from: "1.0.0") } ?? .package(path: "../../..")
// Needed only for builds without Apple's UIKit.
let standIn: Target.Dependency = .target(name: "UIKit", condition: .when(platforms: [.linux, .macOS]))
let runtime: Target.Dependency = .product(name: "NavGraphUIKit", package: "navgraph")

let package = Package(
  name: "JoinedModules",
  platforms: [.iOS(.v16)],
  dependencies: [navgraph],
  targets: [
    .target(name: "Rides", dependencies: [runtime, standIn], plugins: [.plugin(name: "NavGraphPlugin", package: "navgraph")]),
    .executableTarget(
      name: "Taxi", dependencies: ["Rides", runtime, standIn], plugins: [.plugin(name: "NavGraphPlugin", package: "navgraph")]),
    .target(name: "UIKit", dependencies: [runtime]),
  ])
