import Foundation

/// The folders of the app's own, which Foundation does not name on Linux. Each test has its own (F-08).
///
/// Source: Apple's page "URL".
extension URL {
  /// `Documents`, where an app keeps what its user has made.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// `Library`, where an app keeps what its user does not see.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// `Library/Caches`, for what can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// `Library/Application Support`, which an app creates before it writes there.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// `Downloads`, which an app creates before it writes there.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// `Desktop`, of use on a Mac.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  /// `Movies`, of use on a Mac.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  /// `Music`, of use on a Mac.
  public static var musicDirectory: URL { folder(.musicDirectory) }
  /// `Pictures`, of use on a Mac.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// `Public`, of use on a Mac.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }

  /// Finds one of the app's folders.
  ///
  /// - Parameters:
  ///   - directory: Which one.
  ///   - domain: Whose it is: an app gets the folders of its user.
  ///   - url: A file to replace, for a folder of temporary items on the same volume.
  ///   - shouldCreate: Whether the folder is made where it does not exist.
  /// - Throws: An error of Foundation's where there is no such folder, or it cannot be made.
  public init(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL? = nil, create shouldCreate: Bool = false
  ) throws {
    self = try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
  }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? .homeDirectory
  }
}
