/// An alert as a value, in the spelling of the first releases.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button, which only closes it.
  ///
  /// - Parameters:
  ///   - title: The alert's label.
  ///   - message: The text below the title.
  ///   - dismissButton: The only button: `OK` if nil (SEM-326).
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.init(title, message, dismissButton.map { [$0] } ?? [])
  }

  /// Makes an alert with two buttons, in the given order.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.init(title, message, [primaryButton, secondaryButton])
  }

  private init(_ title: Text, _ message: Text?, _ buttons: [Button]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// A button of an alert or an action sheet.
  public struct Button {
    fileprivate let role: ButtonRole?
    fileprivate let label: Text
    fileprivate let action: () -> Void

    /// A button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action ?? {})
    }
    /// A button with the role `cancel` and a given title.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action ?? {})
    }
    /// A button with the title `Cancel`.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }
    /// A button with the role `destructive`, such as one that deletes.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action ?? {})
    }
  }
}

extension View {
  /// Shows an alert while a flag is true (SEM-325, SEM-326).
  ///
  /// - Parameter content: Makes the alert; called only while the flag is true, which the body that writes this reads.
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    legacyAlert(isPresented, isPresented.wrappedValue ? content() : nil)
  }

  /// Shows an alert for an item while there is one; a button writes nil, and another item replaces the alert.
  ///
  /// Source of the replacement: Apple's page "alert(item:content:)".
  ///
  /// - Parameter content: Makes the alert of the item.
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let shown = item.wrappedValue
    return legacyAlert(item.isSome, shown.map(content), identity: shown.map { AnyHashable($0.id) })
  }

  nonisolated private func legacyAlert(
    _ isPresented: Binding<Bool>, _ alert: Alert?, identity: AnyHashable? = nil
  ) -> some View {
    dialog(
      .alert, alert?.title ?? Text(""), isPresented, alert.map { AnyView(DialogButtons(buttons: $0.buttons)) },
      alert?.message.map { AnyView($0) }, needsData: true, identity: identity)
  }
}

/// The buttons of an alert that is a value.
struct DialogButtons {
  let buttons: [Alert.Button]
}

extension DialogButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { position in
      let button = buttons[position]
      Button(role: button.role, action: { button.action() }, label: { button.label })
    }
  }
}

extension Binding where Value: OptionalValue {
  /// Whether there is a value: false takes it away.
  nonisolated var isSome: Binding<Bool> {
    project(identity: AnyHashable("isSome"), { $0.isSome }) { value, isSome in
      if !isSome { value.removeValue() }
      return !isSome
    }
  }
}

/// An optional, for extensions of types that hold one.
protocol OptionalValue {
  var isSome: Bool { get }
  mutating func removeValue()
}

extension Optional: OptionalValue {
  var isSome: Bool { if case .some = self { true } else { false } }
  mutating func removeValue() { self = nil }
}
