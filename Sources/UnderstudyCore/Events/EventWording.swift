import UnderstudyElements

/// The texts of events: each is made here, when it is read.
package enum EventWording {
  /// One line for an entry.
  package static func line(_ record: EventRecord) -> String { text(record).onOneLine }

  private static func text(_ record: EventRecord) -> String {
    switch record {
    case .action(let origin): origin.description
    case .ignored(let text), .failure(let text): text
    case .logged(let entry): entry.line
    case .change(let change): changed(change) + (change.writer.map { ", by \($0)" } ?? "")
    case .body(let view, let changes): body(view, changes.mainNames(for: view))
    case .appeared(let view): "\(ViewTypeName.of(view)) appeared"
    case .disappeared(let view): "\(ViewTypeName.of(view)) disappeared"
    case .task(let step, let origin): "\(origin.description) \(step.text)"
    case .clock(let time): "Clock at \(time / .seconds(1)) s"
    case .pushed(let page): "Pushed \(page.value?.text ?? "a page")"
    case .popped(let page): "Popped \(page.value?.text ?? "a page")"
    case .presented(let note): "\(presentation(note)) presented"
    case .dismissed(let note): "\(presentation(note)) dismissed"
    case .issue(let issue): issue.message
    }
  }

  /// For example `ContentView.cups: 0 → 1`.
  package static func changed(_ change: ValueChange) -> String {
    let owner = change.name.owner.map { "\(ViewTypeName.of($0))." } ?? ""
    return "\(owner)\(change.name.text): \(change.old.text) → \(change.new.text)"
  }

  /// The line that `_printChanges()` prints.
  package static func body(_ view: Any.Type, _ changes: ChangeRecord) -> String {
    body(view, changes.names(for: view))
  }

  private static func body(_ view: Any.Type, _ names: [String]) -> String {
    let name = ViewTypeName.of(view)
    return names.isEmpty ? "\(name): unchanged." : "\(name): \(names.joined(separator: ", ")) changed."
  }

  private static func presentation(_ note: PresentationNote) -> String {
    let name = note.name.prefix(1).uppercased() + note.name.dropFirst()
    return note.presenter.map { "\(name) of \(ViewTypeName.of($0))" } ?? name
  }
}

extension EventRecord.TaskStep {
  fileprivate var text: String {
    switch self {
    case .began: "began"
    case .ended: "ended"
    case .cancelled: "was cancelled"
    }
  }
}

extension ChangeRecord {
  /// The names for a type of view, as `_printChanges()` has them.
  package func names(for view: Any.Type) -> [String] {
    names(properties: assumeMain { FieldPlan.of(view).properties.map(\.name) })
  }

  /// Those names without `@self` and `@identity`, unless they are the only ones.
  func mainNames(for view: Any.Type) -> [String] {
    let names = names(for: view)
    let main = names.filter { $0 != "@self" && $0 != "@identity" }
    return main.isEmpty ? names : main
  }
}
