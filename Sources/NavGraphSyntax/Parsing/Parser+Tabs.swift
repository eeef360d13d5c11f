extension Parser {
  /// Tabs = "tabs" Name { Requires } [ "{" { TabsItem BREAK } "}" ] ;
  mutating func tabs() {
    let node = open(.tabs)
    advance()
    name(expecting: "the name of the tabs")
    while keyword == .requires { requires() }
    body(of: .tabs, head: first(of: node))
    close(node)
  }

  /// TabsItem = Tab | Section | Accessory | Setting | BarUse | Allow ;
  mutating func tabsItem() -> Bool {
    switch keyword {
    case .tab: tab()
    case .section: section()
    case .accessory: accessory()
    case .style, .minimize: setting()
    case .bar: barUse()
    case .allow: allow()
    default: return false
    }
    return true
  }

  /// Tab = "tab" Name { TabAttribute | Requires | Instance | "->" Steps } ;
  mutating func tab() {
    let node = open(.tab)
    advance()
    // `tab "Home" icon "house"`: the text is the title, and the name is missing.
    if kind == .string, position + 1 < tokens.count, tokens[position + 1].kind != .string {
      report(.tabWithoutName(title: text(of: position), at: range(of: position)))
    } else {
      name(expecting: "the name of the tab")
    }
    var content: (place: SourceRange, title: String?)?
    loop: while true {
      switch kind {
      case .string: tabAttribute()
      case .arrow:
        secondContent(after: &content)
        _ = arrow(to: "the action of the tab")
        steps()
      case .word where keyword == .requires: requires()
      case .word where isAtVerbatim: tabAttribute()
      case .word where Parser.isTabAttribute(keyword): tabAttribute()
      // `tab a stack List tab b stack Other`: a `;` is missing.
      case .word where [.tab, .section, .accessory].contains(keyword) && nameFollows: break loop
      case .word where !keyword.isReserved:
        secondContent(after: &content)
        instance(expecting: "the content of the tab")
      default: break loop
      }
    }
    close(node)
  }

  private mutating func secondContent(after content: inout (place: SourceRange, title: String?)?) {
    if let content {
      report(.secondContent(at: range(of: position), first: content.place, title: content.title))
    } else {
      content = (range(of: position), keyword == .none && kind == .word ? text(of: position) : nil)
    }
  }

  static func isTabAttribute(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .icon, .search, .badge, .prominent, .first, .hidden, .placement, .reselect: true
    default: false
    }
  }

  /// TabAttribute = Text | "icon" STRING | "search" [ "activates" ] | "badge" | "prominent" | "first" | "hidden" "when" Test
  ///              | "placement" WORD | "reselect" WORD ;
  mutating func tabAttribute() {
    let node = open(.tabAttribute)
    if kind == .string || isAtVerbatim {
      takeText()
      return close(node)
    }
    let attribute = keyword
    advance()
    switch attribute {
    case .icon: string(expecting: "the name of an icon, in quotes")
    case .search: _ = take(.activates)
    case .hidden:
      if !take(.when) {
        let isFixable = isAtName || keyword == .not
        expect(
          "`when` and a condition, such as `hidden when empty`",
          fixes: isFixable ? [Fix("write `when`", applicability: .always, edits: [.init(replacing: gap, with: " when")])] : [])
      }
      test()
    case .placement: word(expecting: "a placement, such as `sidebarOnly`")
    case .reselect: word(expecting: "the action for a tap on the selected tab, such as `popToRoot`")
    default: break
    }
    close(node)
  }

  /// Section = "section" [ Name ] { TabAttribute } [ "{" { ( Tab | Allow ) BREAK } "}" ] ;
  mutating func section() {
    let node = open(.section)
    advance()
    if isAtName, !Parser.isTabAttribute(keyword), !isAtVerbatim { name(expecting: "the name of the section") }
    while kind == .string || Parser.isTabAttribute(keyword) || isAtVerbatim { tabAttribute() }
    body(of: .section, head: first(of: node))
    close(node)
  }

  mutating func sectionItem() -> Bool {
    switch keyword {
    case .tab: tab()
    case .allow: allow()
    default: return false
    }
    return true
  }

  /// Accessory = "accessory" Instance [ "when" Test ] ;
  mutating func accessory() {
    let node = open(.accessory)
    advance()
    instance(expecting: "the content of the accessory")
    if take(.when) { test() }
    close(node)
  }
}
