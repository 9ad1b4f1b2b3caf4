/// The node of a custom view: its value, what its wrappers keep, and the nodes of its body.
package final class CompositeNode<Content: View>: EvaluatingNode {
  /// The view's value, at an address of its own: properties are connected and compared in place.
  nonisolated(unsafe) let view: UnsafeMutablePointer<Content>
  let plan: FieldPlan

  init(_ view: Content, _ inputs: __shared _ViewInputs) {
    self.view = .allocate(capacity: 1)
    self.view.initialize(to: view)
    plan = FieldPlan.of(Content.self)
    super.init(inputs)
    plan.requireValueType(of: view, node: self)
    if !plan.properties.isEmpty {
      slots = ContiguousArray(repeating: nil, count: plan.properties.count)
      plan.install(UnsafeMutableRawPointer(self.view), node: self)
      changes = plan.everything
    } else {
      changes = .selfValue
    }
    // Each view's appearance and disappearance is an event.
    flags.formUnion([.isDirty, .hasLifecycle])
    raise(.containsLifecycle)
    inputs.host.cascade.append(self)
  }

  deinit {
    view.deinitialize(count: 1)
    view.deallocate()
  }

  package override var isTransparent: Bool { Content._isList }
  package override var viewName: String? { plan.isOfApp ? ViewTypeName.of(Content.self) : nil }
  package override var viewType: Any.Type? { plan.isOfApp ? Content.self : nil }
  package override func didAppear() { if plan.isOfApp { host.events.record(.appeared(Content.self)) } }
  package override func didDisappear() { if plan.isOfApp { host.events.record(.disappeared(Content.self)) } }

  /// The view as the runtime has it, its properties connected.
  package var value: Content { view.pointee }

  /// Takes the value that the parent made: the body runs only if it differs (SEM-110).
  ///
  /// - Parameter hasOtherModifiers: Whether the entries of the body's list get something else from around it.
  func accept(_ new: Content, hasOtherModifiers: Bool) {
    if !hasOtherModifiers, plan.comparison.isEqual(at: view, to: new) { return }
    view.pointee = new
    if !plan.properties.isEmpty { plan.install(UnsafeMutableRawPointer(view), node: self) }
    changes.formUnion(.selfValue)
    flags.insert(.isDirty)
    host.cascade.append(self)
  }

  package override func update() {
    host.willRunBody(of: Content.self, at: self, plan)
    let body: Content.Body
    if plan.needsPreparation {
      // What a property's own update() reads is read for this body.
      body = evaluate {
        plan.prepare(UnsafeMutableRawPointer(view), node: self)
        return view.pointee.body
      }
    } else {
      body = evaluate { view.pointee.body }
    }
    changes.clear()
    if BodyObservers.isObserved { BodyObservers.bodyDidRun(of: self) }
    var inputs = innerInputs()
    Content.Body._makeView(body, inputs: &inputs)
    flags.insert(.isMounted)
  }

  package override func environmentDidChange() {
    let changed = plan.environmentChanges(UnsafeMutableRawPointer(view), node: self)
    if !changed.isEmpty { environmentValuesDidChange(changed) }
  }
}

extension _ViewInputs {
  @inline(__always)
  mutating func composite<Content: View>(_ view: Content) {
    if distributed != nil, !Content._isList || capturesEntries && !capturesSubviews && !Content._isStructural,
      isDistributed(view)
    {
      return
    }
    if isMounting {
      let node = CompositeNode(view, self)
      node.takeSteps(layoutSteps)
      parent.children.append(node)
    } else {
      parent.children.unretained(at: cursor).with {
        let node = unsafeDowncast($0, to: CompositeNode<Content>.self)
        node.takeSteps(layoutSteps)
        node.accept(view, hasOtherModifiers: distributed != nil && node.inherit(self))
      }
    }
    cursor += 1
  }
}

extension View {
  /// Prints what made this view's body run, to standard output (SEM-125 … SEM-132).
  ///
  /// Call it in `body`. The line names `@self`, `@identity`, `@dependencies` and the dynamic properties that changed.
  public static func _printChanges() {
    print(ChangePrinter.line(for: Self.self))
  }

  /// Writes what `_printChanges()` prints to the runtime's log instead.
  public static func _logChanges() {
    currentEvaluation()?.host.log(.changedBodyProperties, ChangePrinter.line(for: Self.self))
  }
}

@MainActor
enum ChangePrinter {
  static func line(for type: Any.Type) -> String {
    EventWording.body(type, currentEvaluation()?.changes ?? ChangeRecord())
  }
}
