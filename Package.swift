// swift-tools-version:6.1
import PackageDescription

// The program's name, here and in Sources/NavGraphSyntax/Executable.swift.
let executable = "navgraph"

// The program, built once, for packages that ask for the trait `Prebuilt`: what `.ci/bundle` has packed, attached to a release. Nothing is
// published yet, so there is none; NAVGRAPH_BUNDLE names a folder in this package instead, to try one out.
let published: (url: String, checksum: String)? = nil
let prebuilt: Target? =
  if let folder = Context.environment["NAVGRAPH_BUNDLE"] {
    .binaryTarget(name: "navgraph-prebuilt", path: folder)
  } else if let published {
    .binaryTarget(name: "navgraph-prebuilt", url: published.url, checksum: published.checksum)
  } else {
    nil
  }
// With the tests that take a while to build, as in CI: `NAVGRAPH_TESTS=all swift test`.
let hasAllTests = Context.environment["NAVGRAPH_TESTS"] == "all"

// What plugins run: the build tool plugin, the program that does only what it asks for. All of it would be compiled a second time where plugins
// are built beside the program, and those tests use no plugin.
@MainActor func tool(_ program: String) -> [Target.Dependency] {
  if hasAllTests {
    []
  } else if prebuilt == nil {
    [.target(name: program)]
  } else {
    [
      .target(name: program, condition: .when(traits: ["Source"])),
      .target(name: "navgraph-prebuilt", condition: .when(traits: ["Prebuilt"])),
    ]
  }
}

// Where generated code is compiled for tests alone, against stand-ins for Apple's frameworks. Products reach these only under names that
// aren't Apple's: in a package that depends on this one, `import UIKit` is never a stand-in.
let withoutUIKit: [Platform] = [.linux, .macOS]

// The run time that generated code imports.
let runtime: [Target] = [
  .target(name: "NavGraphRuntime"),
  .target(
    name: "NavGraphPlatform", dependencies: [.target(name: "HeadlessUIKit", condition: .when(platforms: withoutUIKit))]),
  // What the hosts of both outputs do with UIKit.
  .target(name: "NavGraphHosting", dependencies: ["NavGraphPlatform", "NavGraphRuntime"]),
  .target(name: "NavGraphUIKit", dependencies: ["NavGraphHosting", "NavGraphPlatform", "NavGraphRuntime"]),
  // The same for apps whose screens are views of SwiftUI.
  .target(
    name: "NavGraphSwiftUIPlatform",
    dependencies: [
      .target(name: "HeadlessCombine", condition: .when(platforms: withoutUIKit)),
      .target(name: "HeadlessSwiftUI", condition: .when(platforms: withoutUIKit)),
      .target(name: "HeadlessUIKit", condition: .when(platforms: withoutUIKit)),
    ]),
  .target(name: "NavGraphSwiftUI", dependencies: ["NavGraphHosting", "NavGraphSwiftUIPlatform", "NavGraphRuntime"]),
  .target(
    name: "NavGraphTesting",
    dependencies: ["NavGraphPlatform", "NavGraphRuntime", "NavGraphSwiftUI", "NavGraphSwiftUIPlatform", "NavGraphUIKit"]),
]

