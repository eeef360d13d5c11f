import HeadlessUIKit

/// The headless environment of a view.
@available(iOS 13.0, *) public struct EnvironmentValues {
  /// The values whose changes invalidate equal views too.
  struct Surroundings: Equatable {
    var sizeClass: UserInterfaceSizeClass?
    var phase = 0
    /// The values that modifiers have set, indexed by the type of the key, without values that can't be compared.
    var said: [TypeIdentity: AnyHashable] = [:]
  }

  /// The settings of text fields.
  struct Typing {
    var keyboard = UIKeyboardType.default
    var capitals = UITextAutocapitalizationType.sentences
    var correction = UITextAutocorrectionType.default
  }

  private var values: [TypeIdentity: Any] = [:]
  /// The controller of the screen that contains the view.
  weak var controller: UIViewController?
  /// The destinations of the enclosing stack.
  weak var destinations: Destinations?
  /// Whether an enclosing container creates its rows lazily.
  var isLazy = false
  var surroundings = Surroundings()
  var dismissal: () -> Void = {}
  weak var scene: HeadlessSceneMemory?
  /// The app whose window shows the view.
  weak var app: HeadlessApp?
  var splitBehavior = UISplitViewController.SplitBehavior.automatic
  /// Whether tab views turn pages.
  var turnsPages = false
  /// Whether buttons can be tapped.
  var isEnabled = true
  var typing = Typing()
  /// The look of the bar of the next tab view.
  var barLook = BarModifier()

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
