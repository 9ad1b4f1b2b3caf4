import Foundation
import UnderstudyElements

/// The root of the tree: the application element.
package final class ApplicationNode: ElementNode {
  private let name: String
  package private(set) var window: WindowNode!

  /// Keeps the environment of the app alive for the scopes below.
  private let rootEnvironment: EnvironmentScope

  /// What was set since the launch.
  private var writes = EnvironmentWrites()

  init(name: String, host: Host) {
    self.name = name
    let device = host.device
    settings = { if device != DeviceState() { $0.device = device } }
    rootEnvironment = EnvironmentScope(parent: nil) { [weak host, settings] values in
      values.setHost(host)
      settings(&values)
    }
    super.init(rootOf: host, type: .application, environment: rootEnvironment)
  }

  /// Recognizers of the app's window, which see movements anywhere in the app.
  package weak var windowGestures: (any WindowGestures)? {
    didSet { host.hasInterceptors = true }
  }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    windowGestures?.respond(to: action, on: element)
  }

  package override func intercept(_ action: ElementAction, on element: Element) -> ElementActionOutcome? {
    windowGestures?.precede(action, on: element)
    return nil
  }

  func makeWindow() { window = addWindow { WindowNode(.window, &$0) } }

  /// Puts a window over those that are there.
  package func addWindow<N: ElementNode>(_ make: (inout _ViewInputs) -> N) -> N {
    var inputs = _ViewInputs(
      host: host, parent: self, isMounting: true, environment: rootEnvironment, enclosingElement: self, overrides: nil,
      lazyWindow: nil)
    let window = make(&inputs)
    children.append(window)
    setNeedsChildren()
    return window
  }

  /// What the device's settings make of the environment.
  private var settings: (inout EnvironmentValues) -> Void
  /// What the window's content asks for, whatever the device's settings are.
  private var wish: (inout EnvironmentValues) -> Void = { _ in }
  package private(set) var scenePhase = ScenePhase.active
  private var provisions: [(inout EnvironmentValues) -> Void] = []

  /// Changes the environment that the whole app inherits, as when the device turns or goes dark.
  package func updateEnvironment(_ transform: @escaping (inout EnvironmentValues) -> Void) {
    settings = transform
    refreshEnvironment()
  }

  /// Sets a value of the environment that the whole app inherits, whatever the device's settings are.
  package func setEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
    host.events.recordEnvironmentChange(keyPath, from: rootEnvironment.values, to: value)
    writes.set(keyPath, to: value)
    refreshEnvironment()
  }

  /// Gives the whole app what the window's content asks for.
  package func setWish(_ transform: @escaping (inout EnvironmentValues) -> Void) {
    wish = transform
    refreshEnvironment()
  }

  func setScenePhase(_ phase: ScenePhase) {
    scenePhase = phase
    refreshEnvironment()
  }

  /// Puts an object into the environment of the whole app under its static type.
  package func provide<Object: AnyObject>(_ object: Object) {
    provisions.append { $0.setObject(object, of: Object.self) }
    refreshEnvironment()
  }

  private func refreshEnvironment() {
    let (phase, provisions, settings, writes, wish) = (scenePhase, provisions, settings, writes, wish)
    rootEnvironment.update(below: self) { [weak host] values in
      values.setHost(host)
      values.scenePhase = phase
      for provide in provisions { provide(&values) }
      settings(&values)
      writes.apply(to: &values)
      wish(&values)
    }
  }

  package override func describe(_ content: inout ElementContent) { content.texts.label = name }
}

/// The window: the root's content, or what covers it, and above both the alerts.
package final class WindowNode: ElementNode {
  /// What the window fills, where that is not the screen: the frame of a hosting controller's view.
  package var givenFrame: CGRect? {
    didSet { if oldValue != givenFrame { layoutDidChange() } }
  }

  package override func describe(_ content: inout ElementContent) { content.traits.insert(.mainWindow) }

  /// Makes the content's nodes.
  func mount(_ body: @MainActor (inout _ViewInputs) -> Void) {
    var inputs = _ViewInputs(
      host: host, parent: self, isMounting: true, environment: environment, enclosingElement: self, overrides: nil,
      lazyWindow: nil)
    body(&inputs)
    for child in children { host.noteInsertion(child) }
  }

  func removeContent() {
    removeChildren(0..<children.count)
    childrenDidChange()
  }

  func presentationsDidChange() { setNeedsChildren() }

  package override func collectChildren(_ elements: inout [Element]) {
    let presented = host.presentations.presented
    let cover = presented.lastIndex { $0.kind == .cover }
    let lowest = presented.lastIndex { $0.kind == .cover && !$0.showsBackground }
    if lowest == nil { super.collectChildren(&elements) }
    for shown in presented[(lowest ?? 0)...] where shown.kind == .cover { shown.node.collectPresented(&elements) }
    let alerts = presented[(cover.map { $0 + 1 } ?? 0)...].filter { $0.kind == .alert }
    for alert in alerts { alert.node.collectPresented(&elements) }
    host.tree.barrier = alerts.isEmpty ? nil : elements.last
  }
  package override var alwaysCollects: Bool { true }
}

extension Node {
  /// Adds the elements of something presented, whose own place in the tree shows nothing of it.
  package final func collectPresented(_ elements: inout [Element]) { collect(&elements) }
}

/// What acts on movements anywhere in an app.
@MainActor package protocol WindowGestures: AnyObject {
  /// Acts on a movement that nothing in the app has answered.
  func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome?
  /// Acts beside whatever will answer, and before it: a field that is tapped keeps the keyboard which a tap anywhere puts away.
  func precede(_ action: ElementAction, on element: Element)
}
