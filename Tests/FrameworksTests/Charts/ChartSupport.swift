import Charts
import SwiftUI
import UnderstudyPictures

/// What a chart of the tests shows.
struct Sale: Identifiable {
  let day: String
  let kind: String
  let count: Int
  var id: String { day + kind }

  static let all = [
    Sale(day: "Mon", kind: "Tea", count: 4), Sale(day: "Tue", kind: "Tea", count: 6),
    Sale(day: "Mon", kind: "Milk", count: 2), Sale(day: "Tue", kind: "Milk", count: 3),
  ]
}

/// A color of a picture.
struct Pixel: Equatable, CustomStringConvertible {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  var description: String { "\(red), \(green), \(blue)" }

  /// Whether the color is a light grey, as the background and thin lines are.
  var isPale: Bool { min(red, green, blue) > 180 }
}

@MainActor extension XCUIApplication {
  /// The color of the screen at a point in the middle of a frame, or at a part of its width and height.
  func pixel(in frame: CGRect, x: CGFloat = 0.5, y: CGFloat = 0.5) throws -> Pixel {
    let png = try StoredPNG(screenshot().pngRepresentation)
    let scale = CGFloat(png.width) / self.frame.width
    let pixels = try png.pixels()
    let column = Int((frame.minX + frame.width * x) * scale)
    let row = Int((frame.minY + frame.height * y) * scale)
    let start = (row * png.width + column) * 4
    return Pixel(red: pixels[start], green: pixels[start + 1], blue: pixels[start + 2])
  }
}

/// The days of January 2024, from 1.
func january(_ day: Int, hour: Int = 0) -> Date {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar.date(from: DateComponents(year: 2024, month: 1, day: day, hour: hour)) ?? .distantPast
}
