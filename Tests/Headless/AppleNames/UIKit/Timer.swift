/// The clock of the headless UIKit. Foundation has a timer here, too, and hands it on.
public typealias Timer = HeadlessUIKit.Timer
