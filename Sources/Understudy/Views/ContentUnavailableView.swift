import Foundation
@_spi(Runtime) import UnderstudyCore

/// Says why there is nothing to see: a label, a description and actions, each an element of its own.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions
}

extension ContentUnavailableView: View, EntryView {
  /// A message of any views in place of content.
  ///
  /// - Parameters:
  ///   - label: What is missing.
  ///   - description: Why, or what to do.
  ///   - actions: Buttons that help.
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label: label(), description: description(), actions: actions())
  }

  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    visit(view.content, &inputs)
  }

  @MainActor
  private static func visit<Content: View>(_ content: Content, _ inputs: inout _ViewInputs) {
    Content._makeView(content, inputs: &inputs)
  }

  /// Fills its place, with what it says in the middle (LAY-245).
  private var content: some View {
    VStack(spacing: UnavailableContentLook.actionsGap) {
      VStack(spacing: UnavailableContentLook.descriptionGap) {
        label.modifier(UnavailableLabelModifier()).font(UnavailableContentLook.title)
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: UnavailableContentLook.maximumWidth)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The fonts and distances of a view that says why there is nothing to see (LAY-245).
enum UnavailableContentLook {
  static let icon = Font.system(size: 48)
  static let title = Font.title2.bold()
  static let maximumWidth: CGFloat = 320
  static let iconGap: CGFloat = 16
  static let descriptionGap: CGFloat = 8
  static let actionsGap: CGFloat = 16
}

/// Marks the label of a view that says why there is nothing to see: its icon is above its title.
private struct UnavailableLabelModifier: ViewModifier, NodeModifier {
  func makeNode(isList: Bool, _ inputs: _ViewInputs) -> UnavailableLabelNode {
    UnavailableLabelNode(isList: isList, inputs)
  }
  func update(_ node: UnavailableLabelNode) {}
}

package final class UnavailableLabelNode: WrapperNode {}

extension ContentUnavailableView where Label == UnderstudyLabel, Description == Text?, Actions == EmptyView {
  /// Takes the title as a localized key and shows a system symbol beside it.
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: UnderstudyLabel(title, systemImage: name), description: description, actions: EmptyView())
  }

  /// Takes the title as a string that is not localized and shows a system symbol beside it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: UnderstudyLabel(title, systemImage: name), description: description, actions: EmptyView())
  }

  /// Takes the title as a localized key and shows an image of the app's assets beside it.
  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: UnderstudyLabel(title, image: name), description: description, actions: EmptyView())
  }

  /// Takes the title as a string that is not localized and shows an image of the app's assets beside it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: UnderstudyLabel(title, image: name), description: description, actions: EmptyView())
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search that found nothing.
  nonisolated public static var search: Self {
    .init(label: .init(text: nil), description: .init(), actions: .init())
  }

  /// A search for a text that found nothing.
  nonisolated public static func search(text: String) -> Self {
    .init(label: .init(text: text.isEmpty ? nil : text), description: .init(), actions: .init())
  }
}
