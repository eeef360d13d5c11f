import NavGraphCommandLine
import NavGraphSyntax

/// The files that `watch` polls, and their metadata.
///
/// System APIs for changes (kqueue, inotify) need a descriptor or a watch for every file and folder, lose events under load, and don't
/// work on network and container mounts. Polling a thousand files takes about a millisecond, works the same everywhere, and detects
/// replaced files.
struct WatchedFiles {
  /// A path, and the metadata of its file; nil if there is no file.
  struct Entry: Equatable {
    let path: ExactText
    let stamp: Files.Stamp?
  }

  /// The relevant content of a folder.
  fileprivate struct Listing {
    let stamp: Files.Stamp
    /// The time at which the folder was read, in nanoseconds since 1970.
    let date: Int64
    let files: [String]
    let folders: [String]
  }

  private let paths: [String]
  private let root: String?
  private var listings: [ExactText: Listing] = [:]
  private var looks = 0

  init(in paths: [String], root: String?) {
    self.paths = paths.isEmpty ? ["."] : paths
    self.root = root
  }

  /// Returns an entry for each `.navgraph` file that the paths name, and for the files in `others`. Other files are ignored, so navgraph's
  /// output next to its sources causes no round.
  mutating func look(alsoAt others: [String]) -> [Entry] {
    looks += 1
    var entries: [Entry] = []
    var seen: Set<Files.Identity> = []
    for path in paths {
      let stamp = Files.stamp(of: path)
      if let stamp, stamp.isFolder {
        walk(from: path, stamp: stamp, seen: &seen, entries: &entries)
      } else {
        entries.append(Entry(path: ExactText(path), stamp: stamp))
      }
    }
    for path in others { entries.append(Entry(path: ExactText(path), stamp: Files.stamp(of: path))) }
    return entries
  }

  private mutating func walk(from path: String, stamp: Files.Stamp, seen: inout Set<Files.Identity>, entries: inout [Entry]) {
    var open = [(path: path, stamp: stamp)]
    while let folder = open.popLast() {
      // Links can lead to one folder twice, and in cycles.
      guard seen.insert(folder.stamp.identity).inserted else { continue }
      let listing = list(folder.path, stamp: folder.stamp)
      // A broken link also has an entry, so that a change of it is detected.
      for file in listing.files { entries.append(Entry(path: ExactText(file), stamp: Files.stamp(of: file))) }
      for inner in listing.folders { if let stamp = Files.stamp(of: inner), stamp.isFolder { open.append((inner, stamp)) } }
    }
  }

  /// Returns the content of a folder, from the cache if the folder hasn't changed.
  private mutating func list(_ folder: String, stamp: Files.Stamp) -> Listing {
    if let known = listings[ExactText(folder)], known.stamp == stamp, !known.isDoubtful, looks % 8 != 0 { return known }
    let date = Int64(truncatingIfNeeded: time(nil)) &* 1_000_000_000
    let boundary = try? ReadableRoots(around: paths, root: root)
    var files: [String] = []
    var folders: [String] = []
    for name in (try? Files.names(in: folder)) ?? [] where !name.hasExactPrefix(".") {
      let path = Path.join(folder, name)
      let isSource = name.hasExactSuffix(SourceFinder.suffix)
      if let stamp = Files.stamp(of: path), stamp.isFolder {
        // As in `SourceFinder`, links that lead outside aren't followed.
        if !Files.isLink(at: path) || boundary?.holds(path) == true { folders.append(path) }
      } else if isSource {
        files.append(path)
      }
    }
    let listing = Listing(stamp: stamp, date: date, files: files, folders: folders)
    listings[ExactText(folder)] = listing
    return listing
  }
}

extension WatchedFiles.Listing {
  /// Whether a file may have been added just after the folder was read, because the timestamps of file systems have a resolution of up to
  /// two seconds. Some never update a folder's timestamp, so folders are also read again periodically.
  fileprivate var isDoubtful: Bool { date &- stamp.modified < 3_000_000_000 }
}
