import NavGraphCommandLine
import NavGraphSyntax

/// The files that `watch` looks at, and what they look like.
///
/// It polls metadata. Systems can report changes, each by calls of its own (kqueue, inotify), which need a descriptor or a watch for every
/// file and folder, lose events when there are many, and say nothing on network and container mounts. Asking for the metadata of a thousand
/// files takes about a millisecond, works the same everywhere, and can't miss a file that an editor has replaced.
struct WatchedFiles {
  /// A file that is there, or is not, and what it looks like.
  struct Entry: Equatable {
    let path: ExactText
    let stamp: Files.Stamp?
  }

  /// What is in a folder, as far as it counts.
  fileprivate struct Listing {
    let stamp: Files.Stamp
    /// When it was read, in nanoseconds since 1970.
    let date: Int64
    let files: [String]
    let folders: [String]
  }

  private let paths: [String]
  private let root: String?
  private var listings: [ExactText: Listing] = [:]
  private var looks = 0

  init(_ paths: [String], root: String?) {
    self.paths = paths.isEmpty ? ["."] : paths
    self.root = root
  }

  /// Every `.navgraph` file that the paths mean, and the files in `others`. Nothing else counts, so what navgraph writes beside its
  /// sources changes nothing here.
  mutating func look(_ others: [String]) -> [Entry] {
    looks += 1
    var entries: [Entry] = []
    var seen: Set<Files.Identity> = []
    for path in paths {
      let stamp = Files.stamp(path)
      if let stamp, stamp.isFolder {
        walk(path, stamp, &seen, &entries)
      } else {
        entries.append(Entry(path: ExactText(path), stamp: stamp))
      }
    }
    for path in others { entries.append(Entry(path: ExactText(path), stamp: Files.stamp(path))) }
    return entries
  }

  private mutating func walk(_ path: String, _ stamp: Files.Stamp, _ seen: inout Set<Files.Identity>, _ entries: inout [Entry]) {
    var open = [(path: path, stamp: stamp)]
    while let folder = open.popLast() {
      // Links can lead to one folder twice, and in circles.
      guard seen.insert(folder.stamp.identity).inserted else { continue }
      let listing = list(folder.path, folder.stamp)
      // A link that leads nowhere is an entry too: when it's removed, or leads somewhere, that is a change.
      for file in listing.files { entries.append(Entry(path: ExactText(file), stamp: Files.stamp(file))) }
      for inner in listing.folders { if let stamp = Files.stamp(inner), stamp.isFolder { open.append((inner, stamp)) } }
    }
  }

  /// The folder as it was read last, if nothing has been added to it or removed since.
  private mutating func list(_ folder: String, _ stamp: Files.Stamp) -> Listing {
    if let known = listings[ExactText(folder)], known.stamp == stamp, !known.isDoubtful, looks % 8 != 0 { return known }
    let date = Int64(truncatingIfNeeded: time(nil)) &* 1_000_000_000
    let boundary = try? Boundary(paths, root: root)
    var files: [String] = []
    var folders: [String] = []
    for name in (try? Files.names(in: folder)) ?? [] where !name.hasExactPrefix(".") {
      let path = Path.join(folder, name)
      let isSource = name.hasExactSuffix(SourceFinder.suffix)
      if let stamp = Files.stamp(path), stamp.isFolder {
        // As where sources are looked for: what a link outside leads to is not walked through.
        if !Files.isLink(path) || boundary?.holds(path) == true { folders.append(path) }
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
  /// Whether something may have been added at the very moment it was read: file systems count in steps of up to two seconds. Some never
  /// say that a folder has changed, so folders are read anew now and then in any case.
  fileprivate var isDoubtful: Bool { date &- stamp.modified < 3_000_000_000 }
}
