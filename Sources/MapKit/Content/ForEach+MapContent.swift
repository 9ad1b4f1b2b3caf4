import SwiftUI
import UnderstudyCore

/// Content that is made of a collection. Source: Apple's page "DynamicMapContent".
@MainActor @preconcurrency
public protocol DynamicMapContent: MapContent {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The elements that the content is made of.
  var data: Data { get }
}

extension ForEach: MapContent, DynamicMapContent where Content: MapContent {
  public static func _collect(_ content: Self, into items: inout _MapItems) {
    for element in content.data {
      let id = AnyHashable(content.identify(element))
      items.collect(content.content(element), at: id, tag: id)
    }
  }
}

extension ForEach where Content: MapContent {
  /// Takes the identities from the elements themselves.
  ///
  /// - Parameters:
  ///   - data: Elements whose `id` is the identity of their content.
  ///   - content: Makes the content of an element.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, identify: { $0.id }, content: content)
  }

  /// Takes the identities from a part of the elements.
  ///
  /// - Parameters:
  ///   - data: Elements.
  ///   - id: The part of an element that is the identity of its content.
  ///   - content: Makes the content of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, identify: { $0[keyPath: id] }, content: content) }
}

extension ForEach where Content: MapContent, Data == Range<Int>, ID == Int {
  /// Makes content for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers, which are the identities.
  ///   - content: Makes the content of a number.
  public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identify: { $0 }, content: content)
  }
}

extension Group: MapContent where Content: MapContent {
  public typealias Body = Never
  /// Groups content, so that modifiers apply to all of it.
  public init(@MapContentBuilder content: () -> Content) { self.init(content: content()) }
  public static func _collect(_ content: Self, into items: inout _MapItems) { items.collect(content.content, at: 0) }
}
