extension HeadlessFaults {
  /// Returns no faults, three faults of each callback, and four random mixtures.
  public static func each(of callbacks: [HeadlessCallback]) -> [HeadlessFaults] {
    let faults: [HeadlessFault] = [.lost, .twice, .tooLate]
    return [.none] + callbacks.flatMap { callback in faults.map { .calls(of: callback, are: $0, oneIn: 1) } }
      + (1...4).map { .dice($0, among: callbacks) }
  }
}
