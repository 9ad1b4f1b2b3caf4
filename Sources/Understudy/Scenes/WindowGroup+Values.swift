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

  /// Windows for values of a type, at most one for each value.
  ///
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

  /// Shows the content in the app's window, which has no title bar, so the title is not shown.
  ///
  /// - Parameters:
  ///   - title: The title of the windows on a Mac.
  ///   - id: The name by which windows are opened.
  ///   - content: Makes the views of a window.
  nonisolated public init(_ title: Text, id: String = "", @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content)
  }

  /// Shows windows for values under a localized title, which no element shows.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String = "", for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(id: id, for: type, content: content) }

  /// Takes the title as a string that is not localized; no element shows it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
    _ title: S, id: String = "", for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(id: id, for: type, content: content) }

  /// Shows windows for values that have a default, under a localized title that no element shows.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, for: type, content: content, defaultValue: defaultValue)
  }
}
