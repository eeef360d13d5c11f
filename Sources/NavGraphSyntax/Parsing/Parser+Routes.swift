extension Parser {
  /// Route = "route" Pattern { "," Pattern } { RouteOption | Expiry | Requires } ( "->" Targets | LinkBranches ) ;
  mutating func route() {
    let node = open(.route)
    advance()
    repeat { pattern(expecting: "a URL pattern in quotes, such as \"/chats/{id}\"") } while take(.comma) || lacksCommaBeforePattern()
    routeOptions()
    destination(expecting: "the target of the link")
    close(node)
  }

  /// Pattern = STRING ;
  mutating func pattern(expecting what: String) {
    guard kind == .string else { return expect(what) }
    leaf(of: .pattern)
  }

  private mutating func routeOptions() {
    while true {
      switch keyword {
      case .links where expires: expiry()
      case .host, .scheme, .links: routeOption()
      case .requires: requires()
      default: return
      }
    }
  }

  /// RouteOption = "host" STRING { "," STRING } | "scheme" SchemeName { "," SchemeName } | "links" WORD ;
  mutating func routeOption() {
    let node = open(.routeOption)
    let option = keyword
    advance()
    switch option {
    case .host: repeat { host() } while take(.comma)
    case .scheme: repeat { schemeName() } while take(.comma)
    default: word(expecting: "how the link treats modals: `dismiss`, `over`, `wait`, `reject`, or `now`")
    }
    close(node)
  }

  /// Whether `links` begins an expiry, and not a link policy.
  var expires: Bool {
    guard let next = follower(of: position), tokens[next].kind == .word else { return false }
    return tokens[next].name == Name(.expire) || follower(of: next).map { tokens[$0].name == Name(.after) } ?? false
  }

  /// Expiry = "links" "expire" "after" INTEGER WORD ;
  mutating func expiry() {
    let node = open(.expiry)
    advance()
    if !take(.expire) {
      expect(
        "`expire`", fixes: [Fix("write `expire`", applicability: .maybe, edits: [.init(replacing: range(of: position), with: "expire")])])
      advance()
    }
    if !take(.after) { expect("`after` and the time that a link can wait, such as `after 10 minutes`") }
    if !take(.integer) { expect("the time that a link can wait, such as `10 minutes`") }
    word(expecting: "`seconds`, `minutes`, or `hours`")
    close(node)
  }

  /// Alias = "alias" Pattern { "," Pattern } "->" Pattern ;
  mutating func alias() {
    let node = open(.alias)
    advance()
    repeat { pattern(expecting: "the old URL pattern, in quotes") } while take(.comma)
    if arrow(to: "the pattern of a route") || kind == .string {
      pattern(expecting: "the pattern of a route, in quotes")
    }
    close(node)
  }

  /// Entry = "entry" ( "shortcut" | "notification" | "activity" | "intent" | "file" ) STRING [ Parameters ]
  ///         { RouteOption | Expiry | Requires } ( "->" Targets | LinkBranches ) ;
  mutating func entry() {
    let node = open(.entry)
    advance()
    switch keyword {
    case .shortcut, .notification, .activity, .intent, .file: advance()
    default:
      let meant = isAtName ? Spelling.nearest(to: text(of: position), among: Parser.entryKinds.map(\.text)) : nil
      expect(
        "a kind of entry point: `shortcut`, `notification`, `activity`, `intent`, or `file`",
        fixes: meant.map { [Fix("write `\($0)`", applicability: .maybe, edits: [.init(replacing: range(of: position), with: $0)])] } ?? [])
      if isAtName { advance() }
    }
    text(expecting: "the identifier of the entry point, in quotes")
    if kind == .leftParen { parameters() }
    routeOptions()
    destination(expecting: "the target of the entry point")
    close(node)
  }

  private static let entryKinds: [Keyword] = [.shortcut, .notification, .activity, .intent, .file]

  /// Targets = Target { OnIdioms "->" Target } ;
  mutating func targets() {
    let node = open(.targets)
    target()
    while keyword == .on {
      onIdioms()
      if arrow(to: "the target on these devices", isTarget: true) { target() }
    }
    close(node)
  }

  /// Target = [ Here ] Step { "/" Step } [ Arms ] ;
  mutating func target() {
    let node = open(.target)
    if keyword == .here, let next = follower(of: position),
      tokens[next].kind == .slash || tokens[next].kind == .word && tokens[next].name == Name(.or)
    {
      hereMark()
    }
    var presents = isPresentStep()
    while kind == .slash {
      advance()
      if isPresentStep() { presents = true }
    }
    if presents, kind == .leftBrace {
      arms()
    } else if keyword == .then, let next = follower(of: position), tokens[next].kind == .leftBrace || isArmHead(at: next) {
      if !presents { report(.armsWithoutPresent(at: range(of: position), action: range(of: taken - 1), text: text(of: taken - 1))) }
      arms()
    }
    close(node)
  }

  /// Reads a step, and returns whether it presents something.
  private mutating func isPresentStep() -> Bool {
    let first = nodes.count
    step()
    return first < nodes.count && nodes[first].kind == .present
  }

  /// Here = "here" ( "or" | "/" ) ;
  private mutating func hereMark() {
    let node = open(.here)
    advance()
    advance()
    close(node)
  }

  /// Step = Present | StepColumn | StepPage | Instance ;
  mutating func step() {
    switch keyword {
    case .present where nameFollows: present()
    case .sidebar where nameFollows, .content where nameFollows, .detail where nameFollows, .inspector where nameFollows: stepColumn()
    case .page where nameFollows: stepPage()
    case .none where nameFollows: misspelledStep()
    default: instance(expecting: "a target: a tab, a container, a screen, or `present` and a modal")
    }
  }

  private mutating func misspelledStep() {
    let node = open(.present)
    switch misspelledKind(among: [.present, .page, .sidebar, .content, .detail, .inspector] + Parser.kinds) {
    case .present?: instance(expecting: "a target")
    case .page?:
      nodes[node].kind = .stepPage
      instance(expecting: "a target")
    case .sidebar?, .content?, .detail?, .inspector?:
      nodes[node].kind = .stepColumn
      instance(expecting: "a target")
    default:
      nodes[node].kind = .instance
      reference(expecting: "a target: a tab, a container, a screen, or `present` and a modal")
      if kind == .leftParen { arguments() }
    }
    close(node)
  }

  /// StepColumn = ( "sidebar" | "content" | "detail" | "inspector" ) Instance ;
  mutating func stepColumn() {
    let node = open(.stepColumn)
    advance()
    instance(expecting: "the content of the column")
    close(node)
  }

  /// StepPage = "page" Instance ;
  mutating func stepPage() {
    let node = open(.stepPage)
    advance()
    instance(expecting: "the page to show")
    close(node)
  }

  /// Assert = "assert" ( "never" Reference "after" Reference
  ///                   | Reference ( "within" INTEGER "of" | "only" "after" | "reaches" | "requires" ) Reference ) ;
  mutating func assertion() {
    let node = open(.assert)
    advance()
    if keyword == .never, nameFollows, !isRelation(at: follower(of: position)) {
      advance()
      reference(expecting: "the screen that must no longer be shown")
      if !take(.after) { expect("`after` and a screen") }
      reference(expecting: "the screen after which it must no longer be shown")
    } else {
      reference(expecting: "a screen, or `never` and a screen")
      let isAboutGuard = keyword == .requires
      relation()
      reference(expecting: isAboutGuard ? "the name of a guard" : "a screen")
    }
    close(node)
  }

  private func isRelation(at index: Int?) -> Bool {
    guard let index, let next = follower(of: index) else { return false }
    switch Parser.keyword(of: tokens[index].name) {
    case .within: return tokens[next].kind == .integer
    case .only: return tokens[next].name == Name(.after) && follower(of: next) != nil
    case .reaches, .requires: return tokens[next].kind == .word && tokens[next].name != Name(.after)
    default: return false
    }
  }

  private mutating func relation() {
    switch keyword {
    case .within:
      advance()
      if kind == .integer { advance() } else { expect("a number of taps") }
      if !take(.of) { expect("`of` and a screen") }
    case .only:
      advance()
      if !take(.after) { expect("`after` and a screen") }
    case .reaches, .requires: advance()
    default: expect("`within 3 of`, `only after`, `reaches`, or `requires`")
    }
  }
}
