public enum CommandLine {
  public static var arguments: [String] { [] }
  public static var argc: Int32 { 0 }
  public static var unsafeArgv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?> { UnsafeMutablePointer(bitPattern: 8)! }
}
