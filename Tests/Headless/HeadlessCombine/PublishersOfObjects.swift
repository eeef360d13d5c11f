/// The publishers of the objects that have none of their own.
///
/// Everything in an app that has one is on the main actor, and so are tests.
@available(iOS 13.0, *) enum PublishersOfObjects {
  private struct Made {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  nonisolated(unsafe) private static var made: [ObjectIdentifier: Made] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    if let known = made[id], known.object === object { return known.publisher }
    made = made.filter { $0.value.object != nil }
    let publisher = ObservableObjectPublisher()
    made[id] = Made(object: object, publisher: publisher)
    return publisher
  }
}

@available(iOS 13.0, *) extension ObservableObjectPublisher {
  static func made(for object: AnyObject) -> ObservableObjectPublisher { PublishersOfObjects.publisher(of: object) }
}
