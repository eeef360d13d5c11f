import NavGraphModel

/// Where links may come from: the schemes and hosts of the app, and those that routes add.
struct Origins {
  let ownSchemes: [String]
  let ownHosts: [String]
  let schemes: [String]
  let hosts: [String]

  init(_ graph: NavigationGraph) {
    ownSchemes = Origins.unique((graph.app?.schemes ?? []).map { graph.text($0).lowercased() }).filter { $0 != "https" }
    ownHosts = Origins.unique((graph.app?.hosts ?? []).map { graph.text($0).lowercased() })
    let added = graph.routes.ids.flatMap { graph.routes[$0].schemes.map { graph.text($0).lowercased() } }
    schemes = Origins.unique(ownSchemes + added).filter { $0 != "https" }
    hosts = Origins.unique(ownHosts + graph.routes.ids.flatMap { graph.routes[$0].hosts.map { graph.text($0).lowercased() } })
  }

  /// Routes add nothing: whatever is a link at all comes from the app's own.
  var areAllOwn: Bool { schemes == ownSchemes && hosts == ownHosts }

  static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}
