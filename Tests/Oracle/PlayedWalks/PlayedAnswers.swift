import NavGraphSimulator

/// The app's answers in a walk: a quarter of the guards fail, half of the conditions are true, and
/// a third of the modals refuse dismissal. If `isSilent` is true, some answers are missing.
struct PlayedAnswers {
  let salt: Int
  let isSilent: Bool

  var answers: Simulator.Answers {
    var answers = Simulator.Answers()
    let (salt, isSilent) = (salt, isSilent)
    @Sendable func hash(of text: String) -> Int { text.utf8.reduce(salt) { ($0 &* 31 &+ Int($1)) & 0xFFFF } }
    answers.grants = { guardian in
      let number = hash(of: GuardKind.name(of: guardian.id, in: guardian.tables)) % 4
      return isSilent && number == 1 ? nil : number != 0
    }
    answers.holds = { hash(of: $0.description) % 2 == 0 }
    answers.mayGo = { modal in
      let number = hash(of: "\(modal)") % 3
      return isSilent && number == 1 ? nil : number != 0
    }
    return answers
  }
}
