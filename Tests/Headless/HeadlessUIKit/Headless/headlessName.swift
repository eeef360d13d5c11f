/// Returns the name of an object for a record.
func headlessName(_ object: AnyObject?) -> String {
  #if hasFeature(Embedded)
  "object"
  #else
  object.map { String(describing: type(of: $0)) } ?? "nil"
  #endif
}
