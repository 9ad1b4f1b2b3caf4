import UnderstudyElements
import UnderstudyTime

/// How to make an app from scratch: each launch starts over.
@MainActor
package struct AppBlueprint {
  /// Shown as the application element's label.
  package let name: String
  /// The module that declares the app or the view, for its resources; nil for types of SwiftUI's own.
  package let module: String?
  private let mount: @MainActor (inout _ViewInputs) -> Void

  /// An app by its type.
  package static func app<A: App>(_ type: A.Type) -> AppBlueprint {
    AppBlueprint(name: ViewTypeName.of(type), module: module(of: type)) { $0.app(A()) }
  }

  /// A view as an app of one window.
  ///
  /// - Parameters:
  ///   - name: The application element's label.
  ///   - writer: The module to use if all of the view's types are SwiftUI's own.
  ///   - content: Makes the view; evaluated at each launch, as the body of the window is.
  package static func view<V: View>(
    named name: String, by writer: String? = nil, _ content: @escaping @MainActor () -> V
  ) -> AppBlueprint {
    AppBlueprint(name: name, module: module(of: V.self) ?? writer) { inputs in
      inputs.node(
        make: { inputs in
          let node = ScopeNode(inputs, content: content)
          node.host.noteInsertion(node)
          return node
        },
        update: { _ in })
    }
  }

  /// An app of nodes that the caller makes.
  ///
  /// - Parameters:
  ///   - name: The application element's label.
  ///   - module: The module that declares the app, for its resources.
  ///   - make: Makes the node of the window's content, at each launch.
  package static func node<N: Node>(
    named name: String, of module: String? = nil, _ make: @escaping @MainActor (_ViewInputs) -> N
  ) -> AppBlueprint {
    AppBlueprint(name: name, module: module) { $0.node(make: make, update: { _ in }) }
  }

  /// A view without an app, which begins out of view.
  ///
  /// - Parameters:
  ///   - name: The application element's label.
  ///   - didMake: Gets the scope that shows the view when it becomes visible.
  ///   - content: Makes the view.
  package static func hosted<V: View>(
    named name: String, _ didMake: @escaping @MainActor (ScopeNode) -> Void, content: @escaping @MainActor () -> V
  ) -> AppBlueprint {
    AppBlueprint(name: name, module: module(of: V.self)) { inputs in
      inputs.node(
        make: { inputs in
          let node = ScopeNode(inputs, isVisible: false, content: content)
          didMake(node)
          return node
        },
        update: { _ in })
    }
  }

  private static let libraries: Set = [
    "Swift", "Understudy", "UnderstudyCore", "UnderstudyTime", "Combine", "Dispatch", "Observation",
  ]

  /// Whether a type is declared in another module than those of SwiftUI's own types.
  static func isOfApp(_ type: Any.Type) -> Bool {
    !libraries.contains(String(String(reflecting: type).prefix { $0 != "." }))
  }

  /// The first module that a type's name has, those of SwiftUI's own types aside.
  private static func module(of type: Any.Type) -> String? {
    if let known = modules[ObjectIdentifier(type)] { return known }
    let found = findModule(of: type)
    modules[ObjectIdentifier(type)] = .some(found)
    return found
  }

  /// By type: many tests launch the same view.
  private static var modules: [ObjectIdentifier: String?] = [:]

  private static func findModule(of type: Any.Type) -> String? {
    let names = String(reflecting: type).split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    let modules = names.lazy.filter { $0.contains(".") }.map { String($0.prefix { $0 != "." }) }
    return modules.first { !$0.isEmpty && !$0.hasPrefix("Foundation") && !libraries.contains($0) }
  }

  /// Runs the app without a test: there is no screen, so its first frame is settled and its element tree is printed. Where the
  /// environment variable `UNDERSTUDY_PICTURE` names a file, the screen is drawn there; where `UNDERSTUDY_STUDIO` is set, the studio
  /// shows the app instead.
  package func runAlone() {
    if Self.isSought {
      Self.found = Self.found ?? self
      return
    }
    StudioOfApp.beginIfAsked(name)
    ProcessInterposition.install()
    let session = ExecutionSession(name: name)
    let host = launch(in: session, configuration: HostConfiguration())
    host.settle()
    host.refreshElements()
    print(ElementDescription.subtree(host.tree.root))
    host.writePictureIfAsked()
    host.terminate()
    session.close()
  }

  private static var isSought = false
  private static var found: AppBlueprint?

  /// Finds the app that an entry point runs, without running it.
  ///
  /// - Parameter entryPoint: Called once; nothing runs in it.
  /// - Returns: Nil if it has run no app.
  package static func run(by entryPoint: () -> Void) -> AppBlueprint? {
    (isSought, found) = (true, nil)
    defer { (isSought, found) = (false, nil) }
    entryPoint()
    return found
  }

  /// Mounts the app. It is not settled yet.
  package func launch(in session: ExecutionSession, configuration: HostConfiguration) -> Host {
    let host = Host(session: session, configuration: configuration, name: name)
    session.perform { host.root.window.mount(mount) }
    return host
  }
}
