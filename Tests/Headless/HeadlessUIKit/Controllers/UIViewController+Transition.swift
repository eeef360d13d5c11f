@available(iOS 18.0, *) extension UIViewController {
  /// The transition of a controller that appears and disappears.
  @available(iOS 18.0, *) @MainActor open class Transition: NSObject {
    /// The controllers of a zoom.
    @available(iOS 18.0, *) @MainActor open class ZoomSourceViewProviderContext: NSObject {
      open var sourceViewController: UIViewController { source }
      open var zoomedViewController: UIViewController { zoomed }
      private let source: UIViewController
      private let zoomed: UIViewController

      init(source: UIViewController, zoomed: UIViewController) {
        self.source = source
        self.zoomed = zoomed
        super.init()
      }
    }

    /// The options of a zoom transition.
    @available(iOS 18.0, *) @MainActor open class ZoomOptions: NSObject {
      /// The state of the gesture that dismisses a zoom.
      @available(iOS 18.0, *) @MainActor open class InteractionContext: NSObject {
        /// Whether UIKit would begin the dismissal.
        open var willBegin: Bool { begins }
        private let begins: Bool

        init(willBegin: Bool) {
          begins = willBegin
          super.init()
        }
      }

      open var dimmingColor: UIColor?
      open var interactiveDismissShouldBegin: ((UIViewController.Transition.ZoomOptions.InteractionContext) -> Bool)?

      public override required init() { super.init() }
    }

    let kind: String
    /// The provider of a zoom's source, called for each direction.
    let source: ((ZoomSourceViewProviderContext) -> NSObject?)?
    private(set) var options: ZoomOptions?

    required public init(headless kind: String, source: ((ZoomSourceViewProviderContext) -> NSObject?)? = nil) {
      self.kind = kind
      self.source = source
      super.init()
    }

    @available(iOS 18.0, *) open class var coverVertical: Self { Self(headless: "coverVertical") }
    @available(iOS 18.0, *) open class var flipHorizontal: Self { Self(headless: "flipHorizontal") }
    @available(iOS 18.0, *) open class var crossDissolve: Self { Self(headless: "crossDissolve") }
    @available(iOS 18.0, *) open class var partialCurl: Self { Self(headless: "partialCurl") }

    @available(iOS 18.0, *)
    public static func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceViewProvider: @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    ) -> Self {
      let transition = Self(headless: "zoom") { sourceViewProvider($0) }
      transition.options = options
      return transition
    }

    @available(iOS 26.0, *)
    public static func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Self {
      let transition = Self(headless: "zoom") { sourceBarButtonItemProvider($0) }
      transition.options = options
      return transition
    }
  }
}
