// swift-tools-version:6.1
import AppleProductTypes
import PackageDescription

// An app playground, which Xcode opens and runs. The package navgraph is this repository.
let package = Package(
  name: "Trails",
  platforms: [.iOS(.v16)],
  products: [
    .iOSApplication(
      name: "Trails",
      targets: ["Trails"],
      bundleIdentifier: "com.example.trails",
      displayVersion: "1.0",
      bundleVersion: "1",
      supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight],
      additionalInfoPlistContentFilePath: "Sources/Generated/URLTypes.plist")
  ],
  dependencies: [.package(name: "navgraph", path: "../../../..")],
  targets: [
    .executableTarget(
      name: "Trails", dependencies: [.product(name: "NavGraphSwiftUI", package: "navgraph")], path: "Sources",
      exclude: ["Generated/URLTypes.plist", "Trails.navgraph"])
  ],
  swiftLanguageModes: [.v6])
