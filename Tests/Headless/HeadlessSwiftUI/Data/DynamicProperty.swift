/// A property of a view whose value affects what the view shows.
@available(iOS 13.0, *) @preconcurrency public protocol DynamicProperty {
  mutating func update()
}

@available(iOS 13.0, *) extension DynamicProperty {
  public mutating func update() {}
}
