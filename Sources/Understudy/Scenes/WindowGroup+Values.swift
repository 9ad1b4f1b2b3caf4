@_spi(Runtime) import UnderstudyCore

/// The content of a window that shows a value. The window of the launch has none.
public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View> {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  nonisolated init(_ value: Data?, content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }
}

extension PresentedWindowContent: View {
  public var body: some View { content($value) }
}

extension WindowGroup {
  /// Shows windows for values: the one of the launch has nil.
  ///
  /// - Parameters:
  ///   - id: The name by which windows are opened.
  ///   - type: The type of the values.
  ///   - content: Makes the views of a window; it gets a binding that keeps what is written.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String = "", for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(nil, content: content) }
  }

  /// - Parameter defaultValue: Makes the value of a window that was opened without one, as at launch.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String = "", for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init {
      PresentedWindowContent(defaultValue()) { value in
        content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
      }
    }
  }

  nonisolated public init(_ title: Text, id: String = "", @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content)
  }

  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String = "", for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(id: id, for: type, content: content) }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
    _ title: S, id: String = "", for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(id: id, for: type, content: content) }

  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, for: type, content: content, defaultValue: defaultValue)
  }
}
