import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let nameOfThing = Rule(
    number: 1001, severity: .off, summary: "type, screen or container that isn't in UpperCamelCase",
    rationale: """
      Types, screens and containers become types and cases in Swift, next to the types of your app. A capital first letter and no \
      underscores distinguish them from events, tabs and parameters.
      """,
    failing: """
      app Shop {
        root stack cart_list
      }
      screen cart_list
      """,
    corrected: """
      app Shop {
        root stack CartList
      }
      screen CartList
      """)

  static let nameOfDetail = Rule(
    number: 1002, severity: .off, summary: "event, tab, parameter, guard or condition that isn't in lowerCamelCase",
    rationale: """
      Events, tabs, parameters, guards, conditions, buttons, fields and cases become members in Swift, with a lowercase first letter and \
      no underscores.
      """,
    failing: """
      app Shop {
        root stack CartList
      }
      screen CartList {
        on Open_item -> push Item
      }
      screen Item
      """,
    corrected: """
      app Shop {
        root stack CartList
      }
      screen CartList {
        on openItem -> push Item
      }
      screen Item
      """)

  static let nameRepeatsKind = Rule(
    number: 1004, severity: .off, summary: "name that repeats its kind",
    rationale: """
      `screen CartScreen` repeats the keyword, and generated code repeats it again. The keyword before the name, and the type in Swift, \
      already specify the kind.
      """,
    failing: """
      app Shop {
        root stack CartScreen
      }
      screen CartScreen
      """,
    corrected: """
      app Shop {
        root stack Cart
      }
      screen Cart
      """)
}

extension Checker {
  func checkNames() {
    for thing in namedThings() {
      let name = graph.text(of: thing.name)
      let rule: Rule = thing.isCapital ? .nameOfThing : .nameOfDetail
      if runs(rule), !isCamel(name, isCapital: thing.isCapital) {
        let better = camel(name, isCapital: thing.isCapital)
        report(
          Diagnostic(
            rule, message: "the \(thing.kind) `\(name)` isn't in \(thing.isCapital ? "UpperCamelCase" : "lowerCamelCase")",
            at: nameRange(of: thing),
            label: better.map { "`\($0)`?" } ?? "", help: better.map { ["write `\($0)`, here and in every reference"] } ?? []))
      }
      guard runs(.nameRepeatsKind), let word = thing.repeats.first(where: { ends(name, with: $0) }) else { continue }
      report(
        Diagnostic(
          .nameRepeatsKind, message: "the \(thing.kind) `\(name)` repeats its kind", at: nameRange(of: thing), label: "`\(word)`",
          help: ["write `\(name.dropLast(word.count))`, here and in every reference"]))
    }
  }

  /// Whether a name is in UpperCamelCase or lowerCamelCase. Letters without case may begin either.
  private func isCamel(_ name: String, isCapital: Bool) -> Bool {
    guard let first = name.first else { return true }
    return !name.contains("_") && !(isCapital ? first.isLowercase : first.isUppercase)
  }

  private func camel(_ name: String, isCapital: Bool) -> String? {
    let words = name.split(separator: "_")
    guard !words.isEmpty else { return nil }
    return words.enumerated().map { index, word in
      index == 0 && !isCapital ? word.prefix(1).lowercased() + word.dropFirst() : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }

  /// Whether the name ends with a separate word, and is longer than it.
  private func ends(_ name: String, with word: String) -> Bool {
    guard name.count > word.count, name.hasSuffix(word) else { return false }
    // `VC` is a separate word in `DeepVC`, but may not be one in `RPVC`.
    return word.contains(where: \.isLowercase) || name.dropLast(word.count).last?.isUppercase == false
  }
}
