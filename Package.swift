// swift-tools-version:6.0
import PackageDescription

// Stages, in the order in which a program passes through them. A stage imports only earlier ones.
let stages: [Target] = [
  .target(name: "NavGraphSyntax"),
  .target(name: "NavGraphModel", dependencies: ["NavGraphSyntax"]),
  .target(name: "NavGraphChecks", dependencies: ["NavGraphModel", "NavGraphSyntax"]),
  .target(name: "NavGraphReports", dependencies: ["NavGraphSyntax"]),
  .target(name: "NavGraphLinks", dependencies: ["NavGraphChecks", "NavGraphModel", "NavGraphReports", "NavGraphSyntax"]),
  .target(
    name: "NavGraphSwift", dependencies: ["NavGraphLinks", "NavGraphModel", "NavGraphSyntax"],
    resources: [.embedInCode("Support")]),
  .target(
    name: "NavGraphDiagrams", dependencies: ["NavGraphModel", "NavGraphSyntax"],
    resources: [.embedInCode("Page/page.html")]),
  .target(
    name: "NavGraphCompiler",
    dependencies: ["NavGraphSyntax", "NavGraphModel", "NavGraphChecks", "NavGraphSwift", "NavGraphDiagrams", "NavGraphLinks"]),
]

let programs: [Target] = [
  .executableTarget(
    name: "navgraph",
    dependencies: [
      "NavGraphChecks", "NavGraphCompiler", "NavGraphDiagrams", "NavGraphLinks", "NavGraphModel", "NavGraphReports", "NavGraphSwift",
      "NavGraphSyntax",
    ]),
  .executableTarget(
    name: "Benchmarks", dependencies: ["NavGraphChecks", "NavGraphCompiler", "NavGraphModel", "NavGraphSwift", "NavGraphSyntax"]),
  .executableTarget(name: "Fuzz", dependencies: ["NavGraphCompiler", "Torture"]),
]

// What fuzzing and tests share: broken programs, and what must hold even for them.
let torture: [Target] = [.target(name: "Torture", dependencies: ["NavGraphSyntax"])]

// A second opinion on what apps can do, for the tests: it knows no stage. It walks through millions of states, so it is optimised always.
let oracle: [Target] = [
  .target(name: "Oracle", path: "Tests/NavGraphChecksTests/Oracle", swiftSettings: [.unsafeFlags(["-O"])])
]

// A second opinion on what URLs open, for the tests, and tables to try it with: they know no stage.
let reference: [Target] = [
  .target(name: "ReferenceLinks", path: "Tests/ReferenceLinks", swiftSettings: [.unsafeFlags(["-O"])]),
  .target(name: "LinkTables", path: "Tests/LinkTables"),
]

// The test bed of generated code: stand-ins for Apple's frameworks, under Apple's names.
let standIns: [Target] = [
  .target(name: "UIKit", dependencies: ["UserNotifications", "_Testing_UIKit"], path: "Tests/HeadlessUIKit"),
  .target(name: "UserNotifications", path: "Tests/HeadlessUserNotifications"),
  .target(name: "_Testing_UIKit", path: "Tests/TestingOverlay"),
]

// What is generated from the samples with ways in, compiled as it would be in an app.
let samples = [
  "Alerts", "Appearances", "Assertions", "Columns", "Crowdfunding", "Entries", "Guards", "Idioms", "Imports", "Links", "Mail", "Messenger",
  "Modals", "Notes", "Pages", "Player", "Recipes", "Routes", "Shared", "Shop", "Types",
]
// Those without, whose screens are driven all the same.
let samplesWithoutLinks = ["Tabs"]
// What is written there for the system and for websites, and is no Swift.
let systemFiles = [
  "Entries": ["URLTypes.plist"],
  "Routes": ["AssociatedDomains.entitlements", "URLTypes.plist", "blog.forge.example", "forge.example", "www.forge.example"],
]
let generated: [Target] =
  (samples + samplesWithoutLinks).map { sample in
    .target(name: sample + "Generated", dependencies: ["UIKit"], path: "Generated/" + sample, exclude: systemFiles[sample] ?? [])
  } + [.target(name: "HostileNames", dependencies: ["UIKit"], path: "Tests/HostileNames", exclude: ["LinkTests"])]

let tests: [Target] = [
  .testTarget(
    name: "GeneratedTests",
    dependencies: [
      "UIKit", "HostileNames", "AlertsGenerated", "AppearancesGenerated", "ColumnsGenerated", "EntriesGenerated", "MailGenerated",
      "MessengerGenerated", "ModalsGenerated", "PagesGenerated", "PlayerGenerated", "RecipesGenerated", "SharedGenerated", "ShopGenerated",
      "TabsGenerated", "TypesGenerated",
    ]),
  // Where every link of the samples leads, as `generate --tests` writes it.
  .testTarget(name: "LinkTests", dependencies: samples.map { .byName(name: $0 + "Generated") }, path: "Generated/LinkTests"),
  // Random walks through what is generated from the samples, in the rehearsals that `generate --tests` writes too.
  .testTarget(name: "WalkTests", dependencies: ["LinkTests", "UIKit"]),
  .testTarget(name: "HostileLinkTests", dependencies: ["HostileNames"], path: "Tests/HostileNames/LinkTests"),
  .testTarget(name: "HeadlessUIKitTests", dependencies: ["UIKit", "UserNotifications"]),
  .testTarget(name: "NavGraphSyntaxTests", dependencies: ["NavGraphSyntax", "Torture"]),
  .testTarget(name: "FormatterTests", dependencies: ["NavGraphSyntax"]),
  .testTarget(name: "NavGraphModelTests", dependencies: ["NavGraphModel"]),
  .testTarget(
    name: "NavGraphChecksTests", dependencies: ["NavGraphChecks", "NavGraphCompiler", "LinkTables", "Oracle"], exclude: ["Oracle"]),
  .testTarget(name: "NavGraphSwiftTests", dependencies: ["NavGraphSwift", "NavGraphCompiler"]),
  .testTarget(name: "NavGraphDiagramsTests", dependencies: ["NavGraphDiagrams", "NavGraphCompiler"]),
  .testTarget(name: "NavGraphLinksTests", dependencies: ["NavGraphLinks", "NavGraphCompiler", "NavGraphReports", "Torture"]),
  .testTarget(
    name: "LinkComparisonTests",
    dependencies: [
      "CrowdfundingGenerated", "LinksGenerated", "LinkTables", "MessengerGenerated", "NavGraphCompiler", "NavGraphLinks", "NavGraphModel",
      "NavGraphSwift", "NavGraphSyntax", "ReferenceLinks", "RoutesGenerated", "TypesGenerated", "navgraph",
    ]),
  .testTarget(name: "NavGraphReportsTests", dependencies: ["NavGraphReports", "NavGraphCompiler"]),
  .testTarget(name: "LanguageTests", dependencies: ["NavGraphCompiler", "NavGraphModel", "NavGraphReports", "NavGraphSyntax", "Torture"]),
  .testTarget(name: "CommandTests", dependencies: ["navgraph", "NavGraphCompiler"]),
]

let package = Package(
  name: "navgraph",
  products: [.executable(name: "navgraph", targets: ["navgraph"])],
  targets: stages + programs + torture + oracle + reference + standIns + generated + tests,
  swiftLanguageModes: [.v6]
)
