/// A function that plants a defect of one code, or its valid neighbor.
///
/// Both use the same random choices and differ only in the subject of the rule.
struct Planter: Sendable {
  let code: Int
  let name: String
  /// Other codes that the defect also causes, for the reason next to the planter.
  var also: Set<Int> = []
  /// The number of programs to try, and the minimum number of them with a site for the defect.
  var programs = 40
  var least = 30
  /// Plants the defect. Returns false if the program has no site. The line of the diagnostic ends with `Draft.mark`, also in the neighbor.
  let plant: @Sendable (inout Draft, _ isWrong: Bool) -> Bool

  static let all: [Planter] = containers + tabs + splits + steps + modals + bars + flow + guards + routes + style
}
