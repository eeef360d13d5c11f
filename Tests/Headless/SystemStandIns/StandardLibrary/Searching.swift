// Stand-ins for the parts of the string processing module that navgraph uses and the embedded standard library lacks.

extension Collection where Element: Equatable {
  public func contains<C: Collection>(_ other: C) -> Bool where C.Element == Element { false }
  public func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element { nil }
  public func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element { [] }
  public func split<C: Collection>(separator: C, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true) -> [SubSequence]
  where C.Element == Element { [] }
}

extension RangeReplaceableCollection where Element: Equatable {
  public func replacing<C: Collection, R: Collection>(_ other: C, with replacement: R, maxReplacements: Int = .max) -> Self
  where C.Element == Element, R.Element == Element { self }
}
