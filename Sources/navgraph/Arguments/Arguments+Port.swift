import NavGraphCommandLine

extension Arguments {
  /// The port that `--serve` names, 0 if it names none; nil without the option.
  func servedPort() throws(Failure) -> UInt16? {
    guard let text = value("serve") else { return nil }
    guard let port = UInt16(text), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .usage("--serve needs a port from 0 to 65535, not \"\(text)\"", help: "without one the system chooses a port that is free")
    }
    return port
  }
}
