import Foundation
import UnderstudyTime

/// The colours of the asset catalogs among an app's resources.
package struct ColorAsset: Sendable {
  package enum Value: Sendable, Equatable {
    /// The parts in a space of the name that catalogs give it, such as `display-p3`; each from 0 to 1.
    case parts(space: String, red: Double, green: Double, blue: Double, opacity: Double)
    /// A colour that the system defines, such as `systemRedColor`.
    case system(String)
  }

  private let light: Value
  private let dark: Value

  package func value(isDark: Bool) -> Value { isDark ? dark : light }

  private struct Key: Hashable {
    /// The bundle's folder, or the app's module for the main bundle.
    let place: String
    let name: String
  }

  /// The outer optional is nil where a colour was not yet looked for.
  private static let known = Guarded<[Key: ColorAsset?]>([:])

  /// The colour of a name; nil where no catalog has it, or the catalog leaves it to the system.
  ///
  /// - Parameters:
  ///   - name: The name in the asset catalog.
  ///   - folder: The bundle's folder; nil for the main bundle of the running app.
  package static func named(_ name: String, in folder: URL?) -> ColorAsset? {
    let key = Key(place: folder?.path ?? AppProcess.current?.module ?? "", name: name)
    if let color = known.withLock({ $0[key] }) { return color }
    var color: ColorAsset?
    for root in folder.map({ [$0] }) ?? AppBundle.roots where color == nil {
      color = AssetSets.find(name, "colorset", below: root).flatMap(ColorAsset.init(set:))
    }
    known.withLock { $0[key] = .some(color) }
    return color
  }

  /// The colour that the app gives what can be touched: that of the name `AccentColor`, as Xcode's projects have it.
  package static var accent: ColorAsset? { named("AccentColor", in: nil) }

  // MARK: Reading

  private struct Contents: Decodable {
    struct Appearance: Decodable { var appearance: String?, value: String? }
    struct Color: Decodable {
      var space: String?
      var components: [String: String]?
      var reference: String?
      enum CodingKeys: String, CodingKey { case space = "color-space", components, reference }
    }
    struct Variant: Decodable {
      var idiom: String?
      var color: Color?
      var appearances: [Appearance]?
    }
    var colors: [Variant]?
  }

  private init?(set: URL) {
    guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let variants = (contents.colors ?? []).filter { ["universal", "iphone", nil].contains($0.idiom) }
    func value(_ appearance: String?) -> Value? {
      let variant = variants.first {
        let appearances = $0.appearances ?? []
        return appearance == nil
          ? appearances.isEmpty
          : appearances.contains { $0.value == appearance }
            && appearances.count == 1
      }
      return variant?.color.flatMap(Self.value)
    }
    guard let light = value(nil) ?? value("light") else { return nil }
    self.light = light
    dark = value("dark") ?? light
  }

  private static func value(_ color: Contents.Color) -> Value? {
    if let reference = color.reference { return .system(reference) }
    guard let parts = color.components else { return nil }
    let white = parts["white"].flatMap(number)
    guard let red = white ?? parts["red"].flatMap(number), let green = white ?? parts["green"].flatMap(number),
      let blue = white ?? parts["blue"].flatMap(number)
    else { return nil }
    return .parts(
      space: color.space ?? "srgb", red: red, green: green, blue: blue,
      opacity: parts["alpha"].flatMap(number) ?? 1)
  }

  /// A fraction, a whole number from 0 to 255, or one in hexadecimal digits.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return text.contains(".") ? Double(text) : Int(text).map { Double($0) / 255 }
  }
}
