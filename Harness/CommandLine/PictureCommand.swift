import Foundation
import SwiftUI
import UnderstudyLayout
import UnderstudyPictures
import UnderstudyTesting

/// How the screen of a sample app is drawn.
struct PictureSettings: Equatable {
  var device: String?
  var isDark = false
  var typeSize: DynamicTypeSize?
  var hasLegend = false
  var file: String?

  static let options = ["--device NAME", "--dark", "--type-size SIZE", "--legend", "--output FILE"]

  init() {}

  /// Takes the options out of the arguments, wherever they stand.
  init(_ arguments: inout ArraySlice<String>) throws(UsageError) {
    device = try Command.value(of: "--device", &arguments, or: .missingValue("--device", "the name of a device"))
    let devices = ScreenProfile.all.map(\.name)
    if let device, !devices.contains(device) { throw .unknownValue(device, of: "--device", known: devices) }
    let size = try Command.value(of: "--type-size", &arguments, or: .missingValue("--type-size", "a size of text"))
    if let size {
      let sizes = DynamicTypeSize.allCases.map { "\($0)" }
      guard let place = sizes.firstIndex(of: size) else { throw .unknownValue(size, of: "--type-size", known: sizes) }
      typeSize = DynamicTypeSize.allCases[place]
    }
    file = try Command.value(of: "--output", &arguments, or: .missingValue("--output", "the name of a file"))
    isDark = Self.take("--dark", &arguments)
    hasLegend = Self.take("--legend", &arguments)
  }

  private static func take(_ flag: String, _ arguments: inout ArraySlice<String>) -> Bool {
    guard let index = arguments.firstIndex(of: flag) else { return false }
    arguments.remove(at: index)
    return true
  }
}

extension HarnessCommand {
  /// Launches a sample app and writes the picture of its screen.
  func drawPicture(of app: SampleApp, _ settings: PictureSettings) -> Int32 {
    let failures = FailureCapture()
    let picture = FailureReporter.$capture.withValue(failures) {
      let application = app.launch()
      defer { application.terminate() }
      if let size = settings.device.flatMap({ ScreenProfile.named($0)?.size }) {
        application.profile.screenSize = size
        application.launch()
      }
      if settings.isDark { application.setEnvironment(\.colorScheme, to: .dark) }
      if let typeSize = settings.typeSize { application.setEnvironment(\.dynamicTypeSize, to: typeSize) }
      return application.picture(settings.hasLegend ? .elements : nil)
    }
    for message in failures.messages { errorOutput("harness: \(message)") }
    guard failures.messages.isEmpty else { return 1 }
    let file = settings.file ?? "\(app.rawValue).png"
    do {
      try picture.write(to: file)
      output("wrote \(file)")
      return 0
    } catch {
      errorOutput("harness: could not write \"\(file)\": \(error)")
      return 1
    }
  }
}
