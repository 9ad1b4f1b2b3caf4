import Foundation
import Understudy

/// Registers each change with the undo manager of the context.
extension ContextContent {
  /// Remembers a value that is about to change.
  func rememberValue(of object: NSManagedObject, _ key: String) {
    let old = object.values[key]
    remember { _ in object.replace(old, key) }
  }

  func rememberInsertion(of object: NSManagedObject) { remember { $0.delete(object) } }

  /// Comes after what the deletion has changed in others, so that the object is there again before they refer to it.
  func rememberDeletion(of object: NSManagedObject) { remember { $0.restore(object) } }

  private func remember(_ undo: @escaping (ContextContent) -> Void) {
    guard let context, let manager = context.undoManager else { return }
    manager.registerUndo(withTarget: context) { undo($0.content) }
  }

  /// Brings a deleted object back, with its values: one that was never saved, or whose deletion was, is inserted again.
  private func restore(_ object: NSManagedObject) {
    object.objectWillChange.send()
    if object.state == .deleted {
      revive(object)
    } else if object.state == .gone {
      object.state = .inserted
      register(object)
      inserted.append(object)
      note(object, in: \.inserted)
    }
    rememberInsertion(of: object)
  }
}
