extension Parser {
  /// App = "app" Name [ "{" { AppItem BREAK } "}" ] ;
  mutating func app() {
    let node = open(.app)
    advance()
    name(expecting: "the name of the app")
    body(of: .app, head: first(of: node))
    close(node)
  }

  /// AppItem = Platform | Scheme | Hosts | Strings | Root | Setting | Expiry | BarUse | Uses | Event | Allow ;
  mutating func appItem() -> Bool {
    switch keyword {
    case .platform: platform()
    case .scheme: scheme()
    case .hosts: hosts()
    case .strings: strings()
    case .root: root()
    case .links where expires: expiry()
    case .output, .access, .links, .precedence, .transition: setting()
    case .bar: barUse()
    case .uses: uses()
    case .on: event()
    case .allow: allow()
    default: return false
    }
    return true
  }

  /// Platform = "platform" WORD ( INTEGER | DECIMAL ) ;
  mutating func platform() {
    let node = open(.platform)
    itemKeyword()
    word(expecting: "a platform, such as `iOS`")
    number(expecting: "the minimum version of the platform, such as `16`")
    close(node)
  }

  /// Scheme = "scheme" SchemeName { "," SchemeName } ;
  mutating func scheme() {
    let node = open(.scheme)
    itemKeyword()
    repeat { schemeName() } while take(.comma) || lacksCommaBeforeText()
    close(node)
  }

  /// SchemeName = WORD | STRING ;
  mutating func schemeName() {
    if takeUnquoted(as: .scheme) || take(.word) || take(.string) { return }
    expect("a URL scheme, such as `messenger`")
  }

  /// Hosts = "hosts" STRING { "," STRING } ;
  mutating func hosts() {
    let node = open(.hosts)
    itemKeyword()
    repeat { host() } while take(.comma) || lacksCommaBeforeText()
    close(node)
  }

  mutating func host() {
    if !takeUnquoted(as: .host) { string(expecting: "a host in quotes, such as \"example.com\"") }
  }

  /// Strings = "strings" [ STRING ] [ WORD ] ;
  mutating func strings() {
    let node = open(.strings)
    itemKeyword()
    if !take(.string), !isAtName || beginsNextItem {
      expect("a strings table in quotes, or a bundle: `main`, `module`, or `framework`")
    }
    lastWord()
    close(node)
  }

  /// Root = "root" Instance { Requires | RootPlace } [ OnIdioms ] ;
  mutating func root() {
    let node = open(.root)
    itemKeyword()
    instance(expecting: "the root of the app")
    while true {
      switch keyword {
      case .requires: requires()
      case .embedded, .external: rootPlace()
      default:
        if keyword == .on { onIdioms() }
        return close(node)
      }
    }
  }

  /// RootPlace = "embedded" | "external" ;
  mutating func rootPlace() { leaf(of: .rootPlace) }

  /// OnIdioms = "on" WORD { "," WORD } ;
  mutating func onIdioms() {
    let node = open(.onIdioms)
    advance()
    repeat { word(expecting: "a kind of device: `phone`, `pad`, `mac`, or `vision`") } while take(.comma)
    close(node)
  }

  /// Setting = ( "output" | "access" | "links" | "precedence" | "style" | "display" | "minimize" | "dismissal" | "transition" | "hides"
  ///           | "compact" | "placement" | "swipeBack" ) WORD { [ "," ] WORD } ;
  mutating func setting() {
    let node = open(.setting)
    let what = text(of: position)
    itemKeyword()
    word(expecting: "a value for `\(what)`")
    while kind == .comma || kind == .word, !keyword.isReserved {
      if commaBeforeItem() { break }
      if !take(.comma), beginsNextItem { break }
      word(expecting: "another value for `\(what)`")
    }
    close(node)
  }

  /// Reports and skips the comma of `style fullScreen, dismissal blocked`, after which another item begins. Returns whether there is one.
  mutating func commaBeforeItem() -> Bool {
    guard kind == .comma, !isLineBreak, let next = follower(of: position), body.words.contains(Parser.keyword(of: tokens[next].name)),
      let value = follower(of: next), tokens[value].kind == .word || tokens[value].kind == .string
    else { return false }
    report(.commaBeforeItem(word: text(of: next), at: range(of: position)))
    skipWrongMark()
    return true
  }
}
