import CoreData
import SwiftUI
import Testing

@MainActor
@Suite("Core Data: undo")
struct ContextUndoTests {
  private func context() -> NSManagedObjectContext {
    let context = Shop.container().viewContext
    #expect(context.undoManager == nil)
    let manager = UndoManager()
    manager.groupsByEvent = false
    context.undoManager = manager
    return context
  }

  /// Makes changes in a group of their own.
  private func change(_ context: NSManagedObjectContext, _ body: () throws -> Void) rethrows {
    context.undoManager?.beginUndoGrouping()
    try body()
    context.undoManager?.endUndoGrouping()
  }

  @Test("values, insertions and deletions are undone and done again")
  func changes() throws {
    let context = context()
    var made: Cup?
    change(context) { made = Shop.cup("Blue", count: 3, in: context) }
    let cup = try #require(made)
    change(context) { cup.count = 4 }
    change(context) { context.delete(cup) }
    #expect(try Shop.titles(context, "count > 0") == [])
    context.undo()
    #expect(try Shop.titles(context, "count == 4") == ["Blue"])
    context.undo()
    #expect(try Shop.titles(context, "count == 3") == ["Blue"])
    context.undo()
    #expect(try Shop.titles(context, "count > 0") == [])
    context.redo()
    context.redo()
    #expect(try Shop.titles(context, "count == 4") == ["Blue"])
    context.redo()
    #expect(try Shop.titles(context, "count > 0") == [])
    #expect(context.undoManager?.canRedo == false)
  }

  @Test("what is undone after a save is a change that the next save writes")
  func afterSave() throws {
    let context = context()
    var made: Cup?
    change(context) { made = Shop.cup("Blue", count: 3, in: context) }
    let cup = try #require(made)
    try context.save()
    change(context) { cup.count = 4 }
    try context.save()
    context.undo()
    #expect(context.hasChanges)
    #expect(cup.count == 3)
    try context.save()
    change(context) { context.delete(cup) }
    try context.save()
    #expect(try Shop.titles(context, "count > 0") == [])
    context.undo()
    try context.save()
    #expect(try Shop.titles(context, "count == 3") == ["Blue"])
  }

  @Test("a reset and a rollback forget what could be undone")
  func forgetting() throws {
    let context = context()
    change(context) { Shop.cup("Blue", count: 3, in: context) }
    context.rollback()
    #expect(context.undoManager?.canUndo == false)
    change(context) { Shop.cup("Red", count: 3, in: context) }
    context.reset()
    #expect(context.undoManager?.canUndo == false)
  }
}