// Stages, in the order in which a program passes through them. A stage imports only earlier ones.
let stages: [Target] = [
  .target(name: "NavGraphSyntax"),
  .target(name: "NavGraphModel", dependencies: ["NavGraphSyntax"]),
  .target(name: "NavGraphChecks", dependencies: ["NavGraphModel", "NavGraphSyntax"]),
  .target(name: "NavGraphLowering", dependencies: ["NavGraphModel", "NavGraphSyntax"]),
  .target(name: "NavGraphSwift", dependencies: ["NavGraphLowering", "NavGraphModel", "NavGraphSyntax"]),
  .target(name: "NavGraphCompiler", dependencies: ["NavGraphChecks", "NavGraphModel", "NavGraphSwift", "NavGraphSyntax"]),
  // What programs share: the command line, files, diagnostics; `generate`.
  .target(
    name: "NavGraphCommandLine",
    dependencies: ["NavGraphChecks", "NavGraphCompiler", "NavGraphModel", "NavGraphSwift", "NavGraphSyntax"]),
  // It compiles the runtime's sources into itself (`RunTime` is a link to their folder): only within
  // one module are generic types made for the graph that is simulated.
  .target(name: "NavGraphSimulator", dependencies: ["NavGraphLowering", "NavGraphModel", "NavGraphSyntax"]),
  .target(
    name: "NavGraphLinks",
    dependencies: [
      "NavGraphChecks", "NavGraphCompiler", "NavGraphLowering", "NavGraphModel", "NavGraphSimulator", "NavGraphSwift", "NavGraphSyntax",
    ]),
  .target(
    name: "NavGraphDiagrams",
    dependencies: [
      "NavGraphCompiler", "NavGraphLinks", "NavGraphLowering", "NavGraphModel", "NavGraphSimulator", "NavGraphSwift", "NavGraphSyntax",
    ]),
]

let programs: [Target] = [
  .executableTarget(
    name: "navgraph",
    dependencies: [
      "NavGraphChecks", "NavGraphCommandLine", "NavGraphCompiler", "NavGraphDiagrams", "NavGraphSyntax", "NavGraphLinks", "NavGraphModel",
      "NavGraphSimulator", "NavGraphSwift",
    ]),
  // `generate` alone, for builds: without what simulates, draws and reports.
  .executableTarget(name: "navgraph-build", dependencies: ["NavGraphCommandLine", "NavGraphSyntax"]),
]

// What packages use in their builds. They are thin: each runs a program.
@MainActor func command(_ name: String, verb: String, _ does: String, writes: String? = nil) -> Target {
  .plugin(
    name: name,
    capability: .command(
      intent: .custom(verb: verb, description: does), permissions: writes.map { [.writeToPackageDirectory(reason: $0)] } ?? []),
    dependencies: tool("navgraph"), path: "Sources/Plugins/" + name)
}
let plugins: [Target] = [
  .plugin(
    name: "NavGraphPlugin", capability: .buildTool(), dependencies: tool("navgraph-build"), path: "Sources/Plugins/NavGraphPlugin"),
  command("NavGraphCheck", verb: "navgraph-check", "Check the .navgraph files of each target."),
  command(
    "NavGraphGenerate", verb: "navgraph-generate", "Write the Swift of each target, to be committed.",
    writes: "It writes the folder Generated of each target."),
  command("NavGraphDiagram", verb: "navgraph-diagram", "Draw the app of each target.", writes: "It writes the pictures."),
]

/// Targets in `Tests`: each is in a group's folder of its own name, unless it has a path.
@MainActor func inTests(_ group: String, _ targets: Target...) -> [Target] {
  for target in targets where target.path == nil { target.path = "Tests/\(group)/\(target.name)" }
  return targets
}

// What tests and tools share.
let support = inTests(
  "Support",
  // A real browser without a window.
  .target(name: "Browser"),
  .target(name: "LinkTables"),
  // Where this package's files are.
  .target(name: "Repository"),
  // Broken programs, and what must hold even for them.
  .target(name: "Torture", dependencies: ["NavGraphSyntax"]))

let tools = inTests(
  "Tools",
  .executableTarget(
    name: "Benchmarks",
    dependencies: ["NavGraphChecks", "NavGraphCompiler", "NavGraphModel", "NavGraphRuntime", "NavGraphSwift", "NavGraphSyntax"]),
  .executableTarget(name: "Fuzz", dependencies: ["NavGraphCompiler", "NavGraphSyntax", "Torture"]),
  .executableTarget(
    name: "Programs",
    dependencies: [
      "NavGraphCompiler", "NavGraphLinks", "NavGraphLowering", "NavGraphModel", "NavGraphSimulator", "NavGraphSwift", "NavGraphSyntax",
      "RandomPrograms",
    ]))

