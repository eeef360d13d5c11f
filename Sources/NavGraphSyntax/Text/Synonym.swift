/// The words of other languages and frameworks for keywords of this one.
package enum Synonym {
  /// Returns the keyword among `legal` that corresponds to `word`; nil if there is none.
  package static func meaning(of word: String, among legal: [Keyword]) -> Keyword? {
    guard let meanings = table[word.lowercased()] else { return nil }
    return meanings.first { legal.contains($0) }
  }

  private static let table: [String: [Keyword]] = [
    "if": [.when], "case": [.when], "else": [.otherwise], "default": [.otherwise],
    "event": [.on], "action": [.on], "when": [.on], "tap": [.on],
    "view": [.screen], "viewcontroller": [.screen], "controller": [.screen], "page": [.screen], "scene": [.screen],
    "navigation": [.stack], "navigationstack": [.stack], "navigationcontroller": [.stack], "nav": [.stack],
    "tabbar": [.tabs], "tabview": [.tabs], "tab": [.tabs], "splitview": [.split], "sheet": [.modal, .present], "popup": [.modal],
    "dialog": [.alert], "actionsheet": [.confirm], "deeplink": [.route], "link": [.route], "url": [.route], "redirect": [.alias],
    "typealias": [.type], "protocol": [.guard], "flag": [.condition], "include": [.import], "application": [.app],
    "go": [.push], "goto": [.push], "navigate": [.push], "navigateto": [.push], "back": [.pop], "goback": [.pop],
    "return": [.finish], "end": [.finish], "done": [.finish], "reset": [.restart], "nothing": [.stay], "none": [.stay], "ignore": [.stay],
    "header": [.title], "name": [.title], "text": [.message], "body": [.message], "color": [.tint, .background], "master": [.sidebar],
    "primary": [.sidebar], "supplementary": [.content], "secondary": [.detail], "start": [.root], "initial": [.root], "home": [.root],
    "host": [.hosts], "domain": [.hosts], "domains": [.hosts], "schemes": [.scheme],
  ]
}
