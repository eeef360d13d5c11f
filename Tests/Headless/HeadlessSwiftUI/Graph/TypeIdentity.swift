/// Tells types apart.
struct TypeIdentity: Hashable {
  private let id: ObjectIdentifier

  #if hasFeature(Embedded)
  private final class Mark {}

  init(_ type: Any.Type) { id = ObjectIdentifier(Mark()) }
  #else
  init(_ type: Any.Type) { id = ObjectIdentifier(type) }
  #endif
}

/// The name of a type, in a record.
func nameOfType<Subject>(_ type: Subject.Type) -> String {
  #if hasFeature(Embedded)
  "type"
  #else
  String(describing: type)
  #endif
}
