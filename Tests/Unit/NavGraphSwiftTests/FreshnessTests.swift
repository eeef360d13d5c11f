import Foundation
import NavGraphCompiler
import NavGraphLinks
import NavGraphSwift
import Repository
import Testing

/// Tests that the committed output under `Generated/` is current.
@Suite struct FreshnessTests {
  @Test(arguments: Samples.names) func isFresh(_ name: String) throws {
    try compare(name, with: Samples.generated.appendingPathComponent(name))
  }

  /// The output of a sample's modules is in their folders.
  @Test(arguments: Samples.names) func areFreshModules(_ name: String) throws {
    let checked = try Samples.check(name)
    for id in checked.graph.modules.ids {
      let module = checked.graph.text(of: checked.graph.modules[id].name)
      let output = Compiler.swift(for: checked, module: id)
      try compare(output, name + "/" + module, with: Samples.generated.appendingPathComponent(name + "/" + module))
    }
  }

  /// A few samples also have SwiftUI output.
  @Test(arguments: ["Entries", "Flows", "Guards", "Help", "Mixed", "Roots"]) func isFreshInSwiftUI(_ name: String) throws {
    let checked = try Samples.check(name, output: "swiftui")
    try compare(checked, name, with: Samples.generated.appendingPathComponent("SwiftUI/" + name))
    try compareTests(of: checked, module: name + "SwiftUI", at: "SwiftUI/Tests/" + name)
  }

  /// The output of the sample apps is current.
  @Test(arguments: ["UIKit", "SwiftUI"]) func anAppIsFresh(_ framework: String) throws {
    let folder = Repository.url(at: "Samples/Apps/Trails-\(framework)/Trails.swiftpm/Sources")
    let checked = try Samples.check(folder.appendingPathComponent("Trails.navgraph"), replacing: "", with: "")
    #expect(checked.diagnostics.isEmpty)
    try compare(checked, "Trails-\(framework)", with: folder.appendingPathComponent("Generated"))
  }

  /// The output of a part of an app is current.
  @Test func aPartIsFresh() throws {
    let checked = try Samples.check(
      Repository.url(at: "Tests/Output/SwiftUIPrograms/Contact.navgraph"), replacing: "", with: "")
    try compare(checked, "Contact", with: Samples.generated.appendingPathComponent("SwiftUI/Contact"))
  }

  /// The output of programs for both frameworks is current, and only one file differs.
  @Test(arguments: ["Diary", "Library", "Notebook", "Studio"]) func isFreshInBothOutputs(_ name: String) throws {
    let file = Repository.url(at: "Tests/Output/SwiftUIPrograms/\(name).navgraph")
    let views = try Samples.check(file, replacing: "", with: "")
    let controllers = try Samples.check(file, replacing: "output   swiftui", with: "output   uikit")
    try compare(views, name, with: Samples.generated.appendingPathComponent("SwiftUI/\(name)"))
    try compare(controllers, name + "InUIKit", with: Samples.generated.appendingPathComponent("SwiftUI/\(name)InUIKit"))
    if name == "Diary" {
      let both = try Samples.check(file, replacing: "output   swiftui", with: "output   uikit, swiftui")
      try compare(both, "DiaryInBoth", with: Samples.generated.appendingPathComponent("SwiftUI/DiaryInBoth"))
    }
    try compareTests(of: views, module: name + "SwiftUI", at: "SwiftUI/Tests/" + name)
    func files(_ checked: CheckedProgram) -> Set<GeneratedSwift.File> {
      Set(generateSwift(for: checked.graph, places: checked.places, routes: checked.routes).files)
    }
    let different = files(views).symmetricDifference(files(controllers))
    #expect(Set(different.map(\.name)) == [name + "SwiftUI.swift", name + "UIKit.swift"])
  }

  private func compare(_ name: String, with directory: URL) throws {
    try compare(try Samples.check(name), name, with: directory)
  }

  private func compare(_ checked: CheckedProgram, _ name: String, with directory: URL) throws {
    guard !checked.hasErrors else { return }
    try compare(Compiler.swift(for: checked), name, with: directory)
  }

  private func compare(_ output: GeneratedSwift, _ name: String, with directory: URL) throws {
    // The `extern` types of samples are written by hand.
    let committed = ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []).filter { $0 != "OwnTypes.swift" }
    let expected = Set(output.files.map(\.name))
    if ProcessInfo.processInfo.environment["NAVGRAPH_ACCEPT"] == "1" {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      for old in committed where old.hasSuffix(".swift") && !expected.contains(old) {
        try FileManager.default.removeItem(at: directory.appendingPathComponent(old))
      }
      for file in output.files {
        let target = directory.appendingPathComponent(file.name)
        if (try? Data(contentsOf: target)) != Data(file.text.utf8) {
          try Data(file.text.utf8).write(to: target)
          Issue.record("\(name)/\(file.name) has been rewritten")
        }
      }
      return
    }
    #expect(Set(committed.filter { $0.hasSuffix(".swift") }) == expected)
    for file in output.files {
      let text = try String(contentsOf: directory.appendingPathComponent(file.name), encoding: .utf8)
      #expect(text == file.text, "\(name)/\(file.name) is stale; NAVGRAPH_ACCEPT=1 rewrites it")
    }
  }

  /// The generated tests and rehearsals under `Generated/Tests/` are current.
  @Test(arguments: Samples.names) func hasFreshTests(_ name: String) throws {
    let checked = try Samples.check(name)
    guard !checked.hasErrors else { return }
    try compareTests(of: checked, module: name + "Generated", at: "Tests/" + name)
  }

  private func compareTests(of checked: CheckedProgram, module: String, at folder: String) throws {
    let output = Compiler.tests(for: checked, module: module)
    let directory = Samples.generated.appendingPathComponent(folder)
    let committed = Set((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? [])
    if ProcessInfo.processInfo.environment["NAVGRAPH_ACCEPT"] == "1" {
      for old in committed.subtracting(output.map(\.name)) {
        try FileManager.default.removeItem(at: directory.appendingPathComponent(old))
      }
      if !output.isEmpty { try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true) }
      for file in output {
        let target = directory.appendingPathComponent(file.name)
        if (try? Data(contentsOf: target)) != Data(file.text.utf8) {
          try Data(file.text.utf8).write(to: target)
          Issue.record("\(folder)/\(file.name) has been rewritten")
        }
      }
      return
    }
    #expect(committed == Set(output.map(\.name)))
    for file in output {
      let text = try String(contentsOf: directory.appendingPathComponent(file.name), encoding: .utf8)
      #expect(text == file.text, "\(folder)/\(file.name) is stale; NAVGRAPH_ACCEPT=1 rewrites it")
    }
  }
}
