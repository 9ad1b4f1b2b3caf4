import Foundation
import UnderstudyJSON
import XCUIAutomation

extension CodeWriter {
  /// The whole file of a test.
  func file(of steps: [SessionStep]) -> String {
    let body = (launch + lines(of: steps)).map { "    \($0)" }
    var imports = [framework == .xctest ? "XCTest" : "Testing"]
    if needsFoundation(body) { imports.append("Foundation") }
    switch start {
    case .ofModule, .linkedPreview, .app: break
    case .preview: imports.append("SwiftUI")
    }
    var lines = imports.sorted().map { "import \($0)" }
    // Neither an app nor a preview is public.
    switch start {
    case .app(let name), .preview(let name): lines += ["", "@testable import \(name.prefix { $0 != "." })"]
    case .ofModule, .linkedPreview: break
    }
    // In Xcode there is no such module, and XCTest has what is needed.
    lines += ["", Self.importOfTesting, ""]
    switch framework {
    case .xctest:
      lines += [
        "final class \(typeName): XCTestCase {", "  @MainActor", "  func test\(functionName.firstUppercased)() {",
      ]
    case .testing:
      lines += [
        "struct \(typeName) {", "  @MainActor", "  @Test(\(name.swiftLiteral))", "  func \(functionName)() {",
      ]
    }
    return (lines + body + ["  }", "}", ""]).joined(separator: "\n")
  }

  private static let importOfTesting = "#if canImport(UnderstudyTesting)\n  import UnderstudyTesting\n#endif"

  /// Whether a file's text is one of these, edited or not.
  static func hasWritten(_ text: String) -> Bool { text.contains(importOfTesting) }

  private func needsFoundation(_ lines: [String]) -> Bool {
    framework == .testing
      && lines.contains { line in ["URL(", "Locale(", "CGVector(", "NSPredicate("].contains(where: line.contains) }
  }

  /// How the app comes to run.
  private var launch: [String] {
    let made: String
    switch start {
    case .ofModule: return ["let app = XCUIApplication()"] + configuration + notes + ["app.launch()"]
    case .app(let name): made = "XCUIApplication(\(Self.type(name)).self)"
    case .linkedPreview(let title):
      let app = "let app = Previews.named(\(title.swiftLiteral))[0].application()"
      return [app] + configuration + notes + ["app.launch()"]
    case .preview(let name): made = "XCUIApplication { \(Self.type(name)).previews }"
    }
    // These launch at once.
    return ["let app = \(made)"] + configuration + notes + (configuration.isEmpty ? [] : ["app.launch()"])
  }

  /// The name of a type without its module's.
  private static func type(_ name: String) -> String {
    let parts = name.split(separator: ".")
    return parts.count > 1 ? parts.dropFirst().joined(separator: ".") : name
  }

  /// What the session had and the test does not set.
  private var notes: [String] {
    guard settings.direction == .rightToLeft else { return [] }
    return ["// The session was laid out from right to left, which a test sets by the language of a locale alone."]
  }

  private var configuration: [String] {
    var lines: [String] = []
    var arguments = settings.arguments
    if let size = settings.typeSize {
      arguments += ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategory\(size)"]
    }
    if let locale = settings.locale {
      arguments += ["-AppleLocale", locale, "-AppleLanguages", "(\(language(locale)))"]
    }
    if !arguments.isEmpty {
      lines.append("app.launchArguments = [\(arguments.map(\.swiftLiteral).joined(separator: ", "))]")
    }
    for (name, value) in settings.environment.sorted(by: { $0.key < $1.key }) {
      lines.append("app.launchEnvironment[\(name.swiftLiteral)] = \(value.swiftLiteral)")
    }
    if settings.orientation != .portrait {
      lines.append("XCUIDevice.shared.orientation = .\(settings.orientation.rawValue)")
    }
    if settings.scheme == .dark { lines.append("XCUIDevice.shared.appearance = .dark") }
    if let device = settings.device {
      lines.append("if let device = Profile.Device.named(\(device.swiftLiteral)) { app.profile.device = device }")
    }
    if settings.keyboard == .hardware { lines.append("app.profile.hardwareKeyboard = true") }
    return lines
  }

  private func language(_ locale: String) -> String { String(locale.prefix { $0 != "_" }) }

  // MARK: - Names

  /// The words of the name: letters and digits of ASCII.
  private var words: [String] {
    name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
  }

  private var functionName: String {
    var words = words
    if words.first?.lowercased() == "test", words.count > 1 { words.removeFirst() }
    let joined = words.enumerated().map { $0.offset == 0 ? $0.element.firstLowercased : $0.element.firstUppercased }
      .joined()
    let name = joined.first?.isNumber == true ? "flow" + joined : joined
    return name.isEmpty || Self.keywords.contains(name) ? "flow" + name.firstUppercased : name
  }

  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
    "fallthrough",
    "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private var typeName: String { functionName.firstUppercased + "Tests" }
}

extension String {
  fileprivate var firstUppercased: String { prefix(1).uppercased() + dropFirst() }
  fileprivate var firstLowercased: String { prefix(1).lowercased() + dropFirst() }
}
