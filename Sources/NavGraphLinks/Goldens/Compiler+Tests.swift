import NavGraphCompiler
import NavGraphSwift

extension Compiler {
  /// Returns the tests of a checked program, for the module with that name, or else with the app's name.
  package static func tests(for checked: CheckedProgram, module: String? = nil) -> [GeneratedSwift.File] {
    generateTests(for: checked.graph, places: checked.places, routes: checked.routes, module: module)
  }
}
