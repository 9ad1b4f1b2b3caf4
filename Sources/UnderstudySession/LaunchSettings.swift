import Foundation
import UnderstudyCore
import UnderstudyElements
import UnderstudyJSON
import UnderstudyLayout
import XCUIAutomation

/// How the app of a session is launched.
struct LaunchSettings: Equatable {
  enum Scheme: String, CaseIterable { case light, dark }
  enum Direction: String, CaseIterable { case leftToRight, rightToLeft }
  enum Keyboard: String, CaseIterable { case software, hardware }
  enum Orientation: String, CaseIterable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    var device: UIDeviceOrientation {
      switch self {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      }
    }
  }

  /// The name of the app's type; nil for the only one.
  var app: String?
  /// The title or another name of a preview, which is opened in place of an app.
  var preview: String?
  var arguments: [String] = []
  var environment: [String: String] = [:]
  /// The name of a device of the table; nil for the usual one.
  var device: String?
  var orientation = Orientation.portrait
  var scheme = Scheme.light
  /// As the end of `UICTContentSizeCategoryXL`; nil for the usual size.
  var typeSize: String?
  var locale: String?
  var direction = Direction.leftToRight
  var keyboard = Keyboard.software

  /// Takes what a request says over.
  ///
  /// - Throws: ``SessionError`` for values that are not known, with those that are.
  mutating func take(_ request: Request) throws(SessionError) {
    if let name = try request.text("preview") {
      (preview, app) = (name, nil)
    } else if let name = try request.text("app") {
      (app, preview) = (name, nil)
    }
    arguments = try request.texts("arguments") ?? arguments
    environment = try request.dictionary("environment") ?? environment
    orientation = try request.choice("orientation", of: Orientation.self) ?? orientation
    scheme = try request.choice("scheme", of: Scheme.self) ?? scheme
    direction = try request.choice("direction", of: Direction.self) ?? direction
    keyboard = try request.choice("keyboard", of: Keyboard.self) ?? keyboard
    if let name = try request.text("device") {
      guard Profile.Device.named(name) != nil else {
        let known = Profile.Device.all.map(\.name).joined(separator: ", ")
        throw SessionError(.badParameter, "There is no device \"\(name)\".", advice: "Devices: \(known)")
      }
      device = name
    }
    if let name = try request.text("typeSize") {
      let known = TypeSize.allCases.map(\.categoryName)
      guard known.contains(name) else {
        throw SessionError(
          .badParameter, "There is no size of text \"\(name)\".", advice: "Sizes: \(known.joined(separator: ", "))")
      }
      typeSize = name
    }
    if let name = try request.text("locale") {
      let known = Set(Locale.availableIdentifiers)
      let identifier = name.replacing("-", with: "_")
      guard known.contains(identifier) else {
        throw SessionError(.badParameter, "There is no locale \"\(name)\".", advice: "Write it as en_US or de_DE")
      }
      locale = identifier
    }
  }

  /// Those that differ from a plain launch, as parameters of `launch`.
  var json: JSON {
    let plain = LaunchSettings()
    return .members([
      "app": app.map { .string($0) }, "preview": preview.map { .string($0) },
      "arguments": arguments.isEmpty ? nil : .texts(arguments),
      "environment": environment.isEmpty
        ? nil : .object(environment.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .string($0.value)) }),
      "device": device.map { .string($0) },
      "orientation": orientation == plain.orientation ? nil : .string(orientation.rawValue),
      "scheme": scheme == plain.scheme ? nil : .string(scheme.rawValue),
      "typeSize": typeSize.map { .string($0) },
      "locale": locale.map { .string($0) },
      "direction": direction == plain.direction ? nil : .string(direction.rawValue),
      "keyboard": keyboard == plain.keyboard ? nil : .string(keyboard.rawValue),
    ])
  }

  /// Launches an app afresh as these settings say.
  @MainActor func launch(_ app: LaunchableApp) -> XCUIApplication? {
    XCUIDevice.shared.orientation = .portrait
    XCUIDevice.shared.appearance = .light
    guard let application = app.application() else { return nil }
    application.launchArguments = arguments
    if let typeSize {
      application.launchArguments += [
        "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategory\(typeSize)",
      ]
    }
    application.launchEnvironment = environment
    if let device = device.flatMap(Profile.Device.named) { application.profile.device = device }
    if let locale { application.profile.locale = Locale(identifier: locale) }
    application.profile.hardwareKeyboard = keyboard == .hardware
    if orientation != .portrait { XCUIDevice.shared.orientation = orientation.device }
    if scheme == .dark { XCUIDevice.shared.appearance = .dark }
    application.launch()
    if direction == .rightToLeft { application.setDirection(isRightToLeft: true) }
    return application
  }
}
