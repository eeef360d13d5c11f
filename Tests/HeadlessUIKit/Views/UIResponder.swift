/// The root of views and controllers.
@MainActor open class UIResponder: NSObject {}
