/// Creates one program: first types, then containers from the roots down, then events, and then routes and entries.
struct ProgramMaker {
  let seed: UInt64
  var dice: Dice
  /// The percentage of unusual names.
  var nastiness: Int
  var platform: String
  var isAtLeast26: Bool { platform.hasPrefix("26") || platform.hasPrefix("27") }

  // Declarations that can be named.
  var taken: Set<String> = ["String", "Int", "Double", "Bool", "UUID", "Date", "URL"]
  var appName = ""
  var types: [TypeShape] = []
  var externalTypes: [(name: String, isCodable: Bool)] = []
  var caseNames: [String: Int] = [:]
  var conditions: [ConditionShape] = []
  var guards: [GuardShape] = []
  var appearances: [String] = []
  var groups: [GroupShape] = []
  var zones: [Zone] = []
  var screens: [ScreenShape] = []
  var freeScreens: [Int] = []
  var pushedFree: Set<Int> = []
  var presentables: [PresentableShape] = []
  var unpresented: [Int] = []
  var tabSets: [TabsShape] = []
  var splits: [SplitShape] = []
  var pageSets: [PagesShape] = []
  var roots: [RootShape] = []
  /// The targets of `switch to`.
  var switchables: [Callee] = []
  /// The first pattern of each route, escaped, with its placeholders.
  var routes: [(pattern: String, parameters: [ParameterShape])] = []
  /// The guards that are declared with their flows.
  var written: Set<String> = []
  /// The text of each root before and after the option `embedded`.
  var rootLines: [(String, String)] = []
  /// The indexes of `switchables` that aren't roots. Something must switch to them.
  var extras: [Int] = []
  /// The bodies of screens, indexed by screen. They are written last.
  var screenItems: [[String]] = []
  var declarations: [DeclarationText] = []
  var files: [RandomProgram.File] = []

  /// Whether the program opens windows. Its root isn't embedded then.
  var opensWindows = false

  /// Whether the program has no tabs, splits, or pages. Only then may a modal use the style `currentContext`.
  var isFlat: Bool { seed % 8 == 3 }

  let avoided: Set<OpenFault>
  /// The app's `output` setting. If it is nil, it is chosen at random.
  let output: String?

  init(seed: UInt64, avoiding faults: Set<OpenFault>, output: String?) {
    avoided = faults
    self.output = output
    self.seed = seed
    dice = Dice(seed: seed)
    nastiness = dice.one(0, 0, 15, 40)
    platform = dice.one("15", "16", "17", "18", "16.4", "26", "26", "26.1", "27", "27.0", "18.0")
    // SwiftUI's navigation stacks require iOS 16.
    if platform == "15", output?.contains("swiftui") == true { platform = "16" }
  }

  mutating func makeProgram() {
    appName = fresh(plain: PlainNames.things, nasty: [])
    makeTypes()
    for _ in 0..<dice.below(4) {
      let name = fresh(plain: PlainNames.words, nasty: UnusualNames.words)
      conditions.append(ConditionShape(name: name, parameters: dice.chance(percent: 30) ? parameters(most: 2, spared: true) : []))
    }
    for _ in 0..<dice.below(3) { appearances.append(fresh(plain: PlainNames.things, nasty: UnusualNames.things)) }
    makeAlerts()
    makeFlowsOfGuards()
    makeFreeScreens()
    makeRoots()
    makeModals()
    makeGroups()
    makeRoutes()
    makeEvents()
    makeEntries()
    makeAssertions()
    writeQuestions()
    writeAppearances()
    writeScreens()
    writeApp()
    writeFiles()
  }

  mutating func declare(order: Int, lines: [String]) {
    let text = lines.joined(separator: "\n")
    declarations.append(DeclarationText(parts: .init(order: order, head: text), text: text))
  }

  mutating func declare(order: Int, body: BodyText, notes: [String] = []) {
    let text = (notes + body.lines).joined(separator: "\n")
    declarations.append(DeclarationText(parts: .init(order: order, notes: notes, head: body.head, items: body.items), text: text))
  }

  /// Returns a declaration such as `head { ... }` in one of the layouts of bodies.
  mutating func body(head: String, items: [String]) -> BodyText {
    BodyText(head: head, items: items, lines: written(head: head, items: items))
  }

  private mutating func written(head: String, items: [String]) -> [String] {
    if items.isEmpty { return [dice.chance(percent: 20) ? head + " {}" : head] }
    if items.count < 4, !items.contains(where: { $0.contains("\n") || $0.contains("//") }), dice.chance(percent: 30) {
      return [head + " { " + items.joined(separator: "; ") + (dice.chance(percent: 15) ? ";" : "") + " }"]
    }
    return [head + " {"] + items.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 } } + ["}"]
  }
}
