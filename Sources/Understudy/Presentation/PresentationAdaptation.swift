@_spi(Runtime) import UnderstudyCore

extension View {
  /// Says what becomes of the sheet or popover around the view on a narrow screen (SEM-317).
  ///
  /// A popover is a sheet there, unless it is to be a cover or to stay a popover; a sheet may be a cover. What the content says
  /// when it is first shown counts. Source: Apple's page "presentationCompactAdaptation(_:)".
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    preference(key: PresentationAdaptationKey.self, value: adaptation)
  }

  /// - Parameters:
  ///   - horizontalAdaptation: What becomes of it where the screen is narrow, as that of an iPhone is.
  ///   - verticalAdaptation: What becomes of it where the screen is only low.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { presentationCompactAdaptation(horizontalAdaptation) }
}

/// What a sheet or popover becomes where there is little room.
public struct PresentationAdaptation: Sendable, Equatable {
  private let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var none: Self { Self(name: "none") }
  public static var popover: Self { Self(name: "popover") }
  public static var sheet: Self { Self(name: "sheet") }
  public static var fullScreenCover: Self { Self(name: "fullScreenCover") }
}

package struct PresentationAdaptationKey: PreferenceKey {
  package static var defaultValue: PresentationAdaptation? { nil }
  package static func reduce(value: inout PresentationAdaptation?, nextValue: () -> PresentationAdaptation?) {
    value = value ?? nextValue()
  }
}

/// Holds the content of a popover, whose elements its frame shows, if it has one.
package final class PopoverContentNode: Node {
  weak var frame: MenuNode?

  override package init(_ inputs: _ViewInputs) {
    super.init(inputs)
    flags.insert(.isOutOfFlow)
  }

  package override func noteStructureChange() -> Bool {
    frame?.setNeedsChildren()
    return frame != nil
  }
}
