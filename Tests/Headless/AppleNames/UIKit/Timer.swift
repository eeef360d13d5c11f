/// The timer of the headless UIKit. The alias is necessary because Foundation, which UIKit exports, also has a `Timer`.
public typealias Timer = HeadlessUIKit.Timer