// Second opinions, and the tests that compare the stages with them. These walk through millions of states, so some are optimised always.
let oracles = inTests(
  "Oracle",
  // What apps can do: it knows no stage.
  .target(name: "Oracle", swiftSettings: [.unsafeFlags(["-O"])]),
  // Random walks through an app that is played in the page, each step with what the run time made of it.
  .target(
    name: "PlayedWalks", dependencies: ["NavGraphCompiler", "NavGraphDiagrams", "NavGraphLowering", "NavGraphModel", "NavGraphSimulator"]),
  // Random programs over the whole grammar, sound by construction: they know no stage.
  .target(name: "RandomPrograms"),
  .testTarget(
    name: "RandomProgramsTests",
    dependencies: ["NavGraphCompiler", "NavGraphModel", "NavGraphSyntax", "RandomPrograms", "Repository", "Torture"]),
  // The checker's states, held against the reducer that apps ship.
  .testTarget(
    name: "SimulationTests",
    dependencies: ["NavGraphChecks", "NavGraphLowering", "NavGraphModel", "NavGraphSimulator", "NavGraphSyntax", "Oracle", "Repository"]),
  // The oracle's random apps on the reducer that apps ship, state by state.
  .testTarget(
    name: "OracleSimulationTests",
    dependencies: ["NavGraphLowering", "NavGraphModel", "NavGraphSimulator", "NavGraphSyntax", "Oracle", "Repository"]))

// The test bed of generated code: stand-ins for Apple's frameworks, and Apple's names for them, which no product may reach.
let standIns =
  inTests(
    "Headless",
    .target(name: "HeadlessCombine"),
    .target(name: "HeadlessFoundation"),
    .target(name: "HeadlessSwiftUI", dependencies: ["HeadlessCombine", "HeadlessUIKit"]),
    .target(name: "HeadlessUIKit", dependencies: ["HeadlessFoundation", "HeadlessUserNotifications"]),
    .target(name: "HeadlessUserNotifications"))
  + inTests(
    "Headless/AppleNames",
    .target(name: "Combine", dependencies: ["HeadlessCombine"]),
    .target(name: "SwiftUI", dependencies: ["Combine", "HeadlessFoundation", "HeadlessSwiftUI"]),
    .target(name: "UIKit", dependencies: ["HeadlessUIKit", "UserNotifications", "_Testing_UIKit"]),
    .target(name: "UserNotifications", dependencies: ["HeadlessUserNotifications"]),
    .target(name: "_Testing_UIKit"))

