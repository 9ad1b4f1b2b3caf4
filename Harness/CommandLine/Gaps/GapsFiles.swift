import Foundation

/// The files of the package that the page of gaps is made of.
struct GapsFiles {
  static let declarations = "Harness/Coverage/Declarations.tsv"
  static let substitutes = "Harness/Coverage/Instead.tsv"
  static let modules = "Harness/Coverage/Modules.tsv"
  static let page = "Docs/Gaps.md"
  private static let sources = [
    "Sources/Understudy", "Sources/UnderstudyCore", "Sources/UnderstudyLayout", "Sources/UnderstudyElements",
    "Sources/UnderstudyTime", "Sources/UnderstudyTesting", "Sources/UnderstudyRunner", "Sources/XCUIAutomation",
    "Sources/SwiftUI", "Sources/Combine",
    "Sources/AuthenticationServices", "Sources/AVKit", "Sources/Charts", "Sources/CoreData", "Sources/MapKit",
    "Sources/PhotosUI", "Sources/QuickLook", "Sources/StoreKit", "Sources/SwiftData", "Sources/TipKit",
    "Sources/WebKit", "Sources/WidgetKit",
  ]

  private let files: CoverageFiles

  /// - Parameter folder: The package's folder, or one inside it.
  init(near folder: URL) throws(CoverageError) { files = try CoverageFiles(near: folder) }

  /// Reads tables and declarations.
  func report() throws(CoverageError) -> GapsReport {
    var names = DeclaredNames()
    for file in try files.files(in: Self.sources) { names.scan(file.text) }
    return GapsReport(
      declarations: try AppleDeclaration.table(files.read(Self.declarations)), names: names,
      substitutes: try Substitute.table(files.read(Self.substitutes)),
      modules: try ModuleUse.table(files.read(Self.modules)), products: try products())
  }

  /// The names of the package's products.
  private func products() throws(CoverageError) -> Set<String> {
    Set(try files.read("Package.swift").matches(of: /\.library\(name: "(\w+)"/).map { String($0.output.1) })
  }

  /// Whether the page is the one that the report gives.
  func isCurrent(_ report: GapsReport) -> Bool { (try? files.read(Self.page)) == report.page }

  func write(_ report: GapsReport) throws(CoverageError) { try files.write(report.page, to: Self.page) }
}
