import Dispatch
import SwiftUI
import Testing

@testable import UnderstudyCore

@MainActor
@Suite("Comparison of values (SEM-111)")
struct ComparisonTests {
  final class Object {}

  struct Loose: Equatable {
    var name: String
    var note: String
    static func == (lhs: Loose, rhs: Loose) -> Bool { lhs.name == rhs.name }
  }

  struct Fields {
    var number: Int
    var text: String
    var object: Object
  }

  enum Choice {
    case none
    case text(String)
  }

  struct Padded {
    var small: Int8
    var large: Int64
  }

  @Test("Plain data are compared by what they hold")
  func plainData() {
    #expect(Comparison.areEqual(Padded(small: 1, large: 2), Padded(small: 1, large: 2)))
    #expect(!Comparison.areEqual(Padded(small: 1, large: 2), Padded(small: 1, large: 3)))
  }

  @Test("SEM-111: Cases of an enum that is not Equatable differ, with a payload and without")
  func cases() {
    enum State {
      case idle, loading
      case loaded([Int])
      case failed(any Error)
    }
    struct Problem: Error {}
    let states: [State] = [.idle, .loading, .loaded([]), .loaded([1]), .failed(Problem())]
    for (place, one) in states.enumerated() {
      for (other, two) in states.enumerated() {
        #expect(Comparison.areEqual(one, two) == (place == other), "\(one) and \(two)")
        #expect(Comparison.areEqual(Optional(one), Optional(two)) == (place == other), "\(one) and \(two)")
      }
    }
  }

  @Test("Texts are compared as Swift does, wherever their bytes lie")
  func texts() {
    let long = "a text that is too long to lie in the value itself"
    #expect(Comparison.areEqual(long, String(long.reversed().reversed())))
    #expect(!Comparison.areEqual(long, long + "."))
    #expect(Comparison.areEqual("caf\u{e9}", "cafe\u{301}"))
    #expect(!Comparison.areEqual("a", "b"))
    #expect(Comparison.areEqual((1, "a", long), (1, "a", long)))
    #expect(!Comparison.areEqual((1, "a", long), (2, "a", long)))
  }

  @Test("The main queue and the global ones are the same whenever they are asked for")
  func queues() {
    #expect(Comparison.areEqual(DispatchQueue.main, DispatchQueue.main))
    #expect(Comparison.areEqual(DispatchQueue.global(), DispatchQueue.global()))
    #expect(!Comparison.areEqual(DispatchQueue.main, DispatchQueue.global()))
    #expect(!Comparison.areEqual(DispatchQueue.global(), DispatchQueue.global(qos: .userInitiated)))
    let own = DispatchQueue(label: "own")
    #expect(Comparison.areEqual(own, own))
    #expect(!Comparison.areEqual(own, DispatchQueue(label: "own")))
  }

  @Test("The type's == is used where the type is not plain data")
  func ownEquality() {
    #expect(Comparison.areEqual(Loose(name: "a", note: "1"), Loose(name: "a", note: "2")))
    #expect(!Comparison.areEqual(Loose(name: "a", note: "1"), Loose(name: "b", note: "1")))
  }

  @Test("Other structures are compared field by field, objects by identity")
  func fields() {
    let object = Object()
    let value = Fields(number: 1, text: "a", object: object)
    #expect(Comparison.areEqual(value, Fields(number: 1, text: "a", object: object)))
    #expect(!Comparison.areEqual(value, Fields(number: 1, text: "b", object: object)))
    #expect(!Comparison.areEqual(value, Fields(number: 1, text: "a", object: Object())))
  }

  @Test("Values without a type of their own are compared by type, then by value")
  func existentials() {
    #expect(Comparison.areEqual(1 as Any, 1 as Any))
    #expect(!Comparison.areEqual(1 as Any, "1" as Any))
    #expect(!Comparison.areEqual(1 as Any, 2 as Any))
    #expect(Comparison.areEqual("a long text, kept elsewhere" as any Hashable, "a long text, kept elsewhere"))
    #expect(!Comparison.areEqual("a long text, kept elsewhere" as any Hashable, "another text, kept elsewhere"))
  }

  @Test("Optionals are equal when both are empty or both hold equal values")
  func optionals() {
    #expect(Comparison.areEqual(nil as String?, nil))
    #expect(Comparison.areEqual("a" as String?, "a"))
    #expect(!Comparison.areEqual("a" as String?, nil))
  }

  @Test("Choices with different cases differ")
  func choices() {
    #expect(!Comparison.areEqual(Choice.none, Choice.text("a")))
    #expect(!Comparison.areEqual(Choice.text("a"), Choice.text("b")))
  }
}

@MainActor
@Suite("Names of view types (SEM-131)")
struct ViewTypeNameTests {
  struct Nested: Hashable {}
  struct Generic<Value> {}

  @Test("Enclosing types stay, the module and marks of the place go")
  func names() {
    struct Local: Hashable {}
    let (nested, local) = ("ViewTypeNameTests.Nested", "ViewTypeNameTests.Local")
    #expect(ViewTypeName.of(Nested.self) == nested)
    #expect(ViewTypeName.of(Local.self) == local)
    #expect(ViewTypeName.of(Int.self) == "Int")
    #expect(ViewTypeName.of(Generic<Int>.self) == "ViewTypeNameTests.Generic<Int>")
    #expect(
      ViewTypeName.of(Generic<[Nested: Local]>.self) == "ViewTypeNameTests.Generic<Dictionary<\(nested), \(local)>>")
    #expect(ViewTypeName.of(Generic<(Int, () -> Nested)>.self) == "ViewTypeNameTests.Generic<(Int, () -> \(nested))>")
    #expect(
      ViewTypeName.of(Array<Generic<Int>>.Iterator.self) == "IndexingIterator<Array<ViewTypeNameTests.Generic<Int>>>")
  }
}

@Suite("Change records")
struct ChangeRecordTests {
  @Test("Names come in SwiftUI's order: self, identity, dependencies, then properties as declared")
  func order() {
    var record = ChangeRecord.property(1)
    record.formUnion(.dependencies)
    record.formUnion(.selfValue)
    record.formUnion(.property(0))
    record.formUnion(.identity)
    #expect(record.names(properties: ["_a", "_b", "_c"]) == ["@self", "@identity", "@dependencies", "_a", "_b"])
  }

  @Test("Properties beyond the sixtieth share a bit and are named together")
  func manyProperties() {
    let names = (0..<64).map { "_\($0)" }
    #expect(ChangeRecord.property(62).names(properties: names) == ["_60", "_61", "_62", "_63"])
    #expect(ChangeRecord.property(5).names(properties: names) == ["_5"])
  }
}

@MainActor
@Suite("Limits of one frame (SEM-150)")
struct CycleGuardTests {
  @Test("Two are permitted in a frame, the message is written once, and the next frame starts from zero")
  func guardian() {
    var guardian = CycleGuard()
    var permissions: [Bool] = []
    for _ in 0..<3 { permissions.append(guardian.permits(frame: 1)) }
    let logs = [guardian.shouldLog(), guardian.shouldLog()]
    permissions.append(guardian.permits(frame: 2))
    #expect(permissions == [true, true, false, true])
    #expect(logs == [true, false])
  }
}
