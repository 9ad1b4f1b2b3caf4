@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension View {
  /// Shows a sheet while a flag is true (SEM-310, SEM-311).
  ///
  /// - Parameters:
  ///   - isPresented: The flag; written false when the sheet is dismissed.
  ///   - onDismiss: Runs when the sheet is gone.
  ///   - content: The sheet's content; evaluated only while it is shown.
  nonisolated public consuming func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_CoverModifier(flag: isPresented, kind: .sheet, onDismiss: onDismiss, content: content))
  }

  /// Shows a sheet for an item while there is one; another item, by identity, replaces the sheet (SEM-312).
  nonisolated public consuming func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_CoverModifier(item: item, kind: .sheet, onDismiss: onDismiss, content: content))
  }

  /// Covers the screen while a flag is true; the user cannot swipe it away (SEM-317).
  nonisolated public consuming func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_CoverModifier(flag: isPresented, kind: .fullScreenCover, onDismiss: onDismiss, content: content))
  }

  /// Covers the screen for an item while there is one.
  nonisolated public consuming func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_CoverModifier(item: item, kind: .fullScreenCover, onDismiss: onDismiss, content: content))
  }

  /// Keeps the user from swiping the sheet away; `dismiss` and the binding still work (SEM-316).
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: InteractiveDismissKey.self, value: isDisabled)
  }

  /// How a sheet looks: nothing that the element tree shows.
  nonisolated public consuming func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  nonisolated public consuming func presentationCornerRadius(_ cornerRadius: Double?) -> some View { self }
  nonisolated public consuming func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  nonisolated public consuming func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { self }
  nonisolated public consuming func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
}

/// What a swipe in a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let resizes = Self(name: "resizes")
  public static let scrolls = Self(name: "scrolls")
}

package struct InteractiveDismissKey: PreferenceKey {
  package static var defaultValue: Bool { false }
  package static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// What covers the screen.
enum CoverKind: String {
  case sheet
  case fullScreenCover = "full screen cover"
  case popover, inspector
}

public struct _CoverModifier<Item, Presented: View> {
  let kind: CoverKind
  let item: @MainActor () -> Item?
  let clear: @MainActor () -> Void
  let addReader: @MainActor (any LocationReader) -> Void
  let identity: (Item) -> AnyHashable?
  let onDismiss: (() -> Void)?
  let content: (Item) -> Presented
}

extension _CoverModifier where Item == Bool {
  nonisolated init(flag: Binding<Bool>, kind: CoverKind, onDismiss: (() -> Void)?, content: @escaping () -> Presented) {
    self.init(
      kind: kind, item: { flag.wrappedValue ? true : nil }, clear: { flag.wrappedValue = false },
      addReader: { flag.location.addReader($0) }, identity: { _ in nil }, onDismiss: onDismiss,
      content: { _ in content() })
  }
}

extension _CoverModifier where Item: Identifiable {
  nonisolated init(
    item: Binding<Item?>, kind: CoverKind, onDismiss: (() -> Void)?, content: @escaping (Item) -> Presented
  ) {
    nonisolated(unsafe) let item = item
    self.init(
      kind: kind, item: { item.wrappedValue }, clear: { item.wrappedValue = nil },
      addReader: { item.location.addReader($0) }, identity: { AnyHashable($0.id) }, onDismiss: onDismiss,
      content: content)
  }
}

extension _CoverModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = CoverNode<Item, Presented>
}
