import NavGraphSyntax

/// Converts colors for a dark background: same hue, inverted lightness, and sufficient contrast.
enum DarkColor {
  /// The minimum contrast of lines and text with the background: 4.5 (WCAG 2, 1.4.3), plus the error of `luminance`.
  static let leastContrast = 4.8
  private static let ground = luminance(red: 0.11, green: 0.11, blue: 0.11)

  /// Returns the dark counterpart of `#rrggbb`, `white`, or `black`. Other text is returned unchanged.
  static func of(_ color: String) -> String {
    let hex = color == "white" ? "#ffffff" : color == "black" ? "#000000" : color
    let digits = hex.dropFirst()
    guard hex.hasPrefix("#"), digits.utf8.count == 6, let number = Int(digits, radix: 16) else { return color }
    let (red, green, blue) = (Double(number >> 16) / 255, Double(number >> 8 & 255) / 255, Double(number & 255) / 255)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let lightness = (most + least) / 2
    let spread = most - least
    let saturation = spread == 0 ? 0 : spread / (1 - abs(2 * lightness - 1))
    var hue = 0.0
    if spread > 0 {
      hue = most == red ? (green - blue) / spread : most == green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
    }
    let dark = 0.11 + (1 - lightness) * 0.84
    if hue < 0 { hue += 6 }
    // Light tints are backgrounds and borders, which stay desaturated.
    if lightness > 0.8 { return text(of: rgb(hue: hue, saturation: saturation * 0.35, lightness: dark)) }
    var found = rgb(hue: hue, saturation: saturation, lightness: dark)
    var raised = dark
    while raised < 0.95, (luminance(red: found.red, green: found.green, blue: found.blue) + 0.05) / (ground + 0.05) < leastContrast {
      raised += 0.03
      found = rgb(hue: hue, saturation: saturation, lightness: raised)
    }
    return text(of: found)
  }

  /// Returns the relative luminance of a color. A cubic function approximates the transfer function of sRGB.
  static func luminance(red: Double, green: Double, blue: Double) -> Double {
    func linear(_ part: Double) -> Double { part * part * (0.8 + 0.2 * part) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  private static func rgb(hue: Double, saturation: Double, lightness: Double) -> (red: Double, green: Double, blue: Double) {
    let spread = (1 - abs(2 * lightness - 1)) * saturation
    let middle = spread * (1 - abs(hue.truncatingRemainder(dividingBy: 2) - 1))
    let low = lightness - spread / 2
    let (red, green, blue): (Double, Double, Double)
    switch hue {
    case ..<1: (red, green, blue) = (spread, middle, 0)
    case ..<2: (red, green, blue) = (middle, spread, 0)
    case ..<3: (red, green, blue) = (0, spread, middle)
    case ..<4: (red, green, blue) = (0, middle, spread)
    case ..<5: (red, green, blue) = (middle, 0, spread)
    default: (red, green, blue) = (spread, 0, middle)
    }
    return (red + low, green + low, blue + low)
  }

  private static func text(of color: (red: Double, green: Double, blue: Double)) -> String {
    "#" + [color.red, color.green, color.blue].map { Int((max(0, min(1, $0)) * 255).rounded()).hexadecimal(digits: 2) }.joined()
  }
}
