import Foundation
import UnderstudyTime

/// The folders of an app's own, as on a device: `Documents`, `Library` and what is in it (F-08).
///
/// They are made in the system's folder for temporary files when code asks for one of them, and go with the last use of
/// the installation, so each test begins with empty ones and a second launch in a test finds the first one's files.
package final class AppContainer: Sendable {
  let home: URL

  private static var folder: URL { FileManager.default.temporaryDirectory }
  private static let prefix = "understudy-"

  /// Those that have not been removed yet, for the end of the process.
  private static let all = Guarded<Set<URL>>([])
  private static let isRemovingAtExit: Void = { _ = atexit { AppContainer.removeAll() } }()

  /// Removes the folders of all apps, for an end of the process that runs nothing registered for it.
  package static func removeAll() { all.withLock { $0 }.forEach(remove) }

  init() {
    _ = Self.isRemovingAtExit
    home = Self.folder.appending(path: "\(Self.prefix)\(UUID().uuidString)/")
    _ = Self.all.withLock { [home] in $0.insert(home) }
    for folder in ["Documents", "Library/Caches", "Library/Preferences"] { make(home.appending(path: folder)) }
  }

  deinit {
    Self.remove(home)
    _ = Self.all.withLock { [home] in $0.remove(home) }
  }

  /// The corresponding place in this container, if an address lies in the container of another test's app.
  ///
  /// Apps keep such addresses in static properties, which outlive a test.
  func relocated(_ url: URL) -> URL {
    let (path, all) = (url.standardizedFileURL.pathComponents, Self.folder.standardizedFileURL.pathComponents)
    guard path.count > all.count, path.starts(with: all), path[all.count].hasPrefix(Self.prefix),
      UUID(uuidString: String(path[all.count].dropFirst(Self.prefix.count))) != nil
    else { return url }
    return home.appending(path: path.dropFirst(all.count + 1).joined(separator: "/"))
  }

  /// A folder of the user's; nil for those that an app has elsewhere.
  func url(for folder: FileManager.SearchPathDirectory) -> URL? {
    let path: String? =
      switch folder {
      case .documentDirectory: "Documents"
      case .libraryDirectory: "Library"
      case .cachesDirectory: "Library/Caches"
      case .applicationSupportDirectory: "Library/Application Support"
      case .autosavedInformationDirectory: "Library/Autosave Information"
      case .desktopDirectory: "Desktop"
      case .downloadsDirectory: "Downloads"
      case .moviesDirectory: "Movies"
      case .musicDirectory: "Music"
      case .picturesDirectory: "Pictures"
      case .sharedPublicDirectory: "Public"
      default: nil
      }
    return path.map { home.appending(path: $0, directoryHint: .isDirectory) }
  }

  fileprivate func make(_ url: URL) {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  private static func remove(_ url: URL) { try? FileManager.default.removeItem(at: url) }

  /// The container of the calling app or test, where it provides such a folder; nil outside of tests.
  fileprivate static func folder(
    _ folder: FileManager.SearchPathDirectory, _ domains: FileManager.SearchPathDomainMask
  ) -> (container: AppContainer, url: URL)? {
    guard domains.contains(.userDomainMask), let container = Installation.current?.container else { return nil }
    return container.url(for: folder).map { (container, $0) }
  }
}

@_silgen_name("understudy_process_folders")
func processFolders(
  _ folder: FileManager.SearchPathDirectory, _ domains: FileManager.SearchPathDomainMask
) -> [URL]? {
  AppContainer.folder(folder, domains).map { [$0.url] }
}

@_silgen_name("understudy_process_folder")
func processFolder(
  _ folder: FileManager.SearchPathDirectory, _ domains: FileManager.SearchPathDomainMask, _ creates: Bool
) -> URL? {
  guard let (container, url) = AppContainer.folder(folder, domains) else { return nil }
  if creates { container.make(url) }
  return url
}

@_silgen_name("understudy_process_folder_paths")
func processFolderPaths(
  _ folder: FileManager.SearchPathDirectory, _ domains: FileManager.SearchPathDomainMask
) -> [String]? {
  AppContainer.folder(folder, domains).map { [$0.url.path] }
}

@_silgen_name("understudy_process_home")
func processHome() -> String? { Installation.current?.container.home.path }
