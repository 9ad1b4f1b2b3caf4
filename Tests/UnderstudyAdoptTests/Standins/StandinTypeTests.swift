import Foundation
import Testing

@testable import UnderstudyAdopt

@Suite("What types of stand-ins are, from use", .serialized)
struct StandinTypeTests {
  @Test("A type of C takes the literals that are written for it")
  func literals() throws {
    let project = try StubProject(
      modules: ["Bass"],
      files: [
        "Player": """
        import Bass
        final class Player {
          var stream: HSTREAM = 0
          var volume: HVOLUME = 0.5
          var isOn: HFLAG = true
          func stop() { stream = 0 }
        }
        """
      ])
    defer { project.remove() }
    let outcome = try project.run()
    #expect(outcome.left.map(\.message) == [])
    #expect(try project.standin("Bass").contains("public convenience init(integerLiteral value: Int) { self.init() }"))
  }

  @Test("A type whose name stands for texts is another name for them, and a subscript stores whatever it is given")
  func aliasesAndSubscripts() throws {
    let project = try StubProject(
      modules: ["CloudKit"],
      files: [
        "Fruit": """
        import CloudKit
        final class Fruit {
          let record: CKRecord
          init(name: String, count: Int) {
            record = CKRecord(recordType: "Fruits")
            record["name"] = name
            record["count"] = count
          }
          var name: String? { record["name"] as? String }
          func fetch(_ type: CKRecord.RecordType) -> CKQuery { CKQuery(recordType: type) }
          func all(of kind: String) -> CKQuery { fetch(kind) }
        }
        """
      ])
    defer { project.remove() }
    let outcome = try project.run()
    #expect(outcome.left.map(\.message) == [])
    let text = try project.standin("CloudKit")
    #expect(text.contains("public typealias RecordType = String"), "\(text)")
    #expect(text.contains("public subscript<StandinResult>(_ value1: Any?) -> StandinResult {"), "\(text)")
  }

  @Test("A class of the app declares for itself what overrides nothing in the superclass")
  func ownInitializers() throws {
    let project = try StubProject(
      modules: ["TeaKit"],
      files: [
        "Pot": """
        import TeaKit

        class Pot: TeaPot {
          init(cups: Int) { super.init(size: 3) }
          convenience init() { self.init(cups: 2) }
        }
        final class Kettle: TeaKettle {
          convenience init() { self.init(cups: 2) }
          init(cups: Int) { super.init(size: 3) }
          override init(size: Int) { super.init(size: size) }
        }
        func boil() { print(Pot(cups: 3), Pot(), Kettle()) }
        """
      ])
    defer { project.remove() }
    let outcome = try project.run()
    let text = try project.standin("TeaKit")
    #expect(outcome.left.map(\.message) == [], "\(text)")
    #expect(text.contains("public convenience init() { self.init(standIn: ()) }"), "\(text)")
  }

  @Test("A value inside of a wrapper can be encoded if the type around it is")
  func wrappedValues() throws {
    let project = try StubProject(
      modules: ["FirebaseFirestore"],
      files: [
        "Tea": """
        import FirebaseFirestore
        struct Tea: Codable {
          @DocumentID var id: String?
          @ServerTimestamp var created: Timestamp?
        }
        """
      ])
    defer { project.remove() }
    let outcome = try project.run()
    #expect(outcome.left.map(\.message) == [])
    let text = try project.standin("FirebaseFirestore")
    #expect(
      text.contains("public final class Timestamp: StandinObject, StandinDefault, @unchecked Sendable, Codable {"))
  }
}
