import NavGraphRuntime

extension NavGraph {
  /// What is in the field of the alert on a layer; the next alert begins with its own text.
  struct TypedText {
    private var alert: NodeID?
    private var text = ""

    subscript(in id: NodeID, beginningWith initial: String) -> String {
      get { alert == id ? text : initial }
      set {
        alert = id
        text = newValue
      }
    }
  }
}
