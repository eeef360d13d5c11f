/// The simulated device.
@MainActor open class UIDevice: NSObject {
  open class var current: UIDevice { UIDevice() }

  @available(iOS 3.2, *) open var userInterfaceIdiom: UIUserInterfaceIdiom { Headless.options.idiom }
}
