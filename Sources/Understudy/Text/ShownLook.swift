@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout
import UnderstudyTime

/// How texts look in some environment, with the font and the paragraph that they are measured with.
final class ShownLook: Sendable {
  let look: TextLook
  let size: DynamicTypeSize
  let font: LayoutFont
  let paragraph: TextParagraph
  /// Stands for the environment.
  private let place: UInt64?

  private init(_ values: EnvironmentValues) {
    look = values.textLook
    size = values.dynamicTypeSize
    font = look.layoutFont(at: size)
    paragraph = look.paragraph
    place = values.mark
  }

  /// Most texts of a screen have the same environment.
  private static let latest = Guarded<ShownLook?>(nil)

  static func of(_ values: EnvironmentValues) -> ShownLook {
    guard !values.isTracked, let place = values.mark else { return ShownLook(values) }
    if let known = latest.withLock({ $0 }), known.place == place { return known }
    let made = ShownLook(values)
    latest.withLock { $0 = made }
    return made
  }
}
