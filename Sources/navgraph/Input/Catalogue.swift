import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// Every kind of finding that navgraph makes.
enum Catalogue {
  static let rules: [Rule] = (SyntaxRules.all + ModelRules.all + [.importNotFound]).sorted { $0.code < $1.code }
}
