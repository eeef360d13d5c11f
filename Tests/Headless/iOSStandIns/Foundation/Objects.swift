// Declarations of the parts of Foundation and Core Graphics that generated code and the headless UIKit use.

#if canImport(ObjectiveC)
@_exported import ObjectiveC
#endif

public protocol NSObjectProtocol: AnyObject {
  #if canImport(ObjectiveC)
  func responds(to aSelector: Selector!) -> Bool
  #endif
}

open class NSObject: NSObjectProtocol, Hashable {
  public init() {}
  public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
  open func hash(into hasher: inout Hasher) {}
  open var description: String { "" }
  #if canImport(ObjectiveC)
  open func responds(to aSelector: Selector!) -> Bool { false }
  open func forwardingTarget(for aSelector: Selector!) -> Any! { nil }
  #endif
}

open class NSCoder: NSObject {}
open class Bundle: NSObject {
  public class var main: Bundle { Bundle() }
  public convenience init(for aClass: AnyClass) { self.init() }
  open var bundleIdentifier: String? { nil }
}

public struct NSExceptionName: Hashable, Sendable {}

open class NSAttributedString: NSObject {
  public struct Key: Hashable, RawRepresentable, Sendable {
    public static let font = Key(rawValue: "NSFont")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

public typealias TimeInterval = Double
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSNotFound = Int.max
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}
public protocol NSSecureCoding: NSObjectProtocol {}

open class NSString: NSObject {}
open class NSNull: NSObject {}
open class NSNumber: NSObject {
  open var objCType: UnsafePointer<CChar> { while true {} }
  open var boolValue: Bool { false }
  open var doubleValue: Double { 0 }
  open var int64Value: Int64 { 0 }
  open var uint64Value: UInt64 { 0 }
}
