import NavGraphCompiler

extension SiteAssociation {
  /// An error in a JSON document that isn't a site association.
  package struct Mistake: Error, Sendable {
    /// The path of the invalid value, such as `applinks.details[0].components[3]`.
    package let place: String
    package let message: String
  }

  /// Reads a document, including the older format with `paths`.
  package init(reading document: JSON) throws(Mistake) {
    guard case .object = document else { throw Mistake(place: "", message: "expected an object") }
    guard let links = document["applinks"] else { throw Mistake(place: "", message: "`applinks` is missing") }
    guard case .object = links else { throw Mistake(place: "applinks", message: "expected an object") }
    noteUnknown(in: document, known: SiteAssociation.keysOfDocument, at: "")
    noteUnknown(in: links, known: SiteAssociation.keysOfLinks, at: "applinks")
    if let variables = links["substitutionVariables"] { self.variables = try SiteAssociation.variables(in: variables) }
    if let defaults = links["defaults"] { noteUnknown(in: defaults, known: SiteAssociation.keysOfDefaults, at: "applinks.defaults") }
    let defaults = try Defaults(reading: links["defaults"], at: "applinks.defaults", defaults: Defaults())
    guard let details = links["details"] else { throw Mistake(place: "applinks", message: "`details` is missing") }
    switch details {
    case .array(let entries):
      for (index, entry) in entries.enumerated() {
        noteUnknown(inDetails: entry, at: "applinks.details[\(index)]")
        self.details.append(try SiteAssociation.details(of: entry, at: "applinks.details[\(index)]", defaults: defaults, appID: nil))
      }
    case .object(let members) where members.contains(where: { SiteAssociation.keysOfDetails.contains($0.0) }):
      throw Mistake(place: "applinks.details", message: "expected an array, not a single entry: write it in brackets, `[{ ... }]`")
    case .object(let members):
      // The format of iOS 9, with app identifiers as keys.
      for (appID, entry) in members {
        noteUnknown(inDetails: entry, at: "applinks.details.\(appID)")
        self.details.append(try SiteAssociation.details(of: entry, at: "applinks.details.\(appID)", defaults: defaults, appID: appID))
      }
    default: throw Mistake(place: "applinks.details", message: "expected an array")
    }
  }

  private struct Defaults {
    var isCaseSensitive = true
    var isPercentEncoded = true

    init() {}
    init(reading value: JSON?, at place: String, defaults base: Defaults) throws(Mistake) {
      self = base
      guard let value else { return }
      guard case .object = value else { throw Mistake(place: place, message: "expected an object") }
      isCaseSensitive = try SiteAssociation.flag(in: value, named: "caseSensitive", at: place) ?? isCaseSensitive
      isPercentEncoded = try SiteAssociation.flag(in: value, named: "percentEncoded", at: place) ?? isPercentEncoded
    }
  }

  private static func variables(in value: JSON) throws(Mistake) -> [(name: String, values: [String])] {
    let place = "applinks.substitutionVariables"
    guard case .object(let members) = value else { throw Mistake(place: place, message: "expected an object") }
    var variables: [(name: String, values: [String])] = []
    for (name, values) in members { variables.append((name, try texts(in: values, at: "\(place).\(name)"))) }
    return variables
  }

  private static func details(of entry: JSON, at place: String, defaults: Defaults, appID: String?) throws(Mistake) -> Details {
    guard case .object = entry else { throw Mistake(place: place, message: "expected an object") }
    var appIDs = appID.map { [$0] } ?? []
    if let one = entry["appID"] {
      guard let text = one.string else { throw Mistake(place: place + ".appID", message: "expected a text") }
      appIDs.append(text)
    }
    if let all = entry["appIDs"] { appIDs += try texts(in: all, at: place + ".appIDs").filter { !appIDs.contains($0) } }
    if appIDs.isEmpty { throw Mistake(place: place, message: "`appIDs` is missing") }
    let defaults = try Defaults(reading: entry["defaults"], at: place + ".defaults", defaults: defaults)
    var components: [Component] = []
    if let list = entry["components"] {
      guard let items = list.array else { throw Mistake(place: place + ".components", message: "expected an array") }
      for (index, item) in items.enumerated() {
        components.append(try component(from: item, at: "\(place).components[\(index)]", defaults: defaults))
      }
    } else if let list = entry["paths"] {
      for (index, path) in try texts(in: list, at: place + ".paths").enumerated() {
        var component = Component()
        component.isExcluded = path.hasPrefix("NOT ")
        component.path = component.isExcluded ? String(path.dropFirst(4).drop { $0 == " " }) : path
        component.isCaseSensitive = defaults.isCaseSensitive
        component.isPercentEncoded = defaults.isPercentEncoded
        component.place = "\(place).paths[\(index)]"
        components.append(component)
      }
    } else {
      throw Mistake(place: place, message: "`components` and `paths` are missing")
    }
    return Details(appIDs: appIDs, components: components)
  }

  private static func component(from value: JSON, at place: String, defaults: Defaults) throws(Mistake) -> Component {
    guard case .object = value else { throw Mistake(place: place, message: "expected an object") }
    var component = Component()
    component.place = place
    component.path = try text(in: value, named: "/", at: place)
    component.fragment = try text(in: value, named: "#", at: place)
    component.isExcluded = try flag(in: value, named: "exclude", at: place) ?? false
    component.isCaseSensitive = try flag(in: value, named: "caseSensitive", at: place) ?? defaults.isCaseSensitive
    component.isPercentEncoded = try flag(in: value, named: "percentEncoded", at: place) ?? defaults.isPercentEncoded
    switch value["?"] {
    case .none: break
    case .string(let pattern): component.query = .whole(pattern)
    case .object(let members):
      var items: [Component.Item] = []
      for (key, value) in members {
        guard let pattern = value.string else {
          throw Mistake(place: "\(place).\"?\".\(key)", message: "expected a text; the system ignores the other keys too")
        }
        items.append(.init(key: key, value: pattern))
      }
      component.query = .items(items)
    default: throw Mistake(place: place + ".\"?\"", message: "expected a text or an object")
    }
    return component
  }

  private static func text(in value: JSON, named name: String, at place: String) throws(Mistake) -> String? {
    guard let member = value[name] else { return nil }
    guard let text = member.string else { throw Mistake(place: "\(place).\"\(name)\"", message: "expected a text") }
    return text
  }

  private static func flag(in value: JSON, named name: String, at place: String) throws(Mistake) -> Bool? {
    guard let member = value[name] else { return nil }
    guard case .bool(let flag) = member else { throw Mistake(place: "\(place).\(name)", message: "expected `true` or `false`") }
    return flag
  }

  private static func texts(in value: JSON, at place: String) throws(Mistake) -> [String] {
    guard let items = value.array else { throw Mistake(place: place, message: "expected an array") }
    var texts: [String] = []
    for (index, item) in items.enumerated() {
      guard let text = item.string else { throw Mistake(place: "\(place)[\(index)]", message: "expected a text") }
      texts.append(text)
    }
    return texts
  }
}
