/// What the command `adopt` is asked for.
package struct AdoptOptions: Equatable {
  var project: String?
  var overwrites = false
  var usesPackages = true
  var launches = true
  /// Whether nothing is written: the command `doctor`.
  var onlyChecks = false
  /// Whether SwiftPM's plug-in has called.
  var isInCommand = false

  /// The folder of Understudy that the manifest names; nil for that of this program.
  var understudy: String?

  package static let usage = """
    adopt [PROJECT.xcodeproj] [--overwrite] [--without-packages] [--without-launch] [--understudy PATH]
                               write a package beside an Xcode project, build it, launch its apps, run its tests, and report;
                               --overwrite replaces a manifest that adopt has not written, --without-packages makes
                               stand-ins for all packages from elsewhere, --without-launch only builds, and --understudy
                               names another checkout of Understudy than the one that runs
    doctor [PROJECT.xcodeproj] [--without-packages]
                               print what adopt would write, and write nothing
    """

  /// Reads what follows the command's name.
  ///
  /// - Throws: ``AdoptError`` for what is not understood.
  init(_ arguments: [String], onlyChecks: Bool = false) throws {
    self.onlyChecks = onlyChecks
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--overwrite": overwrites = true
      case "--without-packages": usesPackages = false
      case "--without-launch": launches = false
      case "--in-command": isInCommand = true
      case "--understudy":
        guard let path = rest.popFirst() else { throw AdoptError.usage("--understudy needs the folder of a checkout") }
        understudy = path
      case let option where option.hasPrefix("-"):
        throw AdoptError.usage("unknown option \"\(option)\"; known options: \(Self.names.joined(separator: ", "))")
      default:
        if let project { throw AdoptError.usage("unexpected argument \"\(argument)\" after \"\(project)\"") }
        project = argument
      }
    }
  }

  private static let names = ["--overwrite", "--without-packages", "--without-launch", "--understudy"]
}
