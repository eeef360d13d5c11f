import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// Every kind of finding that navgraph makes.
enum Catalogue {
  static let rules: [Rule] = (SyntaxRules.all + ModelRules.all).sorted { $0.code < $1.code }
}
