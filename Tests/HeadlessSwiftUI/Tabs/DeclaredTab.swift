/// A tab as it is declared.
struct DeclaredTab {
  let value: AnyHashable
  var title: String?
  var badge: String?
  var isHidden = false
  let content: any View
}

/// What tabs are made of.
@MainActor protocol TabsDeclaring {
  var tabs: [DeclaredTab] { get }
}
