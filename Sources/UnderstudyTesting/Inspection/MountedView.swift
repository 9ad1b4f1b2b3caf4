@_spi(Runtime) import UnderstudyCore
import XCUIAutomation

/// A view of a running app, with what the runtime keeps for it; the app needs no code for that.
///
/// ```swift
/// let form = try app.view(OrderForm.self)
/// try form.setState("name", to: "Ada")
/// #expect(try form.state("cups", as: Int.self) == 1)
/// ```
///
/// Everything throws ``InspectionError``: properties and views that do not exist are answered with those that do.
@MainActor @preconcurrency
public struct MountedView<Content: View> {
  private let application: XCUIApplication
  private let node: CompositeNode<Content>

  init(_ node: CompositeNode<Content>, in application: XCUIApplication) {
    (self.node, self.application) = (node, application)
  }

  private var name: String { ViewTypeName.of(Content.self) }

  /// Lets the app become idle, and checks that the view is still there.
  private func settle() throws {
    application.settle(at: nil)
    guard application.host != nil, node.isMounted else { throw InspectionError.notMounted(view: name) }
  }

  /// The view itself, connected to its state: reads give what holds now, and its methods change the app.
  public var value: Content {
    get throws {
      try settle()
      return node.value
    }
  }

  /// The names of the view's dynamic properties: state, bindings, environment, objects. Those that a custom property
  /// contains come after its name and a dot, as `form.name`.
  public var propertyNames: [String] { node.propertyNames }

  // MARK: - Properties

  /// The value of a dynamic property: state, a binding, stored defaults, an environment value or an object.
  ///
  /// - Parameters:
  ///   - path: The property's name as the source has it; after dots, stored properties of the struct that it holds.
  ///   - type: The type of the value.
  public func state<Value>(_ path: String, as type: Value.Type = Value.self) throws -> Value {
    let (access, steps) = try property(path)
    if !steps.isEmpty {
      return try InspectionError.onPath(path, of: name, as: type) { () throws(PathProblem) in
        switch access {
        case .place(let place): try place.binding(to: steps, as: type, isWritten: false).wrappedValue
        case .environment(let value), .value(let value): try FieldPath.value(at: steps, of: value, as: type)
        }
      }
    }
    guard let value = access.value as? Value else {
      throw InspectionError.typeMismatch(
        property: "\(name).\(path)", actual: "\(Swift.type(of: access.value))", expected: "\(Value.self)")
    }
    return value
  }

  /// The value of a property that the test can see, checked by the compiler: `state(\.cups)`.
  public func state<Value>(_ property: KeyPath<Content, Value>) throws -> Value { try value[keyPath: property] }

  /// Writes state, a binding or stored defaults, and lets the app become idle.
  ///
  /// - Parameters:
  ///   - path: The property's name as the source has it; after dots, stored properties of the struct that it holds.
  ///   - value: Of exactly the property's type.
  public func setState<Value>(_ path: String, to value: Value) throws {
    try binding(path, as: Value.self).wrappedValue = value
    application.settle(at: nil)
  }

  /// Writes a property that the test can see, checked by the compiler, and lets the app become idle.
  ///
  /// - Parameters:
  ///   - property: state, a binding or stored defaults, or what lies in one: `\.profile.name`.
  ///   - value: what it is to be.
  public func setState<Value>(_ property: ReferenceWritableKeyPath<Content, Value>, to value: Value) throws {
    let view = try self.value
    application.session.perform {
      node.host.run(as: .test) { view[keyPath: property] = value }
    }
    application.settle(at: nil)
  }

  /// A binding to state, to what a binding of the view is bound to, or to stored defaults; the log records what is written by it
  /// as the test's.
  ///
  /// - Parameters:
  ///   - path: The property's name as the source has it; after dots, stored properties of the struct that it holds.
  ///   - type: Exactly the property's type.
  public func binding<Value>(_ path: String, as type: Value.Type = Value.self) throws -> Binding<Value> {
    let (access, steps) = try property(path)
    let binding = try place(access, path, steps, as: type)
    let (session, host) = (application.session, node.host)
    return Binding(
      get: { binding.wrappedValue },
      set: { value in session.perform { host.run(as: .test) { binding.wrappedValue = value } } })
  }

