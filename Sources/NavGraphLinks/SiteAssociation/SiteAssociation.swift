/// The content of an `apple-app-site-association` file about universal links.
package struct SiteAssociation: Sendable {
  /// The variables that patterns refer to as `$(name)`, with the texts that they match.
  package var variables: [(name: String, values: [String])] = []
  package var details: [Details] = []
  /// Descriptions of the keys in the file that the system ignores because they are unknown.
  package var ignored: [String] = []

  /// The components for one or more apps.
  package struct Details: Sendable {
    package var appIDs: [String]
    package var components: [Component]
    package init(appIDs: [String], components: [Component]) {
      self.appIDs = appIDs
      self.components = components
    }
  }

  /// A set of URLs, described by patterns of their parts. The first component that matches a URL decides.
  package struct Component: Hashable, Sendable {
    package enum Query: Hashable, Sendable {
      case whole(String)
      case items([Item])
    }
    package struct Item: Hashable, Sendable {
      package var key: String
      package var value: String
    }
    package var path: String?
    package var query: Query?
    package var fragment: String?
    /// Whether the URLs stay in the browser.
    package var isExcluded = false
    package var isCaseSensitive = true
    /// Whether URLs are compared without decoding escapes.
    package var isPercentEncoded = true
    package var comment: String?
    /// The path of the component in the file.
    package var place = ""

    package init() {}

    /// The component without its comment and its place.
    var rule: Component {
      var rule = self
      (rule.comment, rule.place) = (nil, "")
      return rule
    }

    /// The component on one line, such as `/chats/* ?q=?* (exclude)`.
    package var text: String {
      let isOfPaths = place.hasSuffix("]") && place.contains(".paths[")
      var parts = [(isOfPaths && isExcluded ? "NOT " : "") + (path ?? "*")]
      switch query {
      case .none: break
      case .whole(let pattern): parts.append("?" + pattern)
      case .items(let items): parts.append("?" + items.map { "\($0.key)=\($0.value)" }.joined(separator: "&"))
      }
      if let fragment { parts.append("#" + fragment) }
      if isExcluded, !isOfPaths { parts.append("(exclude)") }
      return parts.joined(separator: " ")
    }
  }

  package init() {}

  /// All app identifiers, each once, in their order.
  package var appIDs: [String] {
    var seen: Set<String> = []
    return details.flatMap(\.appIDs).filter { seen.insert($0).inserted }
  }

  /// Whether two apps have the same components in the same order.
  package func hasSameRules(_ a: String, _ b: String) -> Bool {
    components(of: a).lazy.map(\.rule).elementsEqual(components(of: b).lazy.map(\.rule))
  }

  /// Returns the components for an app, in their order.
  package func components(of appID: String) -> [Component] {
    details.filter { $0.appIDs.contains(appID) }.flatMap(\.components)
  }
}
