/// The node of a custom view: its value, what its wrappers keep, and the nodes of its body.
package final class CompositeNode<Content: View>: EvaluatingNode {
  private var view: Content
  private let plan: FieldPlan

  init(_ view: Content, _ inputs: _ViewInputs) {
    self.view = view
    plan = FieldPlan.of(Content.self)
    super.init(inputs)
    plan.requireValueType(of: view, node: self)
    if !plan.properties.isEmpty {
      slots = ContiguousArray(repeating: nil, count: plan.properties.count)
      withUnsafeMutablePointer(to: &self.view) { plan.install(UnsafeMutableRawPointer($0), node: self) }
      changes = plan.everything
    } else {
      changes = .selfValue
    }
    flags.insert(.isDirty)
    inputs.host.cascade.append(self)
  }

  package override var isTransparent: Bool { Content._isList }
  package override var viewName: String? { ViewTypeName.of(Content.self) }

  /// Takes the value that the parent made: the body runs only if it differs (SEM-110).
  func accept(_ new: Content, _ modifier: DistributedModifier?) {
    var mustEvaluate = false
    if modifier != nil || distributed != nil {
      distributed = modifier
      mustEvaluate = true
    }
    let isEqual = withUnsafePointer(to: &view) { old in
      withUnsafePointer(to: new) { plan.comparison.areEqual(UnsafeRawPointer(old), UnsafeRawPointer($0)) }
    }
    if isEqual && !mustEvaluate { return }
    view = new
    if !plan.properties.isEmpty {
      withUnsafeMutablePointer(to: &view) { plan.install(UnsafeMutableRawPointer($0), node: self) }
    }
    changes.formUnion(.selfValue)
    flags.insert(.isDirty)
    host.cascade.append(self)
  }

  package override func update() {
    host.willEvaluate(self)
    // What a property's own update() reads is read for this body.
    let body = evaluate {
      if plan.needsPreparation {
        withUnsafeMutablePointer(to: &view) { plan.prepare(UnsafeMutableRawPointer($0), node: self) }
      }
      return view.body
    }
    changes.clear()
    var inputs = innerInputs()
    Content.Body._makeView(body, inputs: &inputs)
    flags.insert(.isMounted)
  }

  override func environmentDidChange() {
    let changed = withUnsafeMutablePointer(to: &view) {
      plan.environmentChanges(UnsafeMutableRawPointer($0), node: self)
    }
    if !changed.isEmpty { invalidate(changed) }
  }
}

extension _ViewInputs {
  @inline(__always)
  mutating func composite<Content: View>(_ view: Content) {
    if !Content._isList || capturesEntries, isDistributed(view) { return }
    if isMounting {
      parent.children.append(CompositeNode(view, self))
    } else {
      unsafeDowncast(parent.children[cursor], to: CompositeNode<Content>.self).accept(view, distributed)
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
    let node = currentEvaluation()
    let names = node?.changes.names(properties: FieldPlan.of(type).properties.map(\.name)) ?? []
    let name = ViewTypeName.of(type)
    return names.isEmpty ? "\(name): unchanged." : "\(name): \(names.joined(separator: ", ")) changed."
  }
}
