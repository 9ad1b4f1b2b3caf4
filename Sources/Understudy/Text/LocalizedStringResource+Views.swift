import UnderstudyCore

// Titles that are looked up where the resource says. A literal is a `LocalizedStringKey`, so these are for values.

extension Button where Label == Text {
  /// Takes the title as a resource.
  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleResource) }
  }

  /// Takes the title of a button with a role as a resource.
  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(titleResource) } }
}

extension Button where Label == UnderstudyLabel {
  /// Takes the title as a resource, and the name of a symbol.
  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { UnderstudyLabel(titleResource, systemImage: systemImage) } }
}

extension Label where Title == Text, Icon == Image {
  /// Takes the title as a resource, and the name of a symbol.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }
}

extension Toggle where Label == Text {
  /// Takes the label as a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension TextField where Label == Text {
  /// Takes the label as a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Takes the header as a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text {
  /// Takes the label of a link to a page as a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension View {
  /// Takes the page's title as a resource.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Takes the element's label as a resource.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> _Attached<Self> {
    accessibilityLabel(Text(labelResource))
  }

  /// Takes the title of an alert as a resource.
  @_disfavoredOverload
  nonisolated public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions) }
}
