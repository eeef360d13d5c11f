/// An object whose views are told before it changes.
@available(iOS 13.0, *) public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

@available(iOS 13.0, *) extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The same for as long as the object lives.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.made(for: self) }
}
