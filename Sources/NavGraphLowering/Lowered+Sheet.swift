import NavGraphModel

extension Lowered {
  /// How a presented flow looks, and who may take it down.
  package struct Sheet: Hashable, Sendable {
    /// The first that fits is taken.
    package internal(set) var styles: [StyleChoice] = []
    package internal(set) var dismissal = Modal.Dismissal.free
    /// What it becomes where there is little room; nil: the first of its styles that isn't a popover.
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
    /// The one kind of device that it is for; nil: all.
    package let idiom: Idioms?
  }

  /// A height at which a sheet rests.
  package enum Detent: Hashable, Sendable {
    case medium, large
    /// Of the largest height.
    case fraction(Double)
    /// In points.
    case height(Double)
    /// The app says how high that is.
    case named(String)
  }

  /// Whether what is behind a sheet is dimmed and out of reach.
  package enum Dimming: Hashable, Sendable {
    case always, never
    /// Only while the sheet is higher than that.
    case above(Detent)
  }
}