  /// A value of the environment as the view inherits it.
  public func environment<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) throws -> Value {
    try settle()
    return node.environment.values[keyPath: keyPath]
  }

  /// Sets a value of the environment for the view and all below it, and lets the app become idle.
  ///
  /// It is as if `.environment(keyPath, value)` were written on the view, inside of its other modifiers: what is mounted now
  /// and what comes later see the value, unless something in between sets it again; views around and beside do not. State and
  /// identity stay, and only bodies that read the value run (SEM-243). It holds until it is set again, or as long as the view
  /// is mounted.
  ///
  /// - Parameters:
  ///   - keyPath: The value to set.
  ///   - value: What the view is to inherit.
  public func setEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value) throws {
    try settle()
    application.session.perform {
      node.host.run(as: .test) { node.setEnvironment(keyPath, to: value) }
    }
    application.settle(at: nil)
  }

  private func property(_ path: String) throws -> (PropertyAccess, ArraySlice<String>) {
    try settle()
    let steps = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let found = node.property(steps) else {
      let known = node.propertyNames
      if known.contains(path) { throw InspectionError.noValue(path, of: name) }
      let isInside = known.contains { $0.hasPrefix(steps[0] + ".") }
      throw InspectionError.noProperty(isInside ? path : steps[0], of: name, known: known)
    }
    return (found.access, found.rest)
  }

  private func place<Value>(
    _ access: PropertyAccess, _ path: String, _ steps: ArraySlice<String>, as type: Value.Type
  ) throws -> Binding<Value> {
    switch access {
    case .place(let place):
      return try InspectionError.onPath(path, of: name, as: type) { () throws(PathProblem) in
        try place.binding(to: steps, as: type, isWritten: true)
      }
    case .environment(let value), .value(let value):
      throw InspectionError.notWritable(property: "\(name).\(path)", reason: reason(against: access, value))
    }
  }

  private func reason(against access: PropertyAccess, _ value: Any) -> String {
    if Swift.type(of: value) is AnyObject.Type {
      return "it is an object; take it with state(_:as:) and use its properties"
    }
    if case .environment = access {
      return "it comes from the environment; setEnvironment(_:to:) of the view or the app changes that"
    }
    return "only the view itself says what it is"
  }

  // MARK: - Content

  /// What the view shows, to be searched and used.
  public func inspect() throws -> InspectableView<ViewType.View<Content>> {
    try settle()
    return InspectableView(
      InspectionSubject(.node(node), host: node.host, application: application, settlesActions: false))
  }
}

extension InspectionError {
  /// Follows a path of names, and says for its caller where it leads nowhere.
  ///
  /// - Parameters:
  ///   - path: The whole path as it was asked for.
  ///   - owner: The name of the view that it begins at.
  fileprivate static func onPath<Value, Result>(
    _ path: String, of owner: String, as type: Value.Type, _ follow: () throws(PathProblem) -> Result
  ) throws -> Result {
    do {
      return try follow()
    } catch {
      switch error {
      case .type(let actual):
        throw InspectionError.typeMismatch(
          property: "\(owner).\(path)", actual: "\(actual)", expected: "\(Value.self)")
      case .step(let step, let type, let known):
        throw InspectionError.noField(step, of: "\(type)", known: known)
      case .constant(let step, let type):
        throw InspectionError.notWritable(
          property: "\(owner).\(path)", reason: "\"\(step)\" is a constant of \(type); write the value before it")
      }
    }
  }
}

extension XCUIApplication {
  /// The mounted view of a type, the first in the order of the tree; presented and hidden ones are found too.
  ///
  /// - Throws: ``InspectionError`` that lists the views that there are.
  public func view<Content: View>(_ type: Content.Type) throws -> MountedView<Content> {
    guard let view = views(type).first else {
      throw InspectionError.noView(
        ViewTypeName.of(type), in: host?.tree.root.label ?? "the app, which does not run", there: host?.viewNames ?? [])
    }
    return view
  }

  /// The mounted views of a type, in the order of the tree.
  public func views<Content: View>(_ type: Content.Type) -> [MountedView<Content>] {
    settle()
    return host?.nodes(of: type).map { MountedView($0, in: self) } ?? []
  }

  /// Sets a value of the environment that the whole app inherits, as when the device goes dark, and lets the app become idle.
  ///
  /// Views that set the value themselves keep theirs. It holds until the app is launched again.
  public func setEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
    guard let host, host.isRunning else { return }
    session.perform {
      host.run(as: .test) { host.root.setEnvironment(keyPath, to: value) }
    }
    settle()
  }
}
