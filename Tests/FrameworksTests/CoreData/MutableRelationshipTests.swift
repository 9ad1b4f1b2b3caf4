import CoreData
import SwiftUI
import Testing

@MainActor
@Suite("Core Data: relationships as sets that can be changed")
struct MutableRelationshipTests {
  private let context = Shop.container().viewContext

  private func note(_ text: String) -> RackNote {
    let note = RackNote(context: context)
    note.text = text
    return note
  }

  @Test("changes of an ordered set are changes of the relationship, on both sides")
  func ordered() throws {
    let rack = Rack(context: context)
    let (a, b, c) = (note("a"), note("b"), note("c"))
    let notes = rack.mutableOrderedSetValue(forKey: "notes")
    func texts() -> String { (rack.notes?.array ?? []).compactMap { ($0 as? RackNote)?.text }.joined() }
    notes.add(a)
    notes.addObjects(from: [b, a])
    #expect(texts() == "ab" && a.rack == rack && notes.count == 2)
    notes.insert(c, at: 0)
    #expect(texts() == "cab")
    notes.moveObjects(at: IndexSet(integer: 0), to: 2)
    #expect(texts() == "abc")
    notes.exchangeObject(at: 0, withObjectAt: 2)
    #expect(texts() == "cba" && notes.index(of: b) == 1)
    notes.sort { first, second in
      ((first as? RackNote)?.text ?? "").compare((second as? RackNote)?.text ?? "")
    }
    #expect(texts() == "abc")
    notes.removeObject(at: 1)
    #expect(texts() == "ac" && b.rack == nil && !notes.contains(b))
    notes.replaceObject(at: 0, with: b)
    #expect(texts() == "bc" && a.rack == nil)
    notes.minus(NSOrderedSet(array: [c]))
    #expect(texts() == "b" && notes.map { ($0 as? RackNote)?.text } == ["b"])
    notes.union(NSOrderedSet(array: [c, a]))
    notes.removeAllObjects()
    #expect(texts() == "" && c.rack == nil)
  }

  @Test("a set follows what changes the relationship elsewhere")
  func follows() throws {
    let rack = Rack(context: context)
    let (a, b) = (note("a"), note("b"))
    let notes = rack.mutableOrderedSetValue(forKey: "notes")
    a.rack = rack
    #expect(notes.count == 1 && notes.object(at: 0) as? RackNote === a)
    notes.add(b)
    context.delete(a)
    #expect(notes.contains(b) && notes.count == 1 && rack.notes?.count == 1)
    let cups = rack.mutableSetValue(forKey: "cups")
    let blue = Shop.cup("Blue", in: context)
    blue.rack = rack
    #expect(cups.contains(blue))
  }

  @Test("an object of another entity is an issue, and is not in the set")
  func wrongEntity() throws {
    let app = XCUIApplication { Text("Here") }
    app.launch()
    let rack = Rack(context: context)
    let notes = rack.mutableOrderedSetValue(forKey: "notes")
    notes.add(Shop.cup("Blue", in: context))
    #expect(notes.count == 0 && rack.notes?.count == 0)
    #expect(app.runtimeIssues.map(\.message).contains { $0.contains("An object of Cup cannot be in 'notes'") })
  }

  @Test("key paths lead to sets of related objects")
  func keyPaths() throws {
    let rack = Rack(context: context)
    let cup = Shop.cup("Blue", in: context)
    cup.rack = rack
    let (a, red) = (note("a"), Shop.cup("Red", in: context))
    cup.mutableOrderedSetValue(forKeyPath: "rack.notes").add(a)
    cup.mutableSetValue(forKeyPath: "rack.cups").add(red)
    #expect(a.rack == rack && red.rack == rack)
    cup.setValue("Top", forKeyPath: "rack.name")
    #expect(rack.name == "Top" && cup.value(forKeyPath: "rack.name") as? String == "Top")
    cup.rack = nil
    let none = cup.mutableSetValue(forKeyPath: "rack.cups")
    none.add(red)
    #expect(none.count == 1 && red.rack == rack)
  }

  @Test("accessors that the app writes announce changes of sets")
  func announcements() throws {
    let rack = Rack(context: context)
    let blue = Shop.cup("Blue", in: context)
    try context.save()
    var count = 0
    let subscription = rack.objectWillChange.sink { count += 1 }
    rack.willChangeValue(forKey: "cups", withSetMutation: .union, using: [blue])
    #expect(count == 1)
    rack.mutableSetValue(forKey: "cups").add(blue)
    rack.didChangeValue(forKey: "cups", withSetMutation: .union, using: [blue])
    #expect(rack.primitiveValue(forKey: "cups") as? Set<Cup> == [blue] && blue.rack == rack)
    #expect(rack.changedValues().keys.sorted() == ["cups"])
    subscription.cancel()
  }
}
