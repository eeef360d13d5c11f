/// Plants one defect of one code, or its legal neighbour.
///
/// Both are made from the same throws of dice and differ in the one thing that the rule is about.
struct Planter: Sendable {
  let code: Int
  let name: String
  /// Codes that the same defect brings besides, with the reason beside the planter.
  var also: Set<Int> = []
  /// On how many programs it is tried, and in how many of them it finds a place, at least.
  var programs = 40
  var least = 30
  /// Says whether there is a place in that program. The line of the finding ends with `Draft.mark`, in the neighbour too.
  let plant: @Sendable (inout Draft, _ isWrong: Bool) -> Bool

  static let all: [Planter] = containers + tabs + splits + steps + modals + bars + flow + guards + routes + style
}
