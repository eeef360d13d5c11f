nonisolated extension NavGraph {
  /// The tabs of a tab bar or the pages of a set, in their order. Generated code has one such enumeration for each.
  public nonisolated protocol Choice: RawRepresentable, Hashable, Sendable, CaseIterable where RawValue == String, AllCases == [Self] {}
}

nonisolated extension NavGraph.Choice {
  /// The position by which actions, targets, and shapes name this tab or page. It follows from the order of the cases.
  public var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
