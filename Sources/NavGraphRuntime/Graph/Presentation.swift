import Foundation

nonisolated extension NavGraph {
  /// How something presented looks, and what is in it.
  public nonisolated enum Presentation<G: Graph>: Hashable, Sendable {
    case flow(Shape<G>, Sheet)
    case alert(Alert<G>)
  }

  /// The options of a presented flow.
  public nonisolated struct Sheet: Hashable, Sendable {
    public var styles: [StyleChoice]
    public var dismissal: Dismissal
    /// What it becomes where there is little room; nil: the first of its styles that is no popover.
    public internal(set) var compact: Style?
    public internal(set) var transition = Transition.standard
    public internal(set) var detents: [Detent] = []
    public internal(set) var hasGrabber = false
    public internal(set) var dimming = Dimming.always
    /// Where it stands in a wide window, from iOS 27 on.
    public internal(set) var placement = Placement.automatic

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
    /// Its screens are asked: `DismissalConfirming`.
    case confirm
  }
}

nonisolated extension NavGraph.Graph {
  /// What is in something presented, on a kind of device; nil for an alert.
  package static func content(of modal: Modal, on idiom: NavGraph.Idiom) -> NavGraph.Shape<Self>? {
    if let own = shape(of: modal, on: idiom) { return own }
    guard case .flow(let shape, _) = presentation(of: modal) else { return nil }
    return shape
  }
}

nonisolated extension NavGraph.Sheet {
  /// The same sheet, which becomes that where there is little room.
  public func adapting(to compact: NavGraph.Style) -> NavGraph.Sheet {
    var sheet = self
    sheet.compact = compact
    return sheet
  }
}

nonisolated extension NavGraph {
  /// A height at which a sheet rests.
  public nonisolated enum Detent: Hashable, Sendable {
    case medium, large
    case fraction(Double)
    /// In points.
    case height(Double)
    /// The app says how high that is.
    case named(String)
  }
}

nonisolated extension NavGraph.Sheet {
  /// The same sheet with heights at which it rests.
  public func resting(at detents: [NavGraph.Detent] = [], hasGrabber: Bool = false) -> NavGraph.Sheet {
    var sheet = self
    sheet.detents = detents
    sheet.hasGrabber = hasGrabber
    return sheet
  }
}

nonisolated extension NavGraph {
  /// Whether what is behind a sheet is dimmed and out of reach.
  public nonisolated enum Dimming: Hashable, Sendable {
    case always, never
    /// Only while the sheet is higher than that.
    case above(Detent)
  }
}

nonisolated extension NavGraph.Sheet {
  /// The same sheet, with what is behind it dimmed only so.
  public func dimming(_ dimming: NavGraph.Dimming) -> NavGraph.Sheet {
    var sheet = self
    sheet.dimming = dimming
    return sheet
  }
}

nonisolated extension NavGraph {
  public nonisolated enum Placement: Hashable, Sendable {
    case automatic, leading, center, trailing
  }
}

nonisolated extension NavGraph.Sheet {
  /// The same sheet, standing there in a wide window, from iOS 27 on.
  public func placed(_ placement: NavGraph.Placement) -> NavGraph.Sheet {
    var sheet = self
    sheet.placement = placement
    return sheet
  }
}

nonisolated extension NavGraph {
  /// How a modal comes in.
  public nonisolated enum Transition: Hashable, Sendable {
    case standard, crossDissolve, flip, partialCurl
    /// Out of what was touched, from iOS 18 on.
    case zoom
  }
}

nonisolated extension NavGraph.Sheet {
  /// The same sheet, coming in like that.
  public func coming(by transition: NavGraph.Transition) -> NavGraph.Sheet {
    var sheet = self
    sheet.transition = transition
    return sheet
  }
}
