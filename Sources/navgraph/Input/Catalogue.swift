import NavGraphChecks
import NavGraphModel
import NavGraphSyntax

/// Every kind of finding that navgraph makes.
enum Catalogue {
  static let rules: [Rule] = (SyntaxRules.all + ModelRules.all + CheckRules.all).sorted { $0.code < $1.code }
}
