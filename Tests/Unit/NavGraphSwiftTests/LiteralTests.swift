import Testing

@testable import NavGraphSwift

/// Tests of Swift literals for values in a graph.
@Suite struct LiteralTests {
  /// An integer that isn't representable as a `Double` would cause a warning in the app.
  @Test(arguments: [
    ("9007199254740993", "9007199254740992.0"), ("9007199254740992", "9007199254740992.0"), ("-9007199254740993", "-9007199254740992.0"),
    ("3", "3.0"), ("9223372036854775807", "9.223372036854776e+18"),
  ])
  func wholeNumbersForADouble(_ written: String, _ literal: String) {
    let (checked, output) = Samples.generate(
      """
      app A { platform iOS 16; root stack Home }
      type Weight = Double
      screen Home { on go -> push Scale(weight: \(written), plain: \(written), count: \(written)) }
      screen Scale(weight: Weight, plain: Double?, count: Int) { title "Scale" }
      """)
    #expect(checked.diagnostics.map(\.message) == [])
    let text = output.files.map(\.text).joined()
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("weight: Weight(rawValue: \(literal)), plain: \(literal), count: \(written)"), "\(text)")
  }
}
