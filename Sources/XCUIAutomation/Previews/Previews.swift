import UnderstudyCore
import UnderstudyTime

/// The previews that are linked into the tests, each of which is a test without code.
///
/// ```swift
/// @Test(arguments: Previews.all) @MainActor func previews(_ preview: LinkedPreview) { preview.check() }
/// ```
public enum Previews {
  /// The previews of `#Preview`, in the order of files and lines, then those of types that conform to `PreviewProvider`, in the order of
  /// the names. Runs no code of the app.
  public static let all: [LinkedPreview] = LinkedPreview.named(ApplicationFramework.linkedPreviews)

  /// The previews that a name means.
  ///
  /// - Parameter name: a preview's title or name, `File:line`, a file with or without its ending, or a module. Case makes no difference.
  public static func named(_ name: String) -> [LinkedPreview] { named(name, of: all) }

  /// A title takes precedence, so that each preview can be named.
  package static func named(_ name: String, of previews: [LinkedPreview]) -> [LinkedPreview] {
    let exact = previews.filter { $0.title == name }
    return exact.isEmpty ? previews.filter { $0.isNamed(name) } : exact
  }
}

/// A preview of the program: what `#Preview` or a type that conforms to `PreviewProvider` shows.
public struct LinkedPreview: Sendable, Identifiable {
  let found: FoundPreview
  /// The module with the name, or with file and line where there is no name or several previews have it: `Tea.Dark`,
  /// `Tea.ContentView:20`.
  public let title: String

  /// The title, which no other preview has.
  public var id: String { title }
  /// The name as the source has it; for a type that conforms to `PreviewProvider` the type's name, with a number if it shows several
  /// views.
  public var name: String? { found.name }
  /// The module that has the preview.
  public var module: String { found.module }
  /// Module and file name, as `#fileID` gives them; nil for types that conform to `PreviewProvider`.
  public var fileID: String? { found.place?.fileID }
  /// The line of `#Preview`, counted from 1; nil for types that conform to `PreviewProvider`.
  public var line: Int? { found.place?.line }

  /// Makes an application that shows the preview. It is not launched yet.
  @MainActor public func application() -> XCUIApplication {
    let content = found.content()
    if let orientation = content.orientation { XCUIDevice.shared.orientation = orientation }
    return XCUIApplication(making: content.blueprint)
  }

  /// Previews with titles of which no two are the same.
  package static func named(_ found: [FoundPreview]) -> [LinkedPreview] {
    var counts: [String: Int] = [:]
    for preview in found { counts[preview.shortTitle, default: 0] += 1 }
    var used: [String: Int] = [:]
    return found.map { preview in
      let short = preview.shortTitle
      let title = counts[short] == 1 ? short : preview.placeTitle ?? short
      used[title, default: 0] += 1
      let number = used[title] ?? 1
      return LinkedPreview(found: preview, title: number == 1 ? title : "\(title) \(number)")
    }
  }

  /// Whether a user may mean this preview by a name.
  func isNamed(_ name: String) -> Bool {
    let name = name.lowercased()
    var names = [title, found.name, found.module].compactMap { $0?.lowercased() }
    if let place = found.place {
      let file = place.file.lowercased()
      let stem = String(file.prefix { $0 != "." })
      names += [file, stem, "\(file):\(place.line)", "\(stem):\(place.line)"]
    }
    return names.contains(name)
  }

  /// Whether it is a type that conforms to `PreviewProvider` and has one view.
  package var isType: Bool { found.place == nil && !(found.name ?? "").contains(" ") }

  /// Where failures are reported; nil for the running test.
  package var location: CallPlace? {
    found.place.map { CallPlace(file: $0.filePath, line: $0.line, fileID: $0.fileID) }
  }
}

extension LinkedPreview: CustomStringConvertible {
  public var description: String { title }
}

extension FoundPreview {
  fileprivate var shortTitle: String { name.map { "\(module).\($0)" } ?? placeTitle ?? module }

  fileprivate var placeTitle: String? {
    place.map { "\(module).\($0.file.prefix { $0 != "." }):\($0.line)" }
  }
}

extension FoundPreview.Place {
  fileprivate var file: String { String(fileID.drop { $0 != "/" }.dropFirst()) }
}
