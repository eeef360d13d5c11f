#if !canImport(ObjectiveC)
/// Stands for Swift's, which is there only with Objective-C: a place that somebody else owns.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let place: UnsafeMutablePointer<Pointee>

  public init(_ place: UnsafeMutablePointer<Pointee>) { self.place = place }

  public var pointee: Pointee {
    get { place.pointee }
    nonmutating set { place.pointee = newValue }
  }
}
#endif
