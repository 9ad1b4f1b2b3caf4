import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// Content that depends on the room it gets, all of which the reader takes (LAY-037).
public struct GeometryReader<Content: View> {
  /// Makes the views for a size and place.
  public var content: (GeometryProxy) -> Content

  /// Builds content again when a piece of geometry that its closure has read changes.
  ///
  /// - Parameter content: Makes the views; runs when the views around the reader have been laid out (LAY-061).
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, EntryView {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    inputs.node(make: { GeometryReaderNode(view.content, $0) }, update: { $0.accept(view.content) })
  }
}

/// Evaluates the content of a reader once its size and place are known, and when they have changed.
package final class GeometryReaderNode<Content: View>: EvaluatingNode, GeometryListener {
  private var make: (GeometryProxy) -> Content
  private let place = GeometryPlace()
  private var isPlaced = false
  private var needsEvaluation = true
  private lazy var cache = PreferenceCache()

  init(_ make: @escaping (GeometryProxy) -> Content, _ inputs: _ViewInputs) {
    self.make = make
    var inputs = inputs
    inputs.lazyWindow = nil
    super.init(inputs)
    place.begin(self)
    host.layoutTree.addListener(self)
    markDirty()
  }

  deinit { place.end() }

  func accept(_ new: @escaping (GeometryProxy) -> Content) {
    make = new
    setNeedsEvaluation()
  }

  package override func update() { setNeedsEvaluation() }

  private func setNeedsEvaluation() {
    needsEvaluation = true
    host.layoutTree.notifyOnce(self)
  }

  package var layoutDependency: LayoutDependency { isPlaced && place.dependsOnSizeAlone ? .size : .layout }

  package func layoutDidUpdate(_ place: LayoutNode?) -> Bool {
    let isUnchanged = isPlaced == (place != nil) && self.place.isUnchanged(place)
    if !needsEvaluation, isUnchanged { return false }
    // One that leaves the screen keeps what it shows.
    guard needsEvaluation || place != nil else { return false }
    isPlaced = place != nil
    needsEvaluation = false
    // Views inside that have read the same are not evaluated again: what they have read stays noted.
    if !isUnchanged { self.place.forgetReads() }
    let content = self.place.noteReads { host.updatingViews { evaluate { make(GeometryProxy(self.place)) } } }
    var inputs = innerInputs()
    Content._makeView(content, inputs: &inputs)
    if !flags.contains(.isMounted) { childrenDidChange() }
    flags.insert(.isMounted)
    return true
  }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    items.append(ownLayout(tree, childrenLayout(tree)) { $0 == nil ? GeometryReaderRule() : nil })
  }

  /// The views of a reader overlap (LAY-037).
  package override func mayCover(_ child: Node) -> Bool { children.last !== child }

  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    containerPreference(key, bit: bit, cache: cache)
  }

  package override func contributes<K: PreferenceKey>(to key: K.Type, bit: UInt64) -> Bool {
    containerContributes(key, bit: bit)
  }

  package override func didUnmount() {
    super.didUnmount()
    host.layoutTree.removeListener(self)
  }
}
