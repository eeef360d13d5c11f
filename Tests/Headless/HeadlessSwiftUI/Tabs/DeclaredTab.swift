/// A tab as it is declared.
struct DeclaredTab {
  let value: AnyHashable
  var title: String?
  var badge: String?
  var isHidden = false
  var role: String?
  var section: String?
  var placement: String?
  var behavior: String?
  var isOptional = false
  let content: any View
}

/// What tabs are made of.
@MainActor protocol TabsDeclaring {
  var tabs: [DeclaredTab] { get }
}

/// The tabs in `content`, whose type may be the app's.
@available(iOS 18.0, *) @MainActor func declaredTabs<Content: TabContent>(of content: Content) -> [DeclaredTab] {
  if let declaring = content as? any TabsDeclaring { return declaring.tabs }
  return Content.Body.self == Content.self ? [] : declaredTabs(of: content.body)
}
