import NavGraphModel
import NavGraphSimulator

/// One way into the app, as a list of them shows it: a pattern of a route or of an alias, or an entry.
package struct Entrance: Sendable {
  package enum Kind: Hashable, Sendable {
    case pattern(PatternID)
    case entry(EntryID)
  }

  /// A value that it carries.
  package struct Value: Hashable, Sendable {
    package enum Place: String, Sendable { case host, path, query, fragment, payload, constant }
    package var name: String
    /// As the author would write it, without a `?` for one that may be absent.
    package var type: String
    package var isOptional: Bool
    package var place: Place
    /// The key that carries it in the query.
    package var key: String?
    /// What its text looks like, if the pattern says so: `hex 40`.
    package var form: String?
    /// What an alias fixes it to.
    package var constant: CarriedText?
  }

  /// Where it leads on some kinds of devices, in the author's words.
  package struct Target: Hashable, Sendable {
    /// Of one of several branches, `when beta` or `otherwise`; nil for a link without branches.
    package var branch: String?
    /// Empty: every kind that has no target of its own.
    package var idioms: Idioms
    /// `stay` for a branch that opens nothing.
    package var text: String
  }

  package var kind: Kind
  /// The pattern as the author wrote it; of an entry its identifier.
  package var text: String
  /// Of an alias, the first pattern of its route.
  package var aliasOf: String?
  package var values: [Value]
  package var targets: [Target]
  /// What it is narrowed to; empty: every one of the app.
  package var hosts: [String]
  package var schemes: [String]
  package var policy: App.LinkPolicy
  /// How many seconds it may wait; nil: as long as it has to.
  package var expiry: Int?
  /// It says so itself, rather than the app.
  package var hasOwnPolicy: Bool
  /// A URL that opens it; nil for entries.
  package var example: Result<ExampleURL, ExampleURL.Missing>?
  /// The guards that are asked on the way, and the state that it leads to, on a cold start with the values of the example; nil if the link
  /// isn't followed (`Entrances.room`).
  package var guards: [String]?
  package var state: [String]?
  package var file: String
  package var line: Int

  /// Where it leads on a kind of device, with each of its branches.
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
