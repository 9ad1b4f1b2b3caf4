/// The node of an app or of a scene with a body: both may have dynamic properties (SEM-096).
package final class DeclarationNode<Declaration>: EvaluatingNode {
  private var declaration: Declaration
  private let plan: FieldPlan
  private let visit: @MainActor (DeclarationNode) -> Void

  /// Makes the node and connects the declaration's dynamic properties; its body runs in the update under way.
  ///
  /// - Parameters:
  ///   - declaration: The app or scene.
  ///   - visit: Evaluates its body and visits what comes of it.
  init(_ declaration: Declaration, _ inputs: _ViewInputs, visit: @escaping @MainActor (DeclarationNode) -> Void) {
    self.declaration = declaration
    self.visit = visit
    plan = FieldPlan.of(Declaration.self)
    super.init(inputs)
    slots = ContiguousArray(repeating: nil, count: plan.properties.count)
    withUnsafeMutablePointer(to: &self.declaration) { plan.install(UnsafeMutableRawPointer($0), node: self) }
    changes = plan.everything
    flags.insert(.isDirty)
    host.cascade.append(self)
  }

  package override var isTransparent: Bool { true }
  package override var viewName: String? { ViewTypeName.of(Declaration.self) }
  package override var viewType: Any.Type? { Declaration.self }

  func accept(_ new: Declaration) {
    declaration = new
    withUnsafeMutablePointer(to: &declaration) { plan.install(UnsafeMutableRawPointer($0), node: self) }
    flags.insert(.isDirty)
    host.cascade.append(self)
  }

  /// Evaluates with the properties prepared.
  func evaluateBody<Body>(_ body: @MainActor (Declaration) -> Body) -> Body {
    withUnsafeMutablePointer(to: &declaration) { plan.prepare(UnsafeMutableRawPointer($0), node: self) }
    host.willRunBody(of: Declaration.self, at: self, plan)
    return evaluate { body(declaration) }
  }

  package override func update() {
    visit(self)
    changes.clear()
    flags.insert(.isMounted)
  }

  package override func environmentDidChange() {
    let changed = withUnsafeMutablePointer(to: &declaration) {
      plan.environmentChanges(UnsafeMutableRawPointer($0), node: self)
    }
    if !changed.isEmpty { environmentValuesDidChange(changed) }
  }
}

extension _ViewInputs {
  mutating func compositeScene<S: Scene>(_ scene: S) { declaration(scene) { $0.body } }

  mutating func app<A: App>(_ app: A) { declaration(app) { $0.body } }

  private mutating func declaration<Value, Body: Scene>(
    _ value: Value, body: @escaping @MainActor (Value) -> Body
  ) {
    node(
      make: {
        DeclarationNode(value, $0) { node in
          let body = node.evaluateBody(body)
          var inputs = node.innerInputs()
          Body._makeScene(body, inputs: &inputs)
        }
      },
      update: { $0.accept(value) })
  }
}
