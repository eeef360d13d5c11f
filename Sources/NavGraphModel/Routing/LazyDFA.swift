/// A deterministic run of a language's machine over one alphabet: sets of states get numbers, and each step is computed once.
///
/// A search through several machines reaches the same set of one machine many times.
struct LazyDFA {
  private let machine: NFA
  private let alphabet: [UInt32]
  private var sets: [[Int]] = []
  private var numbers: [[Int]: Int] = [:]
  private var accepting: [Bool] = []
  /// The next set, indexed by set and letter; -1 if it isn't computed yet. Unused sets have empty rows.
  private var steps: [[Int32]] = []
  /// The number of steps that can still be stored, so that a large machine can't exhaust the memory.
  private var room = 1 << 20

  /// The empty set, from which no word continues.
  static let nowhere = 0
  private(set) var start = nowhere

  init(of machine: NFA, over alphabet: [UInt32]) {
    self.machine = machine
    self.alphabet = alphabet
    _ = number(of: [])
    start = number(of: machine.start)
  }

  /// Returns the number of the set after `alphabet[letter]`.
  mutating func step(from set: Int, reading letter: Int) -> Int {
    if set == LazyDFA.nowhere { return set }
    if !steps[set].isEmpty {
      let known = steps[set][letter]
      if known >= 0 { return Int(known) }
    } else if room >= alphabet.count {
      room -= alphabet.count
      steps[set] = Array(repeating: -1, count: alphabet.count)
    }
    let next = number(of: machine.step(from: sets[set], reading: alphabet[letter]))
    if !steps[set].isEmpty { steps[set][letter] = Int32(truncatingIfNeeded: next) }
    return next
  }

  /// Whether a word can end at a set.
  func accepts(_ set: Int) -> Bool { accepting[set] }

  private mutating func number(of set: [Int]) -> Int {
    if let known = numbers[set] { return known }
    let number = sets.count
    numbers[set] = number
    sets.append(set)
    accepting.append(machine.accepts(set))
    steps.append([])
    return number
  }
}
