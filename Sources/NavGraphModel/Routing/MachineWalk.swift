/// The machine of a language on a walk over one alphabet: sets of its states get numbers as they are met, and each step is taken once.
///
/// A walk through several machines comes to the same set of one of them again and again, each time with other sets of the others.
struct MachineWalk {
  private let machine: LanguageMachine
  private let alphabet: [UInt32]
  private var sets: [[Int]] = []
  private var numbers: [[Int]: Int] = [:]
  private var accepting: [Bool] = []
  /// By set, then by letter; -1 where the step has not been taken, empty where none has.
  private var steps: [[Int32]] = []
  /// How many more steps are remembered, so that a large machine can't fill the memory.
  private var room = 1 << 20

  /// The set without states: no word goes on from here.
  static let nowhere = 0
  private(set) var start = nowhere

  init(_ machine: LanguageMachine, _ alphabet: [UInt32]) {
    self.machine = machine
    self.alphabet = alphabet
    _ = number([])
    start = number(machine.start)
  }

  /// The number of the set after `alphabet[letter]`.
  mutating func step(_ set: Int, _ letter: Int) -> Int {
    if set == MachineWalk.nowhere { return set }
    if !steps[set].isEmpty {
      let known = steps[set][letter]
      if known >= 0 { return Int(known) }
    } else if room >= alphabet.count {
      room -= alphabet.count
      steps[set] = Array(repeating: -1, count: alphabet.count)
    }
    let next = number(machine.step(sets[set], alphabet[letter]))
    if !steps[set].isEmpty { steps[set][letter] = Int32(truncatingIfNeeded: next) }
    return next
  }

  /// Whether a word may end there.
  func accepts(_ set: Int) -> Bool { accepting[set] }

  private mutating func number(_ set: [Int]) -> Int {
    if let known = numbers[set] { return known }
    let number = sets.count
    numbers[set] = number
    sets.append(set)
    accepting.append(machine.accepts(set))
    steps.append([])
    return number
  }
}
