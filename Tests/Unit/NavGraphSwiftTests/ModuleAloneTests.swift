import Foundation
import NavGraphCompiler
import NavGraphModel
import NavGraphSwift
import NavGraphSyntax
import Repository
import Testing

/// Tests of modules with `needs`: generating a module alone has the same result as generating it from the whole program.
@Suite struct ModuleAloneTests {
  private static func check(_ files: [(name: String, text: String)]) -> CheckedProgram {
    Compiler.check(Compiler.parse(files.map { SourceFile(path: $0.name + ".navgraph", text: $0.text) }))
  }

  private static func files(_ checked: CheckedProgram, _ module: String, _ layout: OutputLayout) throws -> [GeneratedSwift.File] {
    let graph = checked.graph
    let id = try #require(graph.declaredModules.first { graph.text(of: graph.modules[$0].name) == module })
    return Compiler.swift(for: checked, layout: layout, module: id).files
  }

  /// Compares each module alone with the whole program, in code and diagnostics. The first of `files` is the app's, followed by one for
  /// each module.
  private static func compare(_ files: [(name: String, text: String)]) throws {
    let whole = check(files)
    #expect(whole.diagnostics.filter { $0.severity == .error }.map(\.message) == [], "\(files.map(\.text).joined(separator: "\n"))")
    for file in files.dropFirst() {
      let alone = check([file])
      #expect(alone.graph.isAlone && !alone.hasErrors, "\(file.name): \(alone.diagnostics.map(\.message)) in\n\(file.text)")
      let known = Set(whole.diagnostics.map { [$0.message, place($0, whole)] })
      for diagnostic in alone.diagnostics {
        #expect(known.contains([diagnostic.message, place(diagnostic, alone)]), "\(file.name): \(diagnostic.code) \(diagnostic.message)")
      }
      for layout in [OutputLayout.flows, .sources] {
        let one = try Self.files(alone, file.name, layout)
        // For builds, the whole program writes a file for each of its sources.
        let names = Set(one.map(\.name))
        let other = try Self.files(whole, file.name, layout).filter { layout == .flows || names.contains($0.name) }
        #expect(!one.isEmpty && one.map(\.name) == other.map(\.name), "\(file.name)")
        for (one, other) in zip(one, other) { #expect(one.text == other.text, "\(one.name)\n\(file.text)") }
      }
    }
  }

  private static func place(_ diagnostic: Diagnostic, _ checked: CheckedProgram) -> String {
    let range = diagnostic.primary.range
    return "\(checked.graph.files[Int(range.file.index)].path):\(range.start)"
  }

  // MARK: Programs

  @Test func m5_theSample() throws {
    let folder = Repository.url(at: "Samples/Modules")
    try Self.compare(
      ["Modules", "Payments", "Rides"].map { name in
        (name, try String(contentsOf: folder.appendingPathComponent(name + ".navgraph"), encoding: .utf8))
      })
    #expect(
      Self.check([("Rides", try String(contentsOf: folder.appendingPathComponent("Rides.navgraph"), encoding: .utf8))]).diagnostics == [])
  }

  /// A program with everything that a module can contain, in separate files.
  @Test(arguments: ["uikit", "swiftui", "uikit, swiftui"]) func m5_everything(_ output: String) throws {
    let parts = ModuleSwiftTests.program.replacing("OUTPUT", with: output).components(separatedBy: "\n\nmodule ")
    let needs = """
      needs output \(output)
      needs type Receipt = String from Base
      needs type Rate = Double from Base
      needs enum Kind { work, default, leisure = "l" } from Base
      needs extern type Photo from Base
      needs modal Payment(cents: Int) returns Receipt
      needs screen Paid(receipt: Receipt)
      """
    var trips = "module " + parts[2].replacing("Trips\n", with: "Trips\n\(needs)\n", maxReplacements: 1)
    // The enumeration of an alert's buttons belongs to the alert's module.
    trips = trips.replacing("present Sure(", with: "present Certain(")
    trips +=
      "\nalert Certain(name: String) { title \"{name}?\"; field name \"Name\"; button yes \"Yes\" returns name; button no \"No\" cancel }\n"
    try Self.compare([
      ("Travel", parts[0]), ("Base", "module " + parts[1].replacing("Base\n", with: "Base\nneeds output \(output)\n", maxReplacements: 1)),
      ("Trips", trips),
    ])
  }

  /// Programs with names that Swift, the app, or another module also declares.
  static let clashes: [(name: String, text: String)] = [
    (
      "App",
      """
      app Item { platform iOS 16; root stack Home; output OUTPUT }
      extern type Sketch
      type _open = Int
      screen Home { on go -> push item(id: 1); on other -> push Item(name: "a", Result: .good); on w -> push window; on a -> push Account }
      screen Account { on x(value: _open) -> pop }
      """
    ),
    (
      "Right",
      """
      module Right
      needs output OUTPUT
      needs guard adult
      needs condition online
      enum Result { good, bad }
      extern type String_
      guard mayOpen(Result: Result)
      screen Item(name: String, Result: Result) requires adult {
        on result(Result: Result, name: String) requires mayOpen(Result) { when online -> pop; otherwise -> stay }
        on events anchored -> pop
      }
      """
    ),
    (
      "Left",
      """
      module Left
      needs output OUTPUT
      needs screen Item(name: String, Result: Result)
      needs enum Result { good, bad } from Right
      needs extern type String_ from Right
      type Window = Int
      screen item(id: Int) {
        on _open(Result: Result, guards: Int) -> push Item(name: "b", Result)
        on Left(value: String_) -> pop
        on again(left: Window) -> push item(id: 2)
      }
      screen window
      """
    ),
    (
      "Third",
      """
      module Third
      needs output OUTPUT
      guard adult
      condition online
      screen left
      """
    ),
  ]

  @Test(arguments: ["uikit", "swiftui", "uikit, swiftui"]) func m5_clashes(_ output: String) throws {
    let files = Self.clashes.map { ($0.name, $0.text.replacing("OUTPUT", with: output)) }
    try Self.compare(files)
    let own = ["Right": "public nonisolated struct String_: Hashable, Sendable { public init() {} }"]
    let complaints = try CompiledSwift.complaints(
      of: Self.check(files), modules: own, beside: "struct Sketch: Hashable, Sendable {}")
    #expect(complaints == "", "\(output)")
  }

  @Test(arguments: 0..<60) func m5_randomOnes(_ seed: UInt64) throws {
    var maker = ModulesMaker(seed)
    try Self.compare(maker.files())
  }
}
