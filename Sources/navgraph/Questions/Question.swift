import NavGraphCommandLine
import NavGraphSyntax

/// A question that `query` answers, with the name that it is about.
enum Question {
  /// The transitions that lead to a content.
  case to(String)
  /// The transitions that lead from a content.
  case from(String)
  /// The screens that can be shown although a guard doesn't succeed.
  case withoutGuard(String)
  /// The screens that no deep link opens.
  case withoutLink
  /// The screens and modals that the user can't leave.
  case deadEnds

  /// The names of the questions on the command line.
  enum Word: String, CaseIterable {
    case to, from
    case withoutGuard = "without-guard"
    case withoutLink = "without-link"
    case deadEnds = "dead-ends"

    /// The description of the operand; nil if there is none.
    var operand: String? {
      switch self {
      case .to, .from: "the name of a screen, container, modal, or alert"
      case .withoutGuard: "the name of a guard"
      case .withoutLink, .deadEnds: nil
      }
    }
  }

  /// The name of the question on the command line.
  var word: Word {
    switch self {
    case .to: .to
    case .from: .from
    case .withoutGuard: .withoutGuard
    case .withoutLink: .withoutLink
    case .deadEnds: .deadEnds
    }
  }

  /// The name of the declaration that the question is about; nil if there is none.
  var name: String? {
    switch self {
    case .to(let name), .from(let name), .withoutGuard(let name): name
    case .withoutLink, .deadEnds: nil
    }
  }

  /// Parses a question from the first one or two words, and removes them. Throws a usage error.
  init(parsing words: inout ArraySlice<String>) throws(Failure) {
    let all = Word.allCases.map(\.rawValue)
    guard let first = words.popFirst() else {
      throw .usage("query needs a question: " + all.joined(separator: ", "), help: "\(Executable.name) query to NoteList")
    }
    guard let word = Word(rawValue: first) else {
      let near = Spelling.nearest(to: first, among: all)
      throw .usage(
        "there is no question \(first)",
        help: near.map { "did you mean \($0)?" } ?? "the questions are " + all.joined(separator: ", "))
    }
    let name = word.operand == nil ? nil : words.popFirst()
    guard let question = Question(word: word, name: name) else {
      throw .usage("`query \(word.rawValue)` needs \(word.operand ?? "")", help: "\(Executable.name) query \(word.rawValue) NAME")
    }
    self = question
  }

  /// Creates a question; nil if its name is missing.
  init?(word: Word, name: String?) {
    switch (word, name) {
    case (.to, let name?): self = .to(name)
    case (.from, let name?): self = .from(name)
    case (.withoutGuard, let name?): self = .withoutGuard(name)
    case (.withoutLink, _): self = .withoutLink
    case (.deadEnds, _): self = .deadEnds
    case (.to, nil), (.from, nil), (.withoutGuard, nil): return nil
    }
  }
}
