import NavGraphLowering
import NavGraphModel

// Converts types of the graph to those of the runtime.

extension NavGraph.Style {
  package init(_ style: Style) { self = NavGraph.Style(rawValue: style.rawValue) ?? .automatic }
}

extension Style {
  package init(_ style: NavGraph.Style) { self = Style(rawValue: style.rawValue) ?? .automatic }
}

extension NavGraph.Column {
  package init(_ column: Column) {
    switch column {
    case .sidebar: self = .sidebar
    case .content: self = .content
    case .detail: self = .detail
    case .inspector: self = .inspector
    }
  }
}

extension NavGraph.Placement {
  init(_ placement: Modal.Placement) {
    switch placement {
    case .automatic: self = .automatic
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}

extension NavGraph.Transition {
  init(_ transition: Modal.Transition) {
    switch transition {
    case .standard: self = .standard
    case .zoom: self = .zoom
    case .crossDissolve: self = .crossDissolve
    case .flip: self = .flip
    case .partialCurl: self = .partialCurl
    }
  }
}

extension NavGraph.Dismissal {
  init(_ dismissal: Modal.Dismissal) {
    switch dismissal {
    case .free: self = .free
    case .confirm: self = .confirm
    case .blocked: self = .blocked
    }
  }
}

extension NavGraph.Sheet {
  package init(_ sheet: Lowered.Sheet) {
    let styles = sheet.styles.map { NavGraph.StyleChoice(NavGraph.Style($0.style), on: $0.idiom?.each.first) }
    self = NavGraph.Sheet(styles: styles, dismissal: NavGraph.Dismissal(sheet.dismissal))
      .coming(by: NavGraph.Transition(sheet.transition))
      .resting(at: sheet.detents.map { NavGraph.Detent($0) }, hasGrabber: sheet.hasGrabber)
      .dimming(NavGraph.Dimming(sheet.dimming))
      .placed(NavGraph.Placement(sheet.placement))
    compact = sheet.compact.flatMap { NavGraph.Style(rawValue: $0.rawValue) }
  }
}

extension NavGraph.Detent {
  init(_ detent: Lowered.Detent) {
    switch detent {
    case .medium: self = .medium
    case .large: self = .large
    case .fraction(let part): self = .fraction(part)
    case .height(let points): self = .height(points)
    case .named(let name): self = .named(name)
    }
  }
}

extension NavGraph.Dimming {
  init(_ dimming: Lowered.Dimming) {
    switch dimming {
    case .always: self = .always
    case .never: self = .never
    case .above(let detent): self = .above(NavGraph.Detent(detent))
    }
  }
}

extension NavGraph.LinkPolicy {
  package init(_ policy: App.LinkPolicy) {
    switch policy {
    case .dismiss: self = .dismiss
    case .over: self = .over
    case .wait: self = .wait
    case .reject: self = .reject
    case .now: self = .now
    }
  }
}

extension NavGraph.Idiom {
  package var idioms: Idioms {
    switch self {
    case .phone: .phone
    case .pad: .pad
    case .mac: .mac
    case .vision: .vision
    }
  }
}

extension Idioms {
  /// The idioms in the set, in the order of the language.
  package var each: [NavGraph.Idiom] { NavGraph.Idiom.allCases.filter { contains($0.idioms) } }
}
