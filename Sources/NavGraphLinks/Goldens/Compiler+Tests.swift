import NavGraphCompiler
import NavGraphSwift

extension Compiler {
  /// The tests of a checked program, on its module of that name; the app's own name if there is none.
  package static func tests(_ checked: Checked, module: String? = nil) -> [GeneratedSwift.File] {
    generateTests(for: checked.graph, checked.places, checked.routes, module: module)
  }
}