// What is generated from the samples, compiled as it would be in an app.
let samples = [
  "Alerts", "Allow", "Appearances", "Assertions", "Checkout", "Columns", "Conditions", "Crowdfunding", "Entries", "Events", "Flows",
  "Guards", "Help", "Idioms", "Imports", "Links", "Mail", "Messenger", "Mixed", "Modals", "Modules", "Notes", "Pages", "Player", "Recipes",
  "Roots", "Routes", "Shared", "Shop", "Stacks", "Tabs", "Types",
]
// What is written there for the system and for websites, and is no Swift.
let systemFiles = [
  "Entries": ["URLTypes.plist"],
  "Routes": [
    "AssociatedDomains.entitlements", "URLTypes.plist", "blog.forge.example", "forge.example", "pages.forge.example", "wiki.forge.example",
    "www.forge.example",
  ],
]
// Samples that join modules, and the modules that each of these needs.
let joined: [String: [String: [String]]] = ["Modules": ["Payments": [], "Rides": ["Payments"]]]
// Samples that are there in SwiftUI too.
let inSwiftUI = ["Entries", "Flows", "Guards", "Help", "Mixed", "Roots"]
let joinedModules: [Target] = joined.keys.sorted().flatMap { (sample: String) -> [Target] in
  let modules = joined[sample, default: [:]]
  return modules.keys.sorted().map { (module: String) -> Target in
    .target(
      name: module,
      dependencies: ["NavGraphRuntime", "SwiftUI", "UIKit"] + modules[module, default: []].map { .byName(name: $0) },
      path: "Generated/" + sample + "/" + module)
  }
}
// Programs for tests of SwiftUI output alone; all but the first are compared with their UIKit output.
let inBoth = ["Diary", "Library", "Notebook", "Studio"]
let generated: [Target] =
  (inSwiftUI + ["Contact"] + inBoth).map { sample in
    .target(name: sample + "SwiftUI", dependencies: ["NavGraphSwiftUI", "SwiftUI"], path: "Generated/SwiftUI/" + sample)
  }
  + inBoth.map { sample in
    .target(name: sample + "InUIKit", dependencies: ["NavGraphUIKit", "UIKit"], path: "Generated/SwiftUI/" + sample + "InUIKit")
  } + [
    .target(
      name: "DiaryInBoth", dependencies: ["NavGraphSwiftUI", "NavGraphUIKit", "SwiftUI", "UIKit"], path: "Generated/SwiftUI/DiaryInBoth")
  ]
  + samples.map { (sample: String) -> Target in
    let modules = joined[sample, default: [:]].keys.sorted()
    return .target(
      name: sample + "Generated",
      dependencies: ["NavGraphSwiftUI", "NavGraphUIKit", "SwiftUI", "UIKit"] + modules.map { .byName(name: $0) },
      path: "Generated/" + sample, exclude: (systemFiles[sample] ?? []) + modules)
  }
  + joinedModules + [
    // What asks a device: Grammar/internals/devices.md. Xcode builds the app and its tests, which are only compiled here.
    .target(
      name: "DeviceBenches", dependencies: ["SwiftUI", "UIKit"], path: "Tests/Device", exclude: ["App", "Device.xcodeproj", "UITests"],
      sources: ["Benches", "Shared"]),
    .target(
      name: "DeviceApp",
      dependencies: ["AppearancesGenerated", "DeviceBenches", "MailGenerated", "NavGraphSwiftUI", "NavGraphUIKit", "SwiftUI", "UIKit"],
      path: "Tests/Device/App"),
    .target(name: "DeviceUITests", dependencies: ["DeviceBenches", "DeviceStandIn"], path: "Tests/Device/UITests"),
  ]
  + inTests("Headless", .target(name: "DeviceStandIn"))
  // The sample apps, whose own manifests are for Xcode.
  + ["UIKit", "SwiftUI"].map { framework in
    .executableTarget(
      name: "Trails" + framework, dependencies: [.byName(name: "NavGraph" + framework), .byName(name: framework)],
      path: "Samples/Apps/Trails-" + framework + "/Trails.swiftpm/Sources", exclude: ["Generated/URLTypes.plist", "Trails.navgraph"])
  }
  + inTests(
    "Output",
    .target(name: "Desk", dependencies: ["NavGraphUIKit", "UIKit"], path: "Tests/Output/Desk/Generated"),
    .target(name: "HostileNames", dependencies: ["NavGraphUIKit", "UIKit"], exclude: ["LinkTests"]),
    // Generated code whose `#available` asks the headless UIKit, compiled and run as a program of its own.
    .target(name: "OlderSystems", dependencies: ["Repository"]))
  // What a step costs in generated code, and by hand: Grammar/internals/benchmarks.md.
  + inTests(
    "Tools",
    .executableTarget(
      name: "StepTimes", dependencies: ["DiarySwiftUI", "NavGraphSwiftUI", "NavGraphRuntime", "ShopGenerated", "SwiftUI", "UIKit"]))

