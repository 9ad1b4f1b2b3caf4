import UnderstudyElements

/// A container's views, and what is made of those that they resolve to.
struct SubviewsResolution<Base: View, Resolved, Result: View> {
  let base: Base
  let collect: @MainActor (SubviewListNode) -> Resolved
  var transform: (Resolved) -> Result
  /// Holds the closure that the app wrote, as it came: it shows whether the transform is the same as before. A closure
  /// that is passed on as a generic value is wrapped again each time.
  let source: Any
  /// Gives the result what can be another though the transform is the same.
  var finish: ((inout Result) -> Void)?
}

/// The node of a container that handles its subviews itself: their list, which shows nothing, and the result.
final class SubviewsNode<Base: View, Resolved, Result: View>: EvaluatingNode, SubviewContainer {
  private var resolution: SubviewsResolution<Base, Resolved, Result>
  private var list: SubviewListNode!

  init(_ resolution: SubviewsResolution<Base, Resolved, Result>, _ inputs: _ViewInputs) {
    self.resolution = resolution
    super.init(inputs)
  }

  package override var isTransparent: Bool { Result._isList }

  /// Makes the list. The result follows when all of the list has been evaluated.
  func mount() {
    var inputs = innerInputs()
    inputs.isMounting = true
    list = SubviewListNode(self, inputs)
    children.append(list)
    visitList(mounting: true)
    markDirty()
  }

  func accept(_ new: SubviewsResolution<Base, Resolved, Result>, _ inputs: _ViewInputs) {
    let old = resolution
    resolution = new
    let isSame = Comparison.areEqual(new.source, old.source)
    if isSame { resolution.transform = old.transform }
    let hasOtherModifiers = inherit(inputs)
    visitList(mounting: false)
    if !isSame || hasOtherModifiers || new.finish != nil { markDirty() }
  }

  private func visitList(mounting: Bool) {
    innerInputs().visit(below: list, mounting: mounting) { inner in
      inner.lazyWindow = nil
      inner.captureSubviews { Base._makeView(resolution.base, inputs: &$0) }
    }
  }

  func listDidChange() { markDirty() }

  package override func update() {
    host.willEvaluate(self)
    list.findSubviews()
    let subviews = resolution.collect(list)
    var result = evaluate { resolution.transform(subviews) }
    resolution.finish?(&result)
    changes.clear()
    var inputs = innerInputs()
    inputs.cursor = 1
    Result._makeView(result, inputs: &inputs)
    guard !flags.contains(.isMounted) else { return }
    flags.insert(.isMounted)
    childrenDidChange()
  }
}

/// What owns a list of subviews.
@MainActor
protocol SubviewContainer: EvaluatingNode {
  /// Subviews came, went or moved, or say something else to their container.
  func listDidChange()
}

extension _ViewInputs {
  /// Makes or updates a container that handles its subviews itself.
  mutating func subviews<Base: View, Resolved, Result: View>(_ resolution: SubviewsResolution<Base, Resolved, Result>) {
    let (isMounting, copy) = (isMounting, self)
    let node = node(make: { SubviewsNode(resolution, $0) }, update: { $0.accept(resolution, copy) })
    if isMounting { node.mount() }
  }
}
