@_spi(Runtime) import UnderstudyCore

extension View {
  /// Lets the focus come to a view that is no control, so that it gets keys (`onKeyPress`).
  ///
  /// A `FocusState` moves the focus to it; no finger does, as there is no keyboard to show. Source: Apple's page "focusable(_:)".
  nonisolated public consuming func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }

  /// Accepts what the view does with the focus, which decides on a device which keys and gestures move it there.
  nonisolated public consuming func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View
  {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }
}

/// What a view does with the focus.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  /// Makes a set from its bits: 1 for activation, 2 for editing.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A key or a tap activates the view, as a button.
  public static let activate = Self(rawValue: 1 << 0)
  /// Keys change the view's value, as a field.
  public static let edit = Self(rawValue: 1 << 1)
  /// What the platform has for a view without an own choice.
  public static let automatic: Self = [.activate, .edit]
}

public struct _FocusableModifier {
  let isFocusable: Bool
}

extension _FocusableModifier: ViewModifier, EntryModifier {
  package typealias AppliedNode = FocusRegionNode
}

/// A view that the focus may come to.
package final class FocusRegionNode: ValueNode<_FocusableModifier>, FocusRegion {
  package var takesFocus: Bool { modifier.isFocusable }

  package override func accept(_ new: _FocusableModifier) {
    modifier = new
    guard !new.isFocusable, host.focus.place === self else { return }
    host.afterUpdate { [self] in if host.focus.place === self, !takesFocus { host.focus.move(to: nil) } }
  }

  package override func didUnmount() {
    if host.focus.place === self { host.focus.nodeDidUnmount(self) }
    super.didUnmount()
  }
}
