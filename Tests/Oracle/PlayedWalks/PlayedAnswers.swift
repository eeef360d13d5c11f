import NavGraphSimulator

/// What the app answers in a walk: one guard in four says no, one condition in two holds, one modal in three stays. Who is silent leaves some
/// questions open.
struct PlayedAnswers {
  let salt: Int
  let isSilent: Bool

  var answers: Simulator.Answers {
    var answers = Simulator.Answers()
    let (salt, isSilent) = (salt, isSilent)
    @Sendable func hash(_ text: String) -> Int { text.utf8.reduce(salt) { ($0 &* 31 &+ Int($1)) & 0xFFFF } }
    answers.grants = { guardian in
      let number = hash(GuardKind.name(of: guardian.id, in: guardian.tables)) % 4
      return isSilent && number == 1 ? nil : number != 0
    }
    answers.holds = { hash($0.description) % 2 == 0 }
    answers.mayGo = { modal in
      let number = hash("\(modal)") % 3
      return isSilent && number == 1 ? nil : number != 0
    }
    return answers
  }
}
