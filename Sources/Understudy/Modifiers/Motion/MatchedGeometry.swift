@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Gives views with one identity the frame of the one among them that is their source.
  ///
  /// A view that is no source keeps its room in the layout around it. Without a source, or where all are sources, each is
  /// where it would be: nothing moves from one to the other. Source: Apple's page "matchedGeometryEffect".
  ///
  /// - Parameters:
  ///   - id: What the views have in common.
  ///   - namespace: Where the identity applies.
  ///   - properties: What the views take from their source: its size is proposed to them, its place is theirs.
  ///   - anchor: The point that is brought into line.
  ///   - isSource: Whether the others follow this view.
  nonisolated public consuming func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryModifier(
        key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}

/// What of two views is brought into line.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  /// Creates a set from bits; the constants of this type are the usual way to make one.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place of the view, without its size.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  /// The size of the view, without its place.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  /// The place and the size of the view.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// What views that are matched have in common.
struct MatchedGeometryKey: Hashable {
  nonisolated(unsafe) let id: AnyHashable
  let namespace: Namespace.ID
}

public struct _MatchedGeometryModifier {
  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  func hasSameRule(as other: Self) -> Bool {
    key == other.key && properties == other.properties && anchor == other.anchor && isSource == other.isSource
  }
}

extension _MatchedGeometryModifier: ViewModifier, EntryModifier {
  package typealias AppliedNode = MatchedGeometryNode
}

/// A view that others follow, or one that follows another.
package final class MatchedGeometryNode: ValueNode<_MatchedGeometryModifier> {
  package override func didMake() {
    if modifier.isSource { host.service(MatchedGeometrySources.self).add(self, modifier.key) }
  }

  package override func accept(_ new: _MatchedGeometryModifier) {
    let old = modifier
    modifier = new
    guard !new.hasSameRule(as: old) else { return }
    let sources = host.service(MatchedGeometrySources.self)
    if old.isSource { sources.remove(self, old.key) }
    if new.isSource { sources.add(self, new.key) }
    layout?.own?.setRule(makeRule())
    host.layoutDidChangeAfterUpdate()
  }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    appendMarkedLayout(to: &items, tree) { makeRule() }
  }

  private func makeRule() -> any LayoutRule {
    if modifier.isSource { return PassThroughRule() }
    let (key, properties) = (modifier.key, modifier.properties)
    return MatchedGeometryRule(
      matchesSize: properties.contains(.size), matchesPosition: properties.contains(.position), anchor: modifier.anchor
    ) { [weak self] in
      assumeMain { self?.host.service(MatchedGeometrySources.self).source(of: key)?.layout?.own }
    }
  }

  package override func didUnmount() {
    super.didUnmount()
    if modifier.isSource { host.service(MatchedGeometrySources.self).remove(self, modifier.key) }
  }
}

/// The sources of an app's matched views.
final class MatchedGeometrySources: HostService {
  private var sources: [MatchedGeometryKey: [WeakSource]] = [:]

  private struct WeakSource {
    weak var node: MatchedGeometryNode?
  }

  init(host: UnderstudyCore.Host) {}

  func add(_ node: MatchedGeometryNode, _ key: MatchedGeometryKey) {
    sources[key, default: []].append(WeakSource(node: node))
  }

  func remove(_ node: MatchedGeometryNode, _ key: MatchedGeometryKey) {
    sources[key]?.removeAll { $0.node === node || $0.node == nil }
    if sources[key]?.isEmpty == true { sources[key] = nil }
  }

  /// The source that came last, of those that are shown.
  func source(of key: MatchedGeometryKey) -> MatchedGeometryNode? {
    sources[key]?.last { $0.node.map { !$0.flags.contains(.isUnmounted) && $0.isEffectivelyVisible } == true }?.node
  }
}
