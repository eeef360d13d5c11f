/// The publishers of the objects that don't declare their own.
///
/// All code of an app or a test that uses a publisher runs on the main actor.
@available(iOS 13.0, *) enum ObjectPublishers {
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
  static func made(for object: AnyObject) -> ObservableObjectPublisher { ObjectPublishers.publisher(of: object) }
}
