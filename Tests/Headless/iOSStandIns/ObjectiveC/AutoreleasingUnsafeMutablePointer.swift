/// A stand-in for Swift's type, which exists only with Objective-C: a pointer to memory that another object owns.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let place: UnsafeMutablePointer<Pointee>

  public init(_ place: UnsafeMutablePointer<Pointee>) { self.place = place }

  public var pointee: Pointee {
    get { place.pointee }
    nonmutating set { place.pointee = newValue }
  }
}
