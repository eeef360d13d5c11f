import Foundation
import Repository

/// The part of `Grammar/navgraph.ebnf` that coverage needs: productions, with the words in quotes.
struct Grammar {
  var productions: [(name: String, words: [String])] = []

  init() throws {
    let text = try Repository.text(at: "Grammar/navgraph.ebnf")
      .replacing(/\(\*(?s:.)*?\*\)/, with: "")
    for match in text.matches(of: /(?m)^ ?([A-Z][A-Za-z]*) *= ((?s:.)*?) ;$/) {
      let words = match.2.matches(of: /"([a-z]+)"/).map { String($0.1) }
      productions.append((String(match.1), words))
    }
  }
}
