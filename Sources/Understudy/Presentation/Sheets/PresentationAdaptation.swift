@_spi(Runtime) import UnderstudyCore

/// What a sheet or popover becomes where there is little room.
public struct PresentationAdaptation: Sendable, Equatable {
  private let name: String
  /// The usual form in a compact width: a sheet for a popover.
  public static var automatic: Self { Self(name: "automatic") }
  /// No other form: a popover stays a popover.
  public static var none: Self { Self(name: "none") }
  /// A popover stays a popover, which a tap outside closes.
  public static var popover: Self { Self(name: "popover") }
  /// A popover becomes a sheet, which a swipe down closes.
  public static var sheet: Self { Self(name: "sheet") }
  /// A popover becomes a full-screen cover, which no swipe closes.
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
