import Foundation
import SwiftUI

/// Shows marks along axes. Source: Apple's page "Chart".
///
/// The chart is an element, and each mark in it is one, with a label and a value. The room that the container offers is the
/// size of the chart; where it is left open, 150 points.
public struct Chart<Content: ChartContent> {
  private let content: Content
  @Environment(\.chartOptions) private var options
  @Environment(\.self) private var environment

  private init(_ content: Content) { self.content = content }

  /// Shows marks.
  nonisolated public init(@ChartContentBuilder content: () -> Content) { self.init(content()) }

  /// Shows marks of each element of a collection.
  ///
  /// - Parameters:
  ///   - data: Elements with an identity.
  ///   - content: Makes the marks of an element.
  nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.init(ForEach(data, content: content))
  }

  /// Shows marks of each element of a collection, whose identity is a part of it.
  ///
  /// - Parameters:
  ///   - data: Elements.
  ///   - id: The part of an element that is its identity.
  ///   - content: Makes the marks of an element.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.init(ForEach(data, id: id, content: content))
  }
}

extension Chart: View {
  public var body: some View {
    ChartFrame(model: ChartModel(content, options, environment))
  }
}
