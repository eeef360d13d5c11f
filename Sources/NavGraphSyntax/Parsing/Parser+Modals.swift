extension Parser {
  /// Modal = "modal" Name [ Parameters ] { Requires | Returns } [ "{" { ModalItem BREAK } "}" ] ;
  mutating func modal() {
    let node = open(.modal)
    flowHead(expecting: "the name of the modal", of: .modal)
    body(of: .modal, head: first(of: node))
    close(node)
  }

  /// ModalItem = Content | Styles | Detents | Grabber | Undimmed | Setting | Allow ;
  mutating func modalItem() -> Bool {
    switch keyword {
    case .content: content()
    case .style: styles()
    case .detents: detents()
    case .grabber: grabber()
    case .undimmed: undimmed()
    case .compact, .placement, .dismissal, .transition: setting()
    case .allow: allow()
    default: return false
    }
    return true
  }

  /// Content = "content" Instance [ OnIdioms ] ;
  mutating func content() {
    let node = open(.column)
    itemKeyword()
    instance(expecting: "the content of the modal")
    if keyword == .on { onIdioms() }
    close(node)
  }

  /// Styles = "style" Style { "," Style } ;
  mutating func styles() {
    let node = open(.styles)
    itemKeyword()
    repeat { style() } while !commaBeforeItem() && (take(.comma) || lacksComma())
    close(node)
  }

  /// Style = WORD [ "on" WORD ] ;
  mutating func style() {
    let node = open(.style)
    word(expecting: "a style, such as `pageSheet`")
    if take(.on) { word(expecting: "a kind of device: `phone`, `pad`, `mac`, or `vision`") }
    close(node)
  }

  /// Detents = "detents" Detent { "," Detent } ;
  mutating func detents() {
    let node = open(.detents)
    itemKeyword()
    repeat { detent() } while take(.comma) || lacksComma()
    close(node)
  }

  /// Detent = ( "fraction" | "height" ) ( INTEGER | DECIMAL ) | WORD ;
  mutating func detent() {
    let node = open(.detent)
    if keyword == .fraction || keyword == .height {
      let what = keyword == .fraction ? "a part of the screen, such as `0.3`" : "a height in points, such as `240`"
      advance()
      number(expecting: what)
    } else {
      word(expecting: "a detent: `medium`, `large`, `fraction 0.3`, or `height 240`")
    }
    close(node)
  }

  /// Grabber = "grabber" ;
  mutating func grabber() { leaf(of: .grabber) }

  /// Undimmed = "undimmed" [ Detent ] ;
  mutating func undimmed() {
    let node = open(.undimmed)
    advance()
    if kind == .word { detent() }
    close(node)
  }

  /// Alert = ( "alert" | "confirm" ) Name [ Parameters ] [ "{" { AlertItem BREAK } "}" ] ;
  mutating func alert() {
    let node = open(.alert)
    advance()
    name(expecting: "the name of the alert")
    if isAtParentheses, !opensBody(of: .alert) { parameters() }
    body(of: .alert, head: first(of: node))
    close(node)
  }

  /// AlertItem = Title | Message | Field | Button | Allow ;
  mutating func alertItem() -> Bool {
    switch keyword {
    case .title: title()
    case .message: message()
    case .field: field()
    case .button: button()
    case .allow: allow()
    default: return false
    }
    return true
  }

  /// Message = "message" Text ;
  mutating func message() {
    let node = open(.message)
    itemKeyword()
    text(expecting: "the message, in quotes")
    close(node)
  }

  /// Field = "field" Name Text [ Initial ] { WORD } ;
  mutating func field() {
    let node = open(.field)
    advance()
    if kind == .string {
      report(
        .missingName(expecting: "the name of the field, for the button that returns it", at: here, found: "found its placeholder text"))
    } else {
      name(expecting: "the name of the field, for the button that returns it")
    }
    text(expecting: "the placeholder text of the field, in quotes")
    if kind == .equals { initial() }
    while isAtName, !beginsNextItem { advance() }
    close(node)
  }

  /// Initial = "=" Text ;
  mutating func initial() {
    let node = open(.initial)
    advance()
    text(expecting: "the initial text of the field, in quotes")
    close(node)
  }

  /// Button = "button" Name Text [ WORD ] [ Returned ] [ "when" Test ] ;
  mutating func button() {
    let node = open(.button)
    advance()
    if kind == .string {
      report(.missingName(expecting: "the name of the button, for the outcome handler", at: here, found: "found its text"))
    } else {
      name(expecting: "the name of the button, for the outcome handler")
    }
    text(expecting: "the text of the button, in quotes")
    if keyword != .returns { lastWord() }
    if keyword == .returns { returned() }
    if take(.when) { test() }
    close(node)
  }

  /// Returned = "returns" Name ;
  mutating func returned() {
    let node = open(.returned)
    advance()
    name(expecting: "the name of the field whose text the button returns")
    close(node)
  }

  /// Appearance = "appearance" Name [ "{" { ( Paint | Allow ) BREAK } "}" ] ;
  mutating func appearance() {
    let node = open(.appearance)
    advance()
    name(expecting: "the name of the appearance")
    body(of: .appearance, head: first(of: node))
    close(node)
  }

  mutating func appearanceItem() -> Bool {
    switch keyword {
    case .background, .title, .tint: paint()
    case .allow: allow()
    default: return false
    }
    return true
  }

  /// Paint = ( "background" | "title" | "tint" ) ( STRING | WORD ) ;
  mutating func paint() {
    let node = open(.paint)
    itemKeyword()
    if kind == .string || isAtName { advance() } else { expect("a color asset in quotes, or a word such as `transparent`") }
    close(node)
  }
}
