import NavGraphModel
import NavGraphSimulator

/// An entry point of the app, as a row of a list: a pattern of a route or an alias, or an entry.
package struct EntryPoint: Sendable {
  package enum Kind: Hashable, Sendable {
    case pattern(PatternID)
    case entry(EntryID)
  }

  /// A value that the entry point passes to the app.
  package struct Value: Hashable, Sendable {
    package enum Place: String, Sendable { case host, path, query, fragment, payload, constant }
    package var name: String
    /// The source text of the type, without the `?` of an optional value.
    package var type: String
    package var isOptional: Bool
    package var place: Place
    /// The key of the value in the query, or nil.
    package var key: String?
    /// The form of the text, such as `hex 40`, or nil.
    package var form: String?
    /// The constant value of an alias, or nil.
    package var constant: CarriedText?
  }

  /// The target on some kinds of devices.
  package struct Target: Hashable, Sendable {
    /// The branch, such as `when beta` or `otherwise`, or nil for a link without branches.
    package var branch: String?
    /// The kinds of devices, or empty for all that have no other target.
    package var idioms: Idioms
    /// The source text of the target, or `stay` for a branch that opens nothing.
    package var text: String
  }

  package var kind: Kind
  /// The source text of the pattern, or the identifier of an entry.
  package var text: String
  /// The first pattern of the route, for an alias.
  package var aliasOf: String?
  package var values: [Value]
  package var targets: [Target]
  /// The hosts and schemes to which the route is restricted, or empty for all of the app.
  package var hosts: [String]
  package var schemes: [String]
  package var policy: App.LinkPolicy
  /// The number of seconds for which the link may wait, or nil for no limit.
  package var expiry: Int?
  /// Whether the route or entry declares the policy itself.
  package var hasOwnPolicy: Bool
  /// A URL that opens the pattern, or nil for entries.
  package var example: Result<ExampleURL, ExampleURL.Missing>?
  /// The guards that are evaluated, and the state after the link, at a cold start with the values of the example, or nil if the link isn't
  /// followed (`EntryPoints.nodeBudget`).
  package var guards: [String]?
  package var state: [String]?
  package var file: String
  package var line: Int

  /// Returns the target on a kind of device, with all branches.
  package func target(on idiom: Idioms) -> String {
    var branches: [String?] = []
    for target in targets where !branches.contains(target.branch) { branches.append(target.branch) }
    let all = branches.compactMap { branch -> String? in
      let own = targets.filter { $0.branch == branch }
      let chosen = own.first { $0.idioms.contains(idiom) && !$0.idioms.isEmpty } ?? own.first { $0.idioms.isEmpty }
      return chosen.map { (branch.map { $0 + " -> " } ?? "") + $0.text }
    }
    return all.joined(separator: "; ")
  }
}
