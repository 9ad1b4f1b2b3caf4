import Foundation
import SwiftUI

/// Registers each change with the undo manager of the context.
extension ModelContext {
  /// Remembers a value that is about to change.
  func rememberValue(of backing: ModelBacking, _ slot: Int) {
    guard undoManager != nil else { return }
    let old = backing.values[slot]
    remember { context in
      guard backing.context === context else { return }
      context.rememberValue(of: backing, slot)
      backing.replace(slot, by: old)
      context.noteChange(of: backing, slot)
    }
  }

  func rememberInsertion(of backing: ModelBacking) { remember { $0.remove(backing) } }

  /// Comes after what the deletion has changed in others, so that the object is there again before they refer to it.
  ///
  /// - Parameters:
  ///   - model: The object.
  ///   - values: What it had before.
  func rememberDeletion(
    of backing: ModelBacking, _ model: (any PersistentModel)?, _ values: ContiguousArray<AnyObject?>
  ) { remember { $0.restore(backing, model, values) } }

  private func remember(_ undo: @escaping (ModelContext) -> Void) {
    undoManager?.registerUndo(withTarget: self, handler: undo)
  }

  /// Brings a deleted object back: one that was never saved, or whose deletion was, is inserted again.
  private func restore(
    _ backing: ModelBacking, _ model: (any PersistentModel)?, _ values: ContiguousArray<AnyObject?>
  ) {
    if backing.state == .deleted {
      revive(backing)
    } else if backing.state == .gone, let model {
      register(backing, model, as: .inserted)
      inserted.append(backing)
      for slot in values.indices { backing.replace(slot, by: values[slot]) }
      notify(of: backing)
    }
    rememberInsertion(of: backing)
  }
}
