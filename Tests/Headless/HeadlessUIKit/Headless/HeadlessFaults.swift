/// The selection of callbacks that fail, and their faults. The selection is deterministic.
public enum HeadlessFaults: Sendable, Hashable {
  case none
  /// One in every `oneIn` calls of a callback, beginning with the first.
  case calls(of: HeadlessCallback, are: HeadlessFault, oneIn: Int)
  /// About one in four calls of `among`. The seed determines the calls and their faults.
  case dice(UInt64, among: [HeadlessCallback])

  func fault(of callback: HeadlessCallback, call number: Int) -> HeadlessFault {
    switch self {
    case .none: return .none
    case .calls(let kind, let fault, let distance): return kind == callback && number % max(1, distance) == 0 ? fault : .none
    case .dice(let seed, let kinds):
      guard kinds.contains(callback), let kind = HeadlessCallback.allCases.firstIndex(of: callback) else { return .none }
      var roll = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(kind) &* 0xBF58_476D_1CE4_E5B9 &+ UInt64(number) &* 0x94D0_49BB_1331_11EB
      roll = (roll ^ (roll >> 30)) &* 0xBF58_476D_1CE4_E5B9
      roll ^= roll >> 27
      guard roll % 4 == 0 else { return .none }
      return HeadlessFault.allCases[1 + Int((roll >> 8) % UInt64(HeadlessFault.allCases.count - 1))]
    }
  }
}

extension HeadlessFaults {
  /// Returns no faults, three faults of each callback, and four random mixtures.
  public static func each(of callbacks: [HeadlessCallback]) -> [HeadlessFaults] {
    let faults: [HeadlessFault] = [.lost, .twice, .tooLate]
    return [.none] + callbacks.flatMap { callback in faults.map { .calls(of: callback, are: $0, oneIn: 1) } }
      + (1...4).map { .dice($0, among: callbacks) }
  }
}

/// A fault of a callback. No fact documents one, but generated code may not hang.
public enum HeadlessFault: Sendable, CaseIterable {
  case none, lost, twice, late
  /// The callback arrives after its receiver has stopped waiting.
  case tooLate

  @MainActor package func call(_ work: @escaping @MainActor () -> Void) {
    switch self {
    case .none: work()
    case .lost: break
    case .twice:
      work()
      work()
    case .late: Headless.clock.schedule(after: 2, work)
    case .tooLate: Headless.clock.schedule(after: 7, work)
    }
  }
}
