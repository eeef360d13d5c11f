/// What a path leads to.
package enum FileKind {
  case file, folder, pipe, device, socket
  /// What the kernel makes up while it is read, such as a process's environment.
  case system

  package init(_ mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }

  /// Whether bytes that are written there go somewhere else: they can't be replaced in one step.
  package var isStream: Bool { self == .pipe || self == .device || self == .socket }

  /// With its article, as in "it is a named pipe".
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
