import UnderstudyTime

/// How to make an app from scratch: each launch begins anew.
@MainActor
package struct AppBlueprint {
  /// Shown as the application element's label.
  package let name: String
  private let mount: @MainActor (inout _ViewInputs) -> Void

  /// An app by its type.
  package static func app<A: App>(_ type: A.Type) -> AppBlueprint {
    AppBlueprint(name: ViewTypeName.of(type)) { $0.app(A()) }
  }

  /// A view as an app of one window.
  ///
  /// - Parameters:
  ///   - name: The application element's label.
  ///   - content: Makes the view; evaluated at each launch, as the body of the window is.
  package static func view<V: View>(named name: String, _ content: @escaping @MainActor () -> V) -> AppBlueprint {
    AppBlueprint(name: name) { inputs in
      inputs.node(
        make: { inputs in
          let node = ScopeNode(inputs, content: content)
          node.host.noteInsertion(node)
          return node
        },
        update: { _ in })
    }
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
    AppBlueprint(name: name) { inputs in
      inputs.node(
        make: { inputs in
          let node = ScopeNode(inputs, isVisible: false, content: content)
          didMake(node)
          return node
        },
        update: { _ in })
    }
  }

  /// Mounts the app. It is not settled yet.
  package func launch(in session: ExecutionSession, configuration: HostConfiguration) -> Host {
    let host = Host(session: session, configuration: configuration, name: name)
    session.perform { host.root.window.mount(mount) }
    return host
  }
}
