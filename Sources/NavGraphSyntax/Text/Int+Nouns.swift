extension Int {
  /// Returns the number with a noun: `1 file`, `3 files`.
  package func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
