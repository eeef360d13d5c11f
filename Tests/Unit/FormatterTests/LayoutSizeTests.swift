import Testing

@testable import NavGraphSyntax

/// The memory of the layout of a file.
@Suite struct LayoutSizeTests {
  /// There is a value of each type for each token, and a hostile file of ten megabytes has ten million tokens.
  @Test func valuesForTokensAreSmall() {
    #expect(MemoryLayout<TokenLayout.Placement>.stride <= 16)
    #expect(MemoryLayout<Gap>.stride <= 16)
  }
}
