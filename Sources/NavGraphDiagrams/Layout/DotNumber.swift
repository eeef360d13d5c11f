/// Formats numbers for Graphviz, independent of the locale.
enum DotNumber {
  static func text(of number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let size = hundredths.magnitude
    let rest = size % 100
    return (hundredths < 0 ? "-" : "") + "\(size / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
