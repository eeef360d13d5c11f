@available(iOS 18.0, *) extension UIViewController {
  /// How a controller comes in, and goes again.
  @available(iOS 18.0, *) @MainActor open class Transition: NSObject {
    /// What a zoom is asked with.
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

    /// How a zoom behaves.
    @available(iOS 18.0, *) @MainActor open class ZoomOptions: NSObject {
      open var dimmingColor: UIColor?

      public override required init() { super.init() }
    }

    let kind: String
    /// What a zoom grows out of and shrinks back into; asked each way.
    let source: ((ZoomSourceViewProviderContext) -> NSObject?)?

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
      Self(headless: "zoom") { sourceViewProvider($0) }
    }

    @available(iOS 26.0, *)
    public static func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Self {
      Self(headless: "zoom") { sourceBarButtonItemProvider($0) }
    }
  }
}
