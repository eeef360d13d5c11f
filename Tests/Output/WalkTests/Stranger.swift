import UIKit

/// A controller that an app pushes or presents itself.
final class Stranger: UIViewController {}

/// An alert that an app presents itself.
final class StrangeAlert: UIAlertController {}
