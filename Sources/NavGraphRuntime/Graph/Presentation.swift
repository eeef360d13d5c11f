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
    public var dismissal: Dismissal
    #if COMPACT
    /// What it becomes where there is little room; nil: the first of its styles that is no popover.
    public internal(set) var compact: Style?
    #endif
    #if TRANSITIONS
    public internal(set) var transition = Transition.standard
    #endif
    #if DETENTS
    public internal(set) var detents: [Detent] = []
    public internal(set) var hasGrabber = false
    #endif
    #if DIMMING
    public internal(set) var dimming = Dimming.always
    #endif
    #if PLACEMENT
    /// Where it stands in a wide window, from iOS 27 on.
    public internal(set) var placement = Placement.automatic
    #endif

    public init(styles: [StyleChoice] = [], dismissal: Dismissal = .free) {
      self.styles = styles
      self.dismissal = dismissal
    }

    /// The style on `idiom`; a popover needs something to point at.
    package func style(on idiom: Idiom, isAnchored: Bool = false) -> Style {
      let fitting = styles.filter { isAnchored || $0.style != .popover }
      return (fitting.first { $0.idiom == idiom } ?? fitting.first { $0.idiom == nil })?.style ?? .automatic
    }
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

  /// Who may take a modal down besides the app's own `dismiss` and `finish`.
  public nonisolated enum Dismissal: Hashable, Sendable {
    case free, blocked
    #if CONFIRMATION
    /// Its screens are asked: `DismissalConfirming`.
    case confirm
    #endif
  }
}

nonisolated extension NavGraph.Graph {
  /// What is in something presented, on a kind of device; nil for an alert.
  package static func content(of modal: Modal, on idiom: NavGraph.Idiom) -> NavGraph.Shape<Self>? {
    #if CONTENTS
    if let own = shape(of: modal, on: idiom) { return own }
    #endif
    guard case .flow(let shape, _) = presentation(of: modal) else { return nil }
    return shape
  }
}