// The tests of each stage, of the language and of the programs. With the comparisons among the oracles, they are what `swift test` runs.
let unitTests = inTests(
  "Unit",
  // The run time's decisions, on a small app written by hand.
  .testTarget(name: "NavGraphRuntimeTests", dependencies: ["NavGraphRuntime", "Repository"]),
  .testTarget(name: "NavGraphSyntaxTests", dependencies: ["NavGraphSyntax", "Repository", "Torture"]),
  .testTarget(name: "FormatterTests", dependencies: ["NavGraphSyntax", "Torture"]),
  .testTarget(name: "NavGraphModelTests", dependencies: ["NavGraphModel"]),
  .testTarget(
    name: "NavGraphChecksTests",
    dependencies: [
      "NavGraphChecks", "NavGraphCompiler", "NavGraphModel", "NavGraphSyntax", "LinkTables", "Oracle", "RandomPrograms", "Repository",
      "Torture",
    ]),
  .testTarget(
    name: "NavGraphSwiftTests",
    dependencies: [
      "NavGraphCompiler", "NavGraphLinks", "NavGraphModel", "NavGraphSwift", "NavGraphSyntax", "NavGraphTesting", "NavGraphUIKit",
      "Repository", "UIKit",
    ]),
  // What a page plays, held against the run time in a browser.
  .testTarget(
    name: "NavGraphPlayTests",
    dependencies: [
      "Browser", "NavGraphCompiler", "NavGraphDiagrams", "NavGraphSimulator", "NavGraphSyntax", "PlayedWalks",
      "RandomPrograms", "Repository",
    ]),
  .testTarget(
    name: "NavGraphDiagramsTests",
    dependencies: ["Browser", "NavGraphDiagrams", "NavGraphCompiler", "NavGraphSyntax", "RandomPrograms", "Repository"]),
  .testTarget(
    name: "NavGraphLinksTests",
    dependencies: ["NavGraphCompiler", "NavGraphLinks", "NavGraphModel", "NavGraphSimulator", "Repository", "Torture"]),
  .testTarget(
    name: "NavGraphSimulatorTests",
    dependencies: ["NavGraphLowering", "NavGraphModel", "NavGraphSimulator", "NavGraphSyntax", "Repository"]),
  .testTarget(name: "NavGraphCompilerTests", dependencies: ["NavGraphCompiler", "NavGraphSyntax", "Torture"]),
  .testTarget(
    name: "LanguageTests",
    dependencies: ["NavGraphCompiler", "NavGraphSyntax", "NavGraphModel", "RandomPrograms", "Repository", "Torture"]),
  .testTarget(
    name: "CommandTests",
    dependencies: [
      "NavGraphCommandLine", "NavGraphCompiler", "NavGraphDiagrams", "NavGraphSyntax", "Repository", "Torture", "navgraph",
      "navgraph-build",
    ]))

