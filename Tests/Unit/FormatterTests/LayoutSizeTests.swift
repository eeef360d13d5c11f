import Testing

@testable import NavGraphSyntax

/// Tests of the memory that the layout of a file needs.
@Suite struct LayoutSizeTests {
  /// The layout has a value of each type for each token, and a hostile file of ten megabytes has ten million tokens.
  @Test func valuesForTokensAreSmall() {
    #expect(MemoryLayout<TokenLayout.Placement>.stride <= 16)
    #expect(MemoryLayout<Gap>.stride <= 16)
  }
}
