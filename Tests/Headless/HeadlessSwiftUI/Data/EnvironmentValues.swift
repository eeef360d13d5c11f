import HeadlessUIKit

/// What a view finds around it.
@available(iOS 13.0, *) public struct EnvironmentValues {
  /// What equal views are looked into for all the same, if it has changed.
  struct Surroundings: Equatable {
    var sizeClass: UserInterfaceSizeClass?
    var phase = 0
    /// The values that modifiers around the view have set, as far as they can be compared.
    var said: [TypeIdentity: AnyHashable] = [:]
  }

  /// How text is typed.
  struct Typing {
    var keyboard = UIKeyboardType.default
    var capitals = UITextAutocapitalizationType.sentences
    var correction = UITextAutocorrectionType.default
  }

  private var values: [TypeIdentity: Any] = [:]
  /// The controller of the screen around the view.
  weak var controller: UIViewController?
  /// Where destinations are declared.
  weak var destinations: Destinations?
  /// In a container that makes its rows when they come into sight.
  var isLazy = false
  var surroundings = Surroundings()
  var dismissal: () -> Void = {}
  weak var scene: HeadlessSceneMemory?
  /// The app whose window shows the view.
  weak var app: HeadlessApp?
  var splitBehavior = UISplitViewController.SplitBehavior.automatic
  /// A tab view turns pages.
  var turnsPages = false
  /// Whether buttons can be tapped.
  var isEnabled = true
  var typing = Typing()
  /// What is said about the bar of the next tab view.
  var barLook = BarLook()

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[TypeIdentity(key)] as? K.Value ?? K.defaultValue }
    set {
      values[TypeIdentity(key)] = newValue
      surroundings.said[TypeIdentity(key)] = newValue as? AnyHashable
    }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { surroundings.sizeClass }
    set { surroundings.sizeClass = newValue }
  }

  public var accessibilityReduceMotion: Bool { MainActor.assumeIsolated { Headless.options.reducesMotion } }

  @available(iOS 15.0, *) public var dismiss: DismissAction { DismissAction(work: dismissal) }
}
