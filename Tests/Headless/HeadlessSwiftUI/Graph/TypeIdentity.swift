/// The identity of a type.
struct TypeIdentity: Hashable {
  private let id: ObjectIdentifier

  #if hasFeature(Embedded)
  private final class Mark {}

  init(_ type: Any.Type) { id = ObjectIdentifier(Mark()) }
  #else
  init(_ type: Any.Type) { id = ObjectIdentifier(type) }
  #endif
}

/// Returns the name of a type for a record.
func nameOfType<Subject>(_ type: Subject.Type) -> String {
  #if hasFeature(Embedded)
  "type"
  #else
  String(describing: type)
  #endif
}
