import Foundation

/// Waits for changes of files, of which the system's inotify notifies.
struct FolderWatch {
  /// A folder that is watched.
  struct Folder: Hashable {
    let path: String
    /// The files that matter; nil for all, those of the folders in it as well.
    var files: Set<String>?
  }

  /// The descriptor of inotify, closed with the last copy.
  private final class Notifications {
    let descriptor: Int32

    init() throws {
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else {
        throw WatchError("changes of files cannot be watched: \(String(cString: strerror(errno)))")
      }
    }

    deinit { close(descriptor) }
  }

  private let notifications: Notifications
  /// The folders by inotify's numbers.
  private var paths: [Int32: String] = [:]
  /// The files that matter, by folders of which not all do.
  private var files: [String: Set<String>] = [:]

  /// How long after a change others are waited for that belong to it, in milliseconds: programs write several files at once.
  private static let pause: Int32 = 100

  private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)

  /// - Throws: ``WatchError`` where the system has no room for the folders.
  init(_ folders: [Folder]) throws {
    notifications = try Notifications()
    try add(folders)
  }

  /// Watches these folders as well; those that are watched stay.
  func watching(_ folders: [Folder]) throws -> FolderWatch {
    var watch = self
    try watch.add(folders)
    return watch
  }

  private mutating func add(_ folders: [Folder]) throws {
    for folder in folders {
      try add(folder.path)
      files[folder.path] = folder.files
      guard folder.files == nil, let entries = FileManager.default.enumerator(atPath: folder.path) else { continue }
      for case let entry as String in entries {
        guard entries.fileAttributes?[.type] as? FileAttributeType == .typeDirectory else { continue }
        if Self.isHidden(entry) { entries.skipDescendants() } else { try add("\(folder.path)/\(entry)") }
      }
    }
  }

  private mutating func add(_ path: String) throws {
    let number = inotify_add_watch(notifications.descriptor, path, Self.events)
    if number >= 0 {
      paths[number] = path
    } else if errno == ENOSPC {
      throw WatchError("the system watches no more folders: raise fs.inotify.max_user_watches, see Docs/Watching.md")
    }
  }

  /// Whether the last part of a path is no file of a user's.
  private static func isHidden(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasPrefix(".") || name.hasSuffix("~") || name.hasPrefix("#")
  }

  /// Blocks until files have changed.
  ///
  /// - Returns: their paths, sorted; nil where the command is to end.
  mutating func next(until stop: StopSignal) -> [String]? {
    var changed: Set<String> = []
    while true {
      var waits = [notifications.descriptor, stop.descriptor, stop.parent].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let count = poll(&waits, nfds_t(waits.count), changed.isEmpty ? -1 : Self.pause)
      if count < 0, errno == EINTR { continue }
      if waits[1].revents != 0 || waits[2].revents != 0 { return nil }
      if count == 0 { return changed.sorted() }
      changed.formUnion(read())
    }
  }

  /// The files that events name which have come.
  private mutating func read() -> [String] {
    var (found, buffer): ([String], [UInt8]) = ([], [UInt8](repeating: 0, count: 65_536))
    let count = Foundation.read(notifications.descriptor, &buffer, buffer.count)
    let head = MemoryLayout<inotify_event>.size
    var place = 0
    while place + head <= count {
      let event = buffer[place...].withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
      let name = buffer[(place + head)..<(place + head + Int(event.len))].prefix { $0 != 0 }
      place += head + Int(event.len)
      guard let folder = paths[event.wd], !name.isEmpty else { continue }
      let path = "\(folder)/\(String(decoding: name, as: UTF8.self))"
      guard !Self.isHidden(path) else { continue }
      if event.mask & UInt32(IN_ISDIR) == 0 {
        // A file that is made is written next.
        let matters = files[folder].map { $0.contains(String(decoding: name, as: UTF8.self)) } ?? true
        if matters, event.mask & UInt32(IN_CREATE) == 0 { found.append(path) }
      } else if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0, files[folder] == nil {
        try? add([Folder(path: path)])
        found += Self.files(in: path)
      }
    }
    return found
  }

  /// The files of a folder that was there before it was watched.
  private static func files(in folder: String) -> [String] {
    let entries = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return entries.map { "\(folder)/\($0)" }.filter { path in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return exists && !isFolder.boolValue && !isHidden(path)
    }
  }
}
