/// The kind of a file that a path leads to.
package enum FileKind {
  case file, folder, pipe, device, socket
  /// A file whose content the kernel generates, such as a process's environment.
  case system

  package init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }

  /// Whether written bytes go to another program or device, so that the file can't be replaced.
  package var isStream: Bool { self == .pipe || self == .device || self == .socket }

  /// The noun with its article, as in "it is a named pipe".
  package var noun: String {
    switch self {
    case .file: "a file"
    case .folder: "a folder"
    case .pipe: "a named pipe"
    case .device: "a device"
    case .socket: "a socket"
    case .system: "a file of the running system"
    }
  }
}
