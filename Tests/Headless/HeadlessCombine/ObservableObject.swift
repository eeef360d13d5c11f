/// A stand-in for Combine's protocol: an object that notifies views before it changes.
@available(iOS 13.0, *) public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

@available(iOS 13.0, *) extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of the object, which is the same for the object's lifetime.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.made(for: self) }
}
