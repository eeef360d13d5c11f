import UIKit

/// What an app pushes and presents itself.
final class Stranger: UIViewController {}

/// An alert that an app presents itself.
final class StrangeAlert: UIAlertController {}
