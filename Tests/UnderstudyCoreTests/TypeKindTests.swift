import Testing

@testable import UnderstudyCore

@Suite("Kinds of types")
struct TypeKindTests {
  private final class Object {}

  @Test("Each kind is read from the type's metadata")
  func kinds() {
    for (type, kind) in TypeKind.samples { #expect(TypeKind(type) == kind, "\(type)") }
    #expect(TypeKind(Object.self) == nil)
  }

  @Test("Reflection gives the same kinds, where metadata is another")
  func reflectedKinds() {
    for (type, kind) in TypeKind.samples where kind != .shapedExistential {
      #expect(TypeKind.reflected(type) == kind.rawValue, "\(type)")
    }
  }

  @Test("A protocol's types are found by its descriptor, and among all types without it")
  func linkedTypes() {
    #expect(LinkedTypes.conforming(to: (any DynamicProperty).self).contains { $0 == Namespace.self })
    #expect(LinkedTypes.conforming(to: (any DynamicProperty).self).allSatisfy { $0 is any DynamicProperty.Type })
    #expect(LinkedTypes.types(conformingTo: nil).contains { $0 == Namespace.self })
  }
}
