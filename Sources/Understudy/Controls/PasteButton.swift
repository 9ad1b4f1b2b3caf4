import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// A button "Paste" that gives what is on the pasteboard; disabled while that has nothing of the right kind.
///
/// The pasteboard of a test holds texts and URLs (F-46). Source: Apple's page "PasteButton".
public struct PasteButton {
  /// Does something with what the pasteboard has; answers whether it is of the right kind, and does nothing if `isLooking`.
  let paste: (_ text: String, _ isLooking: Bool) -> Bool

  /// Gives values of a type, such as texts.
  ///
  /// - Parameters:
  ///   - payloadType: The type.
  ///   - onPaste: Gets the values.
  nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    paste = { text, isLooking in
      let item = DraggedItem(PasteButton.provider(of: text))
      guard item.canGive(T.self) else { return false }
      guard !isLooking else { return true }
      if let value = item.value(as: T.self) { onPaste([value]) } else { item.read(T.self) { onPaste([$0]) } }
      return true
    }
  }

  /// Gives providers of items of some kinds.
  nonisolated public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    paste = { text, isLooking in
      let provider = PasteButton.provider(of: text)
      guard supportedContentTypes.contains(where: { provider.hasItemConformingToTypeIdentifier($0.identifier) })
      else { return false }
      if !isLooking { payloadAction([provider]) }
      return true
    }
  }

  /// Gives what a closure makes of the providers; nothing where that is nil.
  nonisolated public init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {
    self.init(supportedContentTypes: supportedContentTypes) { providers in
      if let payload = validator(providers) { payloadAction(payload) }
    }
  }

  nonisolated private static func provider(of text: String) -> NSItemProvider {
    if let url = URL(string: text), url.scheme != nil { return NSItemProvider(object: url) }
    return NSItemProvider(object: text)
  }
}

extension PasteButton: View, LeafView {
  package func makeNode(_ inputs: inout _ViewInputs) -> PasteButtonNode { PasteButtonNode(self, &inputs) }
  package func update(_ node: PasteButtonNode) { node.accept(self) }
}

/// The button; the pasteboard is looked at when a test asks.
package final class PasteButtonNode: ButtonNode {
  private var button: PasteButton

  init(_ button: PasteButton, _ inputs: inout _ViewInputs) {
    self.button = button
    super.init({}, title: .string("Paste"), &inputs)
    action = { [unowned self] in if let text = Pasteboards.current.strings.first { _ = self.button.paste(text, false) }
    }
  }

  func accept(_ new: PasteButton) { button = new }

  package override var isAvailable: Bool { Pasteboards.current.strings.first.map { button.paste($0, true) } ?? false }
}
