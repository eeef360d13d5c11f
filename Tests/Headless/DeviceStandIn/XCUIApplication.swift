import Foundation
import XCTest

// Stand-ins for the interface tests of XCTest, as far as Tests/Device/UITests uses them. They compile and do nothing.

@MainActor open class XCUIElement: NSObject {
  public var value: Any? { nil }
  public var exists: Bool { false }
  public var firstMatch: XCUIElement { self }
  public func tap() {}
  public func press(forDuration duration: TimeInterval) {}
  public func waitForExistence(timeout: TimeInterval) -> Bool { false }
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate { XCUICoordinate() }
  public var buttons: XCUIElementQuery { XCUIElementQuery() }
  public var textFields: XCUIElementQuery { XCUIElementQuery() }
  public var navigationBars: XCUIElementQuery { XCUIElementQuery() }
  public var tabBars: XCUIElementQuery { XCUIElementQuery() }
  public var alerts: XCUIElementQuery { XCUIElementQuery() }
}

@MainActor public final class XCUIElementQuery: NSObject {
  public subscript(key: String) -> XCUIElement { XCUIElement() }
  public func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
  public var buttons: XCUIElementQuery { self }
}

@MainActor public final class XCUIApplication: XCUIElement {
  public var launchEnvironment: [String: String] = [:]
  public func launch() {}
}

@MainActor public final class XCUICoordinate: NSObject {
  public func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {}
}

public enum UIDeviceOrientation: Int, Sendable {
  case portrait = 1
  case landscapeLeft = 3
}

@MainActor public final class XCUIDevice: NSObject {
  public static let shared = XCUIDevice()
  public var orientation = UIDeviceOrientation.portrait
}

/// A stand-in for Foundation's vector.
public struct CGVector: Sendable {
  public var dx: Double
  public var dy: Double

  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (dx, dy) }
}
