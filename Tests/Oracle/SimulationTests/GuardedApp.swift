@testable import Oracle

/// A random app whose guards take values of containers: roots, tabs, columns,
/// pages, and modals. A second screen shows the same values without a guard.
struct GuardedApp {
  /// The patterns of links that set a value, without that value.
  private(set) var links: [String] = []
  private(set) var text = ""
  private var dice: Dice

  /// Creates the app of a seed.
  ///
  /// - Parameter hasFlow: Whether the guard has a flow. If it is nil, the seed decides.
  init(seed: UInt64, hasFlow: Bool? = nil) {
    dice = Dice(seed: seed)
    make(hasFlow: hasFlow)
  }

  private mutating func make(hasFlow wanted: Bool?) {
    let isModalGuarded = dice.chance(percent: 60)
    let isKey = dice.chance(percent: 30)
    let hasFlow = wanted ?? dice.chance(percent: 40)
    text = """
      guard mayRead(value: String)\(hasFlow ? " -> Ask" : "")
      stack Files(of: String) requires mayRead(value: of) { root List(owner: of) }
      pages Book(of: String) requires mayRead(value: of) { page Cover(whose: of); page Back }
      stack Free(of: String) { root List(owner: of) }
      modal Reader(who: String)\(isModalGuarded ? " requires mayRead(value: who)" : "") { content Files(of: who) }
      modal Slip(who: String) requires mayRead(value: who) { content List(owner: who) }
      modal Shown(who: String) { content Free(of: who) }
      screen Ask { on ok -> finish; on no -> dismiss }
      screen Item(name: String) { \(events) }
      screen Back { on turn -> page previous; \(events) }
      screen Home { \(events) }
      screen List(owner: String\(isKey ? " key, line: String = \"1\"" : "")) { on item(value: String) -> push Item(name: value); \
      on other(value: String) -> replace List(owner: value); \(events) }
      screen Cover(whose: String) { on other(value: String) -> replace Cover(whose: value); on turn -> page next; \(events) }

      """
    let (root, files, book) = places
    text =
      "app A {\n  platform iOS 26\n  scheme a\n  root \(root)\n  on call(value: String) -> present Reader(who: value)\n}\n" + text
    for (way, place) in [("f", files), ("b", book)] { if let place { inRoot(way: way, place: place) } }
    for (way, target) in [
      ("m", "present Reader(who: value)"), ("mf", "present Reader(who: \"a\") / Files(of: value)"),
      ("ml", "present Reader(who: \"a\") / List(owner: value) / Item(name: \"1\")"), ("s", "present Slip(who: value)"),
      ("sl", "present Slip(who: \"a\") / List(owner: value)"), ("n", "present Shown(who: value)"),
    ] where dice.chance(percent: 60) { route(way: way, to: "here or \(start) / " + target) }
    if let first = links.first { text += "entry shortcut \"e\" (value: String) -> \(target(of: first))\n" }
  }

  private var start = ""
  private var targets: [String: String] = [:]

  private func target(of way: String) -> String { targets[way] ?? start }

  private mutating func route(way: String, to target: String) {
    links.append(way)
    targets[way] = target
    let policy = ["", "", " links over"][dice.below(3)]
    text += "route \"/\(way)/{value}\"\(policy) -> \(target)\n"
  }

  private var events: String {
    "on read(value: String) -> present Reader(who: value); on slip(value: String) -> present Slip(who: value); "
      + "on shown(value: String) -> present Shown(who: value); on enter(value: String) -> switch to Files(of: value)"
  }

  /// The app's root, and the paths of links to the stack and the pages.
  private var places: (root: String, files: String?, book: String?) {
    mutating get {
      switch dice.below(4) {
      case 0:
        start = "Files(of: \"a\")"
        return (start, "", nil)
      case 1:
        start = "Book(of: \"a\")"
        return (start, nil, "")
      case 2:
        start = "home"
        text += """
          tabs Main { tab home "H" icon "h" stack Home; tab files "F" icon "f" Files(of: "a"); tab book "B" icon "b" Book(of: "a") }

          """
        return ("Main", "files / ", "book / ")
      default:
        start = "Main"
        text += "split Main { sidebar stack Home; detail Files(of: \"a\") }\n"
        return ("Main", "Main / detail / ", nil)
      }
    }
  }

  /// Adds links that pass a value to the container or to its first screen.
  private mutating func inRoot(way: String, place: String) {
    let isSplit = place.contains("detail")
    if way == "f" {
      if isSplit { return route(way: "fl", to: "Main / detail List(owner: value) / Item(name: \"1\")") }
      route(way: "f", to: place + "Files(of: value)")
      route(way: "fi", to: place + "Files(of: value) / Item(name: \"1\")")
      route(way: "fl", to: place + "List(owner: value) / Item(name: \"1\")")
    } else {
      route(way: "b", to: place + "Book(of: value)")
      route(way: "bb", to: place + "Book(of: value) / page Back")
      route(way: "bc", to: place + "page Cover(whose: value)")
    }
  }
}
