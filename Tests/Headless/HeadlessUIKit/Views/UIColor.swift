/// A headless color, given by its components or by its name in the asset catalog.
open class UIColor: NSObject, @unchecked Sendable {
  let text: String

  init(text: String) {
    self.text = text
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(text: "rgba")
  }

  @available(iOS 11.0, *) public convenience init?(named name: String) {
    self.init(text: name)
  }

  public class var clear: UIColor { UIColor(text: "clear") }
  public class var black: UIColor { UIColor(text: "black") }
  public class var white: UIColor { UIColor(text: "white") }
  public class var red: UIColor { UIColor(text: "red") }
  public class var systemRed: UIColor { UIColor(text: "systemRed") }
  public class var systemBlue: UIColor { UIColor(text: "systemBlue") }
  public class var systemGreen: UIColor { UIColor(text: "systemGreen") }
  @available(iOS 13.0, *) public class var label: UIColor { UIColor(text: "label") }
  @available(iOS 13.0, *) public class var systemBackground: UIColor { UIColor(text: "systemBackground") }
}
