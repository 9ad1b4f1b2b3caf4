@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Sends up a value made of a place in the view, in place of what the content sends (SEM-216, LAY-035).
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorModifier(source: value) { _PreferenceWritingModifier<K>(value: transform($0)) })
  }

  /// Changes what the content sends up, by a place in the view (SEM-218, LAY-035).
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      _AnchorModifier(source: value) { anchor in
        _PreferenceTransformModifier<K> { transform(&$0, anchor) }
      })
  }

  /// Puts views made of the content's value for the key in front of it (SEM-226).
  ///
  /// - Parameter alignment: How they lie in front of the content.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceReadingModifier<K, V>(isBehind: false, alignment: alignment, transform: transform))
  }

  /// Puts views made of the content's value for the key behind it (SEM-226).
  ///
  /// - Parameter alignment: How they lie behind the content.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceReadingModifier<K, V>(isBehind: true, alignment: alignment, transform: transform))
  }
}

/// A modifier that is made of a place in the view that it is written on.
public struct _AnchorModifier<Value, Inner> {
  let source: Anchor<Value>.Source
  let makeInner: (Anchor<Value>) -> Inner
}

extension _AnchorModifier: ViewModifier, PrimitiveModifier where Inner: ViewModifier {
  // No kit: the inner modifier is made of the node.
  public static func _makeView<Content: View>(_ modifier: Self, content: Content, inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let node = inputs.node(make: { AnchorNode(isList: Content._isList, $0) }, update: { _ in })
    inputs.visit(below: node, mounting: isMounting, keepsAttributes: true) { inner in
      Inner._makeView(modifier.makeInner(Anchor(modifier.source, of: node)), content: content, inputs: &inner)
    }
  }
  public static var _isDistributed: Bool { Inner._isDistributed }
  public static var _passesAttributes: Bool { true }
}

/// A view that an anchor points to.
package final class AnchorNode: WrapperNode {
  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    appendMarkedLayout(to: &items, tree)
  }
}
