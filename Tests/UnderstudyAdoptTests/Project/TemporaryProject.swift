import Foundation

/// A folder with files, for as long as a test needs it.
final class TemporaryProject {
  let folder: URL

  /// Makes a folder.
  ///
  /// - Parameter files: Their texts by path from the folder.
  init(_ files: [String: String] = [:]) throws {
    folder =
      FileManager.default.temporaryDirectory.appendingPathComponent("Adopt-\(UUID().uuidString)").standardizedFileURL
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url(path), atomically: true, encoding: .utf8)
  }

  func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

  /// Writes a project file with the objects of a text in the old form of property lists.
  ///
  /// The project has the key `P`, its main group `G`.
  func writeProject(_ name: String = "Tea", targets: String, children: String = "", objects: String) throws {
    try write(
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; developmentRegion = en; buildConfigurationList = PL; targets = (\(targets)); };
        PL = { isa = XCConfigurationList; buildConfigurations = (PD); };
        PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (\(children)); };
        \(objects)
      }; }
      """, to: "\(name).xcodeproj/project.pbxproj")
  }

  /// A target with a synchronized folder of its own name.
  static func target(
    _ key: String, _ name: String, type: String = "application", dependencies: String = "", settings: String = ""
  ) -> String {
    """
    \(key) = { isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(type)";
      buildConfigurationList = \(key)L; buildPhases = (); dependencies = (\(dependencies)); fileSystemSynchronizedGroups = (\(key)F); };
    \(key)L = { isa = XCConfigurationList; buildConfigurations = (\(key)D); };
    \(key)D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
    \(key)F = { isa = PBXFileSystemSynchronizedRootGroup; path = "\(name)"; sourceTree = "<group>"; };

    """
  }
}
