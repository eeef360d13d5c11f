import NavGraphSyntax

/// A modal: its contents, how it is presented and dismissed, and its result.
package struct Modal: Sendable {
  package enum Dismissal: String, CaseIterable, Sendable { case free, confirm, blocked }
  package enum Transition: String, CaseIterable, Sendable { case standard, zoom, crossDissolve, flip, partialCurl }
  /// The style of the modal in a compact environment.
  package enum Compact: String, CaseIterable, Sendable { case popover, pageSheet, formSheet, fullScreen, overFullScreen }
  package enum Placement: String, CaseIterable, Sendable { case automatic, leading, center, trailing }
  package var declared: Declared
  package var parameters: IDRange<Parameter> = .empty
  package var requires: IDRange<GuardUse> = .empty
  package var returns: TypeID?
  /// The contents of the modal for each idiom. Most modals have one, for all idioms.
  package var contents: IDRange<ModalContent> = .empty
  /// The styles of the modal. The first whose idioms match is used. If empty, the system's default.
  package var styles: IDRange<StyleUse> = .empty
  package var detents: IDRange<Detent> = .empty
  package var detentsRange: SourceRange?
  package var hasGrabber = false
  package var grabberRange: SourceRange?
  package var isUndimmed = false
  /// The largest undimmed detent; all if nil and `isUndimmed` is true.
  package var undimmedUpTo: Detent?
  package var undimmedRange: SourceRange?
  /// The style in a compact environment; by default, the first of `styles` that isn't a popover.
  package var compact: Compact?
  package var compactRange: SourceRange?
  /// The position of a sheet in a wide window.
  package var placement: Placement = .automatic
  package var placementRange: SourceRange?
  package var dismissal: Dismissal = .free
  package var dismissalRange: SourceRange?
  package var transition: Transition = .standard
  package var transitionRange: SourceRange?
  package init(declared: Declared) { self.declared = declared }
}

/// A content of a modal, such as `content ComposeSplit(to) on pad`.
package struct ModalContent: Sendable {
  package var instance: InstanceID
  /// The idioms of the content; empty for all idioms that have no other content.
  package var idioms: Idioms
  package var range: SourceRange
  package init(instance: InstanceID, idioms: Idioms, range: SourceRange) {
    self.instance = instance
    self.idioms = idioms
    self.range = range
  }
}

/// A style with its idioms, such as `popover on pad`.
package struct StyleUse: Sendable {
  package var style: Style
  package var idioms: Idioms
  package var range: SourceRange
  package init(style: Style, idioms: Idioms, range: SourceRange) {
    self.style = style
    self.idioms = idioms
    self.range = range
  }
}

/// A height at which a sheet rests.
package struct Detent: Sendable {
  package enum Height: Hashable, Sendable {
    case medium, large
    /// A fraction of the largest height, above 0 and at most 1.
    case fraction(Double)
    case points(Double)
    /// A height that the app supplies for the name.
    case custom(Name)
  }
  package var height: Height
  package var range: SourceRange
  package init(height: Height, range: SourceRange) {
    self.height = height
    self.range = range
  }
}

/// A system alert or action sheet. Its buttons are outcomes.
package struct Alert: Sendable {
  package enum Kind: Sendable { case alert, confirm }
  package var declared: Declared
  package var kind: Kind
  package var parameters: IDRange<Parameter> = .empty
  package var title: TextID?
  package var message: TextID?
  package var field: Field?
  package var buttons: IDRange<Button> = .empty
  package init(declared: Declared, kind: Kind) {
    self.declared = declared
    self.kind = kind
  }
}

/// A text field in an alert, such as `field name "Name" = "{current}" required`.
package struct Field: Sendable {
  /// The keywords that can follow the texts of a field.
  package enum Word: String, CaseIterable, Sendable { case email, number, decimal, phone, url, secure, required }
  package enum Keyboard: String, CaseIterable, Sendable { case email, number, decimal, phone, url }
  package var name: Name
  package var placeholder: TextID?
  package var initial: TextID?
  /// The keyboard of the field; if nil, the default one.
  package var keyboard: Keyboard?
  /// Whether the typed text is hidden and excluded from reports.
  package var isSecure = false
  /// Whether the buttons that return the text are disabled while it is empty.
  package var isRequired = false
  package var range: SourceRange
  /// The range of the name, or of the keyword if the name is missing.
  package var nameRange: SourceRange
  package init(name: Name, range: SourceRange, nameRange: SourceRange) {
    self.name = name
    self.range = range
    self.nameRange = nameRange
  }
}

/// A button of an alert.
package struct Button: Sendable {
  package enum Role: String, CaseIterable, Sendable { case plain, cancel, destructive }
  package var name: Name
  package var title: TextID?
  package var role: Role
  /// The condition for showing the button, evaluated when the alert is presented.
  package var test: TestID?
  /// Whether the button's value is the text of the alert's field.
  package var returnsText = false
  package var range: SourceRange
  /// The range of the name, or of the keyword if the name is missing.
  package var nameRange: SourceRange
  package init(name: Name, title: TextID?, role: Role, test: TestID?, range: SourceRange, nameRange: SourceRange) {
    self.name = name
    self.title = title
    self.role = role
    self.test = test
    self.range = range
    self.nameRange = nameRange
  }
}

/// A named set of colors for bars.
package struct Appearance: Sendable {
  package enum Paint: Hashable, Sendable {
    /// A color in the app's asset catalog.
    case asset(Name)
    case transparent, opaque, system
  }
  package var declared: Declared
  package var background: Paint?
  package var title: Paint?
  package var tint: Paint?
  /// The assets that the paints name, in source order.
  package var assets: [(name: Name, range: SourceRange)] = []
  package init(declared: Declared) { self.declared = declared }
}
