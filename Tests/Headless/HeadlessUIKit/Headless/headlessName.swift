/// The name of a thing in a record.
func headlessName(_ object: AnyObject?) -> String {
  #if hasFeature(Embedded)
  "object"
  #else
  object.map { String(describing: type(of: $0)) } ?? "nil"
  #endif
}
