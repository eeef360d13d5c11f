import NavGraphCompiler

extension JSON {
  /// Creates JSON by reflection. Structures become objects in the order of their properties, without those that are nil.
  ///
  /// Foundation's encoder would do the same, but the compiler doesn't use Foundation.
  init(_ value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let number as Int: self = .number(number)
    case let flag as Bool: self = .bool(flag)
    default:
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .optional: self = mirror.children.first.map { JSON($0.value) } ?? .null
      case .collection: self = .array(mirror.children.map { JSON($0.value) })
      default:
        self = .object(
          mirror.children.compactMap { label, value in
            let member = JSON(value)
            if case .null = member { return nil }
            return (label ?? "", member)
          })
      }
    }
  }
}
