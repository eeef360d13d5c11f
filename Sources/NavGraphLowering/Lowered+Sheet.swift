import NavGraphModel

extension Lowered {
  /// The appearance of a presented flow, and how it can be dismissed.
  package struct Sheet: Hashable, Sendable {
    /// The styles in order of preference: the first that fits the device is used.
    package internal(set) var styles: [StyleChoice] = []
    package internal(set) var dismissal = Modal.Dismissal.free
    /// The style in a compact size class. With nil, the first of its styles that isn't a popover.
    package internal(set) var compact: Modal.Compact?
    package internal(set) var transition = Modal.Transition.standard
    package internal(set) var detents: [Detent] = []
    package internal(set) var hasGrabber = false
    package internal(set) var dimming = Dimming.always
    package internal(set) var placement = Modal.Placement.automatic
  }

  /// A presentation style.
  package struct StyleChoice: Hashable, Sendable {
    package let style: Style
    /// The idiom that the style is for, or nil for all.
    package let idiom: Idioms?
  }

  /// A height at which a sheet rests.
  package enum Detent: Hashable, Sendable {
    case medium, large
    /// A fraction of the largest height.
    case fraction(Double)
    /// A height in points.
    case height(Double)
    /// A detent whose height the app supplies.
    case named(String)
  }

  /// Whether the content under a sheet is dimmed and disabled.
  package enum Dimming: Hashable, Sendable {
    case always, never
    /// Dims the content only while the sheet is higher than this detent.
    case above(Detent)
  }
}