// What drives generated code of all samples on headless screens, which takes a while to build: `NAVGRAPH_TESTS=all swift test`.
let testsOfSamples =
  // The headless frameworks themselves, statement by statement.
  inTests(
    "Headless",
    .testTarget(name: "HeadlessSwiftUITests", dependencies: ["SwiftUI", "UIKit"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["Repository", "UIKit", "UserNotifications"]))
  + inTests(
    "Output",
    .testTarget(
      name: "GeneratedTests",
      dependencies: [
        "UIKit", "HostileNames", "AlertsGenerated", "AppearancesGenerated", "CheckoutGenerated", "ColumnsGenerated", "EntriesGenerated",
        "EventsGenerated", "HelpGenerated", "MailGenerated", "MessengerGenerated", "ModalsGenerated", "PagesGenerated", "PlayerGenerated",
        "RecipesGenerated", "SharedGenerated", "ShopGenerated", "OlderSystems", "Repository", "TabsGenerated", "TypesGenerated",
      ]),
    // The sample apps on headless frameworks, from the launch on.
    .testTarget(name: "AppSamplesTests", dependencies: ["SwiftUI", "TrailsSwiftUI", "TrailsUIKit", "UIKit"]),
    // Where every link of the samples leads, and their rehearsals, as `generate --tests` writes them.
    .testTarget(
      name: "SampleTests", dependencies: ["NavGraphTesting"] + samples.map { .byName(name: $0 + "Generated") }, path: "Generated/Tests"),
    // Random walks through what is generated from the samples, in the rehearsals that `generate --tests` writes too.
    .testTarget(
      name: "WalkTests",
      dependencies: ["DeskTests", "NavGraphTesting", "OlderSystems", "Repository", "SampleTests", "SwiftUI", "SwiftUISampleTests", "UIKit"]),
    // Statements on what generated code does that hold for both outputs, shown in both by the same tests.
    .testTarget(
      name: "BothOutputsTests",
      dependencies: [
        "MailGenerated", "MessengerGenerated", "NavGraphTesting", "PlayerGenerated", "Repository", "SampleTests", "ShopGenerated",
        "SwiftUI", "UIKit",
      ]),
    .testTarget(name: "DeskTests", dependencies: ["Desk", "NavGraphTesting"], path: "Tests/Output/Desk/Tests"),
    .testTarget(
      name: "HostileLinkTests", dependencies: ["HostileNames", "NavGraphTesting"], path: "Tests/Output/HostileNames/LinkTests"),
    // The same for apps whose screens are views.
    .testTarget(
      name: "SwiftUISampleTests",
      dependencies: ["DiarySwiftUI", "LibrarySwiftUI", "NavGraphTesting", "NotebookSwiftUI", "StudioSwiftUI", "SwiftUI", "UIKit"]
        + inSwiftUI.map { .byName(name: $0 + "SwiftUI") }, path: "Generated/SwiftUI/Tests"),
    // What is generated from samples for SwiftUI, on the headless SwiftUI, and beside their output for UIKit.
    .testTarget(
      name: "SwiftUITests",
      dependencies: inSwiftUI.flatMap { [.byName(name: $0 + "SwiftUI"), .byName(name: $0 + "Generated")] } + [
        "ContactSwiftUI", "DeviceBenches", "DiaryInBoth", "DiaryInUIKit", "DiarySwiftUI", "LibraryInUIKit", "LibrarySwiftUI",
        "NavGraphRuntime", "NavGraphSwiftUI", "NavGraphUIKit", "NotebookInUIKit", "NotebookSwiftUI", "Repository", "StudioInUIKit",
        "StudioSwiftUI", "SwiftUI", "UIKit", "UserNotifications",
      ]))
  + inTests(
    "Oracle",
    // A second opinion on what URLs open: it knows no stage.
    .target(name: "ReferenceLinks", swiftSettings: [.unsafeFlags(["-O"])]),
    .testTarget(
      name: "LinkComparisonTests",
      dependencies: [
        "Browser", "CrowdfundingGenerated", "LinkTables", "LinksGenerated", "MessengerGenerated", "NavGraphCompiler", "NavGraphDiagrams",
        "NavGraphLinks", "NavGraphModel", "NavGraphSimulator", "NavGraphSwift", "NavGraphSyntax", "ReferenceLinks", "Repository",
        "RoutesGenerated", "TypesGenerated", "navgraph",
      ]))

// Walks through thousands of apps are worth an optimised build, except of the stages that only draw, print, and write.
if Context.environment["NAVGRAPH_OPTIMIZED"] != nil {
  for target in runtime + stages.filter({ !["NavGraphDiagrams", "NavGraphSwift"].contains($0.name) }) + standIns {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"])]
  }
}

let package = Package(
  name: "navgraph",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .executable(name: executable, targets: ["navgraph"]),
    .executable(name: executable + "-build", targets: ["navgraph-build"]),
    .plugin(name: "NavGraphPlugin", targets: ["NavGraphPlugin"]),
    .plugin(name: "NavGraphCommands", targets: ["NavGraphCheck", "NavGraphGenerate", "NavGraphDiagram"]),
    .library(name: "NavGraphRuntime", targets: ["NavGraphRuntime"]),
    .library(name: "NavGraphUIKit", targets: ["NavGraphUIKit"]),
    .library(name: "NavGraphSwiftUI", targets: ["NavGraphSwiftUI"]),
    .library(name: "NavGraphTesting", targets: ["NavGraphTesting"]),
  ],
  traits: prebuilt == nil
    ? []
    : [
      .trait(name: "Source", description: "Builds navgraph, which takes minutes."),
      .trait(name: "Prebuilt", description: "Takes the program that was built once."),
      .default(enabledTraits: ["Source"]),
    ],
  targets: [prebuilt].compactMap { $0 } + runtime + stages + programs + plugins + support + tools + oracles + standIns + unitTests
    + (hasAllTests ? generated + testsOfSamples : []),
  swiftLanguageModes: [.v6]
)
