import Foundation

nonisolated extension NavGraph {
  /// How something presented looks, and what is in it.
  public nonisolated enum Presentation<G: Graph>: Hashable, Sendable {
    case flow(Shape<G>, Sheet)
    #if ALERTS
    case alert(Alert<G>)
    #endif
  }

  /// The options of a presented flow.
  public nonisolated struct Sheet: Hashable, Sendable {
    public var styles: [StyleChoice]
    public var detents: [Detent]
    public var hasGrabber: Bool
    public var dimming: Dimming
    /// Where it stands in a wide window, from iOS 27 on.
    public var placement: Placement
    /// What it becomes where there is little room; nil: the first of its styles that is no popover.
    public var compact: Style?
    public var transition: Transition
    public var dismissal: Dismissal

    public init(
      styles: [StyleChoice] = [], detents: [Detent] = [], hasGrabber: Bool = false, dimming: Dimming = .always,
      placement: Placement = .automatic, compact: Style? = nil, transition: Transition = .standard, dismissal: Dismissal = .free
    ) {
      self.styles = styles
      self.detents = detents
      self.hasGrabber = hasGrabber
      self.dimming = dimming
      self.placement = placement
      self.compact = compact
      self.transition = transition
      self.dismissal = dismissal
    }

    /// The style on `idiom`; a popover needs something to point at.
    package func style(on idiom: Idiom, isAnchored: Bool) -> Style {
      let fitting = styles.filter { isAnchored || $0.style != .popover }
      return (fitting.first { $0.idiom == idiom } ?? fitting.first { $0.idiom == nil })?.style ?? .automatic
    }

    /// The style that needs no anchor.
    package func fallback(on idiom: Idiom) -> Style { style(on: idiom, isAnchored: false) }
  }

  /// A presentation style, for one idiom or for all.
  public nonisolated struct StyleChoice: Hashable, Sendable {
    public var style: Style
    public var idiom: Idiom?

    public init(_ style: Style, on idiom: Idiom? = nil) {
      self.style = style
      self.idiom = idiom
    }
  }

  public nonisolated enum Style: String, Hashable, Sendable {
    case automatic, pageSheet, formSheet, fullScreen, currentContext, overFullScreen, overCurrentContext, popover
  }

  /// A height at which a sheet rests.
  public nonisolated enum Detent: Hashable, Sendable {
    case medium, large
    case fraction(Double)
    case height(Double)
    /// The app says how high that is.
    case named(String)
  }

  /// Whether what is behind a sheet is dimmed and out of reach.
  public nonisolated enum Dimming: Hashable, Sendable {
    case always, never
    /// Only while the sheet is higher than that.
    case above(Detent)
  }

  public nonisolated enum Placement: Hashable, Sendable {
    case automatic, leading, center, trailing
  }

  /// How a modal comes in.
  public nonisolated enum Transition: Hashable, Sendable {
    case standard, crossDissolve, flip, partialCurl
    #if ANCHORS
    /// Out of what was touched, from iOS 18 on.
    case zoom
    #endif
  }

  /// Who may take a modal down besides the app's own `dismiss` and `finish`.
  public nonisolated enum Dismissal: Hashable, Sendable {
    case free
    /// Its screens are asked: `DismissalConfirming`.
    case confirm
    case blocked
  }

  #if ALERTS
  /// A system alert or action sheet; its buttons are its outcomes.
  public nonisolated struct Alert<G: Graph>: Hashable, Sendable {
    public var title: String?
    public var message: String?
    public var isActionSheet: Bool
    public var buttons: [AlertButton<G>]

    public init(title: String?, message: String? = nil, isActionSheet: Bool = false, buttons: [AlertButton<G>]) {
      self.title = title
      self.message = message
      self.isActionSheet = isActionSheet
      self.buttons = buttons
    }
  }

  public nonisolated struct AlertButton<G: Graph>: Hashable, Sendable {
    public nonisolated enum Role: Hashable, Sendable {
      case plain, cancel, destructive
    }

    public var title: String
    public var role: Role
    public var result: G.Result

    public init(_ title: String, role: Role = .plain, result: G.Result) {
      self.title = title
      self.role = role
      self.result = result
    }
  }
  #endif

  /// A modal that is up.
  public nonisolated struct Presented<G: Graph>: Hashable, Sendable, Swift.Identifiable {
    public let id: NodeID
    public let modal: G.Modal
    /// The style that the event asked for, before the modal's own.
    public let style: Style?
    /// What is in it; an alert has none.
    public internal(set) var content: Node<G>?
    /// The place whose continuation run when it has ended.
    public let presenter: NodeID?
    public let continuation: G.Continuation?

    init(id: NodeID, modal: G.Modal, style: Style?, content: Node<G>?, presenter: NodeID?, continuation: G.Continuation?) {
      self.id = id
      self.modal = modal
      self.style = style
      self.content = content
      self.presenter = presenter
      self.continuation = continuation
    }
  }
}
