import Foundation

nonisolated extension NavGraph {
  /// The style and the content of something that is presented.
  public nonisolated enum Presentation<G: Graph>: Hashable, Sendable {
    case flow(Shape<G>, Sheet)
    case alert(Alert<G>)
  }

  /// The options of a presented flow.
  public nonisolated struct Sheet: Hashable, Sendable {
    public var styles: [StyleChoice]
    public var dismissal: Dismissal
    /// The style in a compact width; nil for the first of `styles` that isn't a popover.
    public internal(set) var compact: Style?
    public internal(set) var transition = Transition.standard
    public internal(set) var detents: [Detent] = []
    public internal(set) var hasGrabber = false
    public internal(set) var dimming = Dimming.always
    /// The position of the sheet in a wide window, from iOS 27 on.
    public internal(set) var placement = Placement.automatic

    public init(styles: [StyleChoice] = [], dismissal: Dismissal = .free) {
      self.styles = styles
      self.dismissal = dismissal
    }

    /// Returns the style on `idiom`. Without an anchor, popovers are skipped.
    package func style(on idiom: Idiom, isAnchored: Bool = false) -> Style {
      let fitting = styles.filter { isAnchored || $0.style != .popover }
      return (fitting.first { $0.idiom == idiom } ?? fitting.first { $0.idiom == nil })?.style ?? .automatic
    }
  }

  /// A presentation style for one idiom, or for all if `idiom` is nil.
  public nonisolated struct StyleChoice: Hashable, Sendable {
    public var style: Style
    public var idiom: Idiom?

    public init(_ style: Style, on idiom: Idiom? = nil) {
      self.style = style
      self.idiom = idiom
    }
  }

  /// A presentation style, named as in UIKit.
  public nonisolated enum Style: String, Hashable, Sendable {
    case automatic, pageSheet, formSheet, fullScreen, currentContext, overFullScreen, overCurrentContext, popover
  }

  /// Whether the user and links can dismiss a modal. The app's `dismiss` and `finish` always can.
  public nonisolated enum Dismissal: Hashable, Sendable {
    case free, blocked
    /// The screens of the modal confirm the dismissal. See `DismissalConfirming`.
    case confirm
  }
}

nonisolated extension NavGraph.Graph {
  /// Returns the content of the modal on this idiom; nil for an alert.
  package static func content(of modal: Modal, on idiom: NavGraph.Idiom) -> NavGraph.Shape<Self>? {
    if let own = shape(of: modal, on: idiom) { return own }
    guard case .flow(let shape, _) = presentation(of: modal) else { return nil }
    return shape
  }
}

nonisolated extension NavGraph.Sheet {
  /// Returns a copy with this style in a compact width.
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
    /// A height in points.
    case height(Double)
    /// A height that the app supplies.
    case named(String)
  }
}

nonisolated extension NavGraph.Sheet {
  /// Returns a copy that rests at these heights.
  public func resting(at detents: [NavGraph.Detent] = [], hasGrabber: Bool = false) -> NavGraph.Sheet {
    var sheet = self
    sheet.detents = detents
    sheet.hasGrabber = hasGrabber
    return sheet
  }
}

nonisolated extension NavGraph {
  /// Whether the content under a sheet is dimmed and disabled.
  public nonisolated enum Dimming: Hashable, Sendable {
    case always, never
    /// The content is dimmed only while the sheet is higher than this detent.
    case above(Detent)
  }
}

nonisolated extension NavGraph.Sheet {
  /// Returns a copy with this dimming.
  public func dimming(_ dimming: NavGraph.Dimming) -> NavGraph.Sheet {
    var sheet = self
    sheet.dimming = dimming
    return sheet
  }
}

nonisolated extension NavGraph {
  /// A position of a sheet.
  public nonisolated enum Placement: Hashable, Sendable {
    case automatic, leading, center, trailing
  }
}

nonisolated extension NavGraph.Sheet {
  /// Returns a copy with this position in a wide window, from iOS 27 on.
  public func placed(_ placement: NavGraph.Placement) -> NavGraph.Sheet {
    var sheet = self
    sheet.placement = placement
    return sheet
  }
}

nonisolated extension NavGraph {
  /// The transition with which a modal is presented.
  public nonisolated enum Transition: Hashable, Sendable {
    case standard, crossDissolve, flip, partialCurl
    /// A zoom from the anchor of the event, from iOS 18 on.
    case zoom
  }
}

nonisolated extension NavGraph.Sheet {
  /// Returns a copy with this transition.
  public func coming(by transition: NavGraph.Transition) -> NavGraph.Sheet {
    var sheet = self
    sheet.transition = transition
    return sheet
  }
}
