import Foundation

/// Views made of a collection, which can be edited in a list.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  /// The collection whose elements have the views.
  var data: Data { get }
}
