/// The declaration of a tab.
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

/// A type that declares tabs.
@MainActor protocol TabsDeclaring {
  var tabs: [DeclaredTab] { get }
}

/// Returns the tabs that `content` declares. Its type can be the app's.
@available(iOS 18.0, *) @MainActor func declaredTabs<Content: TabContent>(of content: Content) -> [DeclaredTab] {
  if let declaring = content as? any TabsDeclaring { return declaring.tabs }
  return Content.Body.self == Content.self ? [] : declaredTabs(of: content.body)
}
