import NavGraphSyntax

/// How some content is presented, whether it may be swiped away, and what it returns.
package struct Modal: Sendable {
  package enum Dismissal: String, CaseIterable, Sendable { case free, confirm, blocked }
  package enum Transition: String, CaseIterable, Sendable { case standard, zoom, crossDissolve, flip, partialCurl }
  /// What it becomes where there is little room.
  package enum Compact: String, CaseIterable, Sendable { case popover, pageSheet, formSheet, fullScreen, overFullScreen }
  package enum Placement: String, CaseIterable, Sendable { case automatic, leading, center, trailing }
  package var declared: Declared
  package var parameters: IDRange<Parameter> = .none
  package var requires: IDRange<GuardUse> = .none
  package var returns: TypeID?
  /// What it shows, each on its kinds of devices; mostly one, for all.
  package var contents: IDRange<ModalContent> = .none
  /// The first whose idiom fits is taken. Empty: the system's default.
  package var styles: IDRange<StyleUse> = .none
  package var detents: IDRange<Detent> = .none
  package var detentsRange: SourceRange?
  package var hasGrabber = false
  package var grabberRange: SourceRange?
  package var isUndimmed = false
  /// The largest detent that leaves the content behind usable; nil with `isUndimmed`: every one.
  package var undimmedUpTo: Detent?
  package var undimmedRange: SourceRange?
  /// nil: the first of its styles that isn't a popover.
  package var compact: Compact?
  package var compactRange: SourceRange?
  /// Where a sheet is placed in a wide window.
  package var placement: Placement = .automatic
  package var placementRange: SourceRange?
  package var dismissal: Dismissal = .free
  package var dismissalRange: SourceRange?
  package var transition: Transition = .standard
  package var transitionRange: SourceRange?
  package init(declared: Declared) { self.declared = declared }
}

/// `content ComposeSplit(to) on pad`
package struct ModalContent: Sendable {
  package var instance: InstanceID
  /// Empty: every idiom that has no content of its own.
  package var idioms: Idioms
  package var range: SourceRange
  package init(instance: InstanceID, idioms: Idioms, range: SourceRange) {
    self.instance = instance
    self.idioms = idioms
    self.range = range
  }
}

/// `popover on pad`
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
    /// Of the largest height, above 0, at most 1.
    case fraction(Double)
    /// In points.
    case points(Double)
    /// A height that the app supplies under that name.
    case custom(Name)
  }
  package var height: Height
  package var range: SourceRange
  package init(height: Height, range: SourceRange) {
    self.height = height
    self.range = range
  }
}

/// A system alert or action sheet; its buttons are outcomes.
package struct Alert: Sendable {
  package enum Kind: Sendable { case alert, confirm }
  package var declared: Declared
  package var kind: Kind
  package var parameters: IDRange<Parameter> = .none
  package var title: TextID?
  package var message: TextID?
  package var field: Field?
  package var buttons: IDRange<Button> = .none
  package init(declared: Declared, kind: Kind) {
    self.declared = declared
    self.kind = kind
  }
}

/// A text field in an alert: `field name "Name" = "{current}" required`
package struct Field: Sendable {
  /// The words behind its texts.
  package enum Word: String, CaseIterable, Sendable { case email, number, decimal, phone, url, secure, required }
  package enum Keyboard: String, CaseIterable, Sendable { case email, number, decimal, phone, url }
  package var name: Name
  /// What it says while it is empty.
  package var placeholder: TextID?
  /// What is in it at first.
  package var initial: TextID?
  /// What is typed; nil: any text.
  package var keyboard: Keyboard?
  /// What is typed is shown to nobody, and reported to nobody.
  package var isSecure = false
  /// The buttons that return the text are disabled while there is none.
  package var isRequired = false
  package var range: SourceRange
  /// The name itself, or the keyword where there is none.
  package var nameRange: SourceRange
  package init(name: Name, range: SourceRange, nameRange: SourceRange) {
    self.name = name
    self.range = range
    self.nameRange = nameRange
  }
}

/// One button of an alert.
package struct Button: Sendable {
  package enum Role: String, CaseIterable, Sendable { case plain, cancel, destructive }
  package var name: Name
  package var title: TextID?
  package var role: Role
  /// It is shown only where that holds when the alert comes up.
  package var test: TestID?
  /// Its value is the text of the alert's field.
  package var returnsText = false
  package var range: SourceRange
  /// The name itself, or the keyword where there is none.
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

/// A named look for bars.
package struct Appearance: Sendable {
  package enum Paint: Hashable, Sendable {
    /// A colour in the app's asset catalogue.
    case asset(Name)
    case transparent, opaque, system
  }
  package var declared: Declared
  package var background: Paint?
  package var title: Paint?
  package var tint: Paint?
  /// The lines of its paints that name an asset, in their order.
  package var assets: [(name: Name, range: SourceRange)] = []
  package init(declared: Declared) { self.declared = declared }
}
