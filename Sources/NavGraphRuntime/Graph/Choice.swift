nonisolated extension NavGraph {
  /// The tabs of a tab bar or the pages of a container, in their order. Generated code has one such enumeration for each container.
  public nonisolated protocol Choice: RawRepresentable, Hashable, Sendable, CaseIterable where RawValue == String, AllCases == [Self] {}
}

nonisolated extension NavGraph.Choice {
  /// The index of this tab or page in actions, targets, and shapes, which is the position of its case.
  public var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
