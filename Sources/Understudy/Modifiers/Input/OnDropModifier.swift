import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyTime

extension View {
  /// Takes what is dropped on the view, if it is of one of some kinds.
  ///
  /// Source: Apple's page "onDrop(of:isTargeted:perform:)".
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The kinds.
  ///   - isTargeted: Written true while something is held over the view.
  ///   - action: Gets providers of what was dropped; answers whether it took them.
  nonisolated public consuming func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Gives the action the place in the view as well, in points.
  nonisolated public consuming func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      _DropDestinationModifier(
        target: ProviderTarget(types: supportedContentTypes, isTargeted: isTargeted, action: action)))
  }

  /// Lets an object decide about what is dropped on the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The kinds of items that the object is asked about.
  ///   - delegate: The object.
  nonisolated public consuming func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View
  {
    modifier(_DropDestinationModifier(target: DelegateTarget(types: supportedContentTypes, delegate: delegate)))
  }

  // MARK: - Convenience

  /// Takes the kinds by their names, in the spelling of iOS 13.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map(UTType.init(any:)), isTargeted: isTargeted, perform: action)
  }

  /// Takes the kinds by their names, and gives the action the place as well.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map(UTType.init(any:)), isTargeted: isTargeted, perform: action)
  }

  /// Takes the kinds by their names, for an object that decides.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map(UTType.init(any:)), delegate: delegate)
  }
}

/// Decides about what is held over a view and dropped there. Source: Apple's page "DropDelegate".
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the view takes the item at all.
  func validateDrop(info: DropInfo) -> Bool
  /// The item was dropped; answers whether the view took it.
  func performDrop(info: DropInfo) -> Bool
  /// The item has come over the view.
  func dropEntered(info: DropInfo)
  /// The item has moved over the view; nil keeps the last proposal.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// The item has left the view, or was let go where it may not be dropped.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes items of all kinds that the modifier names.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing as the item comes over the view.
  public func dropEntered(info: DropInfo) {}
  /// Proposes a copy.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing as the item leaves the view.
  public func dropExited(info: DropInfo) {}
}

/// An item over a view, and where it is.
public struct DropInfo {
  /// The place in the view, in points.
  public let location: CGPoint
  fileprivate let provider: NSItemProvider

  /// Whether the item is of one of some kinds.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
  }

  /// The providers of items of some kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    hasItemsConforming(to: contentTypes) ? [provider] : []
  }

  /// Takes the kinds by their names.
  public func hasItemsConforming(to types: [String]) -> Bool { hasItemsConforming(to: types.map(UTType.init(any:))) }

  /// Takes the kinds by their names.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map(UTType.init(any:)))
  }
}

/// What would become of an item that is dropped.
public struct DropProposal: Sendable {
  /// What would be done with it; nothing is dropped where that is `cancel` or `forbidden`.
  public let operation: DropOperation
  /// What would be done outside of the app.
  public let operationOutsideApplication: DropOperation?

  /// A proposal that holds inside and outside of the app.
  public init(operation: DropOperation) { (self.operation, operationOutsideApplication) = (operation, nil) }

  /// Proposes another operation for places outside of the app, where nothing is dropped here.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    (operation, operationOutsideApplication) = (withinApplication, outsideApplication)
  }
}

/// What a drop does with an item.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete }

/// Takes what is of some kinds.
private struct ProviderTarget: DropTarget {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  nonisolated(unsafe) let action: ([NSItemProvider], CGPoint) -> Bool

  nonisolated init(
    types: [UTType], isTargeted: Binding<Bool>?, action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) {
    (self.types, self.isTargeted, self.action) = (types, isTargeted, action)
  }

  func takes(_ item: DraggedItem, at place: CGPoint) -> Bool { item.isOf(types) }
  func entered(_ item: DraggedItem, at place: CGPoint) { isTargeted?.wrappedValue = true }
  func moved(_ item: DraggedItem, at place: CGPoint) -> Bool { true }
  func drop(_ item: DraggedItem, at place: CGPoint) { _ = action([item.provider], place) }
  func exited(_ item: DraggedItem, at place: CGPoint, isDropped: Bool) { isTargeted?.wrappedValue = false }
}

/// Asks a delegate.
private struct DelegateTarget: DropTarget {
  let types: [UTType]
  nonisolated(unsafe) let delegate: any DropDelegate

  nonisolated init(types: [UTType], delegate: any DropDelegate) { (self.types, self.delegate) = (types, delegate) }

  private func info(_ item: DraggedItem, _ place: CGPoint) -> DropInfo {
    DropInfo(location: place, provider: item.provider)
  }

  func takes(_ item: DraggedItem, at place: CGPoint) -> Bool {
    item.isOf(types) && delegate.validateDrop(info: info(item, place))
  }

  func entered(_ item: DraggedItem, at place: CGPoint) { delegate.dropEntered(info: info(item, place)) }

  func moved(_ item: DraggedItem, at place: CGPoint) -> Bool {
    switch delegate.dropUpdated(info: info(item, place))?.operation {
    case .cancel, .forbidden: false
    default: true
    }
  }

  func drop(_ item: DraggedItem, at place: CGPoint) { _ = delegate.performDrop(info: info(item, place)) }
  func exited(_ item: DraggedItem, at place: CGPoint, isDropped: Bool) {
    if !isDropped { delegate.dropExited(info: info(item, place)) }
  }
}

extension DraggedItem {
  fileprivate func isOf(_ types: [UTType]) -> Bool {
    types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
  }
}
