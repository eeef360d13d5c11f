import NavGraphSwift
import Testing

/// Tests that traces are counted with the names in generated code.
@Suite struct TraceNamesTests {
  @Test(arguments: Samples.names) func areThoseOfTheCode(_ name: String) throws {
    let checked = try Samples.check(name)
    guard !checked.hasErrors, checked.graph.app != nil else { return }
    let names = traceNames(for: checked.graph, places: checked.places, routes: checked.routes)
    let text = generateSwift(for: checked.graph, places: checked.places, routes: checked.routes).files.map(\.text).joined()
    #expect(text.contains("static var fingerprint: String { \"\(names.fingerprint)\" }"))
    #expect(names.screens.count == checked.graph.screens.count && names.guards.count == checked.graph.guards.count)
    for screen in names.screens { #expect(text.contains("NavGraph.Record(\"\(screen)\")") || text.contains("transient(\"\(screen)\")")) }
    for modal in names.modals {
      #expect(text.contains("NavGraph.Record(\"\(modal.name)\")") || text.contains("transient(\"\(modal.name)\")"))
    }
  }
}
