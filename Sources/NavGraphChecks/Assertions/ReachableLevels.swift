import NavGraphModel
import NavGraphSyntax

/// The places that can be shown at all: from the start of the app, with every link and every answer of guards. It contains what can be
/// under a place, and what each unit can be presented over.
struct ReachableLevels {
  struct Beneath {
    var place: Int32
    var trace: Int32
  }
  struct Presenter {
    var level: StackSymbol?
    var state: State
    var cause: StateTransition.Cause
    var trace: Int32
  }
  /// The node that first showed each place, and its trace, or -1 for none. Indexed by place number.
  private var reached: [Int32]
  private var traces: [Int32]
  /// Whether each place may be visible as the lowest of its slot, and on another screen. Indexed by place number.
  private var levels: [(isLowest: Bool, isPushed: Bool)]
  /// The places that each place was put on.
  private var pairs: [[Beneath]]
  /// The places that each place has replaced in a stack.
  private var aliases: [[Int32]]
  private(set) var presenters: [[Presenter]]

  init(places: Int, units: Int) {
    reached = Array(repeating: -1, count: places)
    traces = reached
    levels = Array(repeating: (false, false), count: places)
    pairs = Array(repeating: [], count: places)
    aliases = Array(repeating: [], count: places)
    presenters = Array(repeating: [], count: units)
  }

  mutating func reach(_ place: Int32, node: Int32, trace: Int32) {
    if reached[Int(place)] >= 0 { return }
    reached[Int(place)] = node
    traces[Int(place)] = trace
  }

  mutating func show(_ place: Int32, isPushed: Bool) {
    if isPushed { levels[Int(place)].isPushed = true } else { levels[Int(place)].isLowest = true }
  }

  /// Whether a place may be visible as the lowest of its slot, or on another screen.
  func shows(_ place: Int32, isPushed: Bool) -> Bool { isPushed ? levels[Int(place)].isPushed : levels[Int(place)].isLowest }

  func node(of place: Int32) -> Int32? { reached[Int(place)] < 0 ? nil : reached[Int(place)] }

  func trace(of place: Int32) -> Int32? { reached[Int(place)] < 0 ? nil : traces[Int(place)] }

  mutating func pair(above: Int32, with place: Int32, trace: Int32) {
    if pairs[Int(above)].last?.place == place { return }
    pairs[Int(above)].append(Beneath(place: place, trace: trace))
  }

  mutating func alias(_ place: Int32, to other: Int32) {
    if aliases[Int(place)].last != other { aliases[Int(place)].append(other) }
  }

  mutating func present(
    _ unit: PresentationContextID, over level: StackSymbol?, in state: State, by cause: StateTransition.Cause, trace: Int32
  ) {
    presenters[unit.index].append(Presenter(level: level, state: state, cause: cause, trace: trace))
  }

  /// Returns all places that can be directly under a place.
  func beneath(_ place: Int32) -> [Beneath] {
    if aliases[Int(place)].isEmpty { return pairs[Int(place)] }
    var seen: Set<Int32> = [place]
    var open = [place]
    var found: Set<Int32> = []
    var result: [Beneath] = []
    while let next = open.popLast() {
      for pair in pairs[Int(next)] where found.insert(pair.place).inserted { result.append(pair) }
      for alias in aliases[Int(next)] where seen.insert(alias).inserted { open.append(alias) }
    }
    return result
  }
}
