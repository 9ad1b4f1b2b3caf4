import Foundation
import SnapshotTesting
import Testing

/// The texts are those that references of swift-snapshot-testing have, so that these stay valid.
@Suite("dump") struct ValueDumpTests {
  private struct User {
    let id: Int
    let name: String
    let bio: String?
  }
  private struct Person: Hashable { let name: String }
  private enum Place { case home, at(x: Int, y: Int) }
  private final class Father { var child: Child? }
  private final class Child {
    let father: Father
    init(_ father: Father) { self.father = father }
  }

  private func dump(_ value: Any) -> String {
    var text = ""
    Snapshotting<Any, String>.dump.snapshot(value).run { text = $0 }
    return text
  }

  @Test func `Properties are in the order of their names`() {
    #expect(
      dump(User(id: 1, name: "Ada", bio: nil)) == """
        ▿ User
          - bio: Optional<String>.none
          - id: 1
          - name: "Ada"

        """)
  }

  @Test func `Dictionaries and sets are in the order of their contents, arrays in their own`() {
    struct All {
      let dict: [String: Int]
      let list: [Int]
      let set: Set<Person>
    }
    #expect(
      dump(All(dict: ["c": 3, "a": 1], list: [2, 1], set: [Person(name: "Blob"), Person(name: "Ada")])) == """
        ▿ All
          ▿ dict: 2 key/value pairs
            ▿ (2 elements)
              - key: "a"
              - value: 1
            ▿ (2 elements)
              - key: "c"
              - value: 3
          ▿ list: 2 elements
            - 2
            - 1
          ▿ set: 2 members
            ▿ Person
              - name: "Ada"
            ▿ Person
              - name: "Blob"

        """)
  }

  @Test func `Cases have their names and values`() {
    #expect(dump(Place.home) == "- Place.home\n")
    #expect(dump(Place.at(x: 1, y: 2)) == "▿ Place\n  ▿ at: (2 elements)\n    - x: 1\n    - y: 2\n")
  }

  @Test func `An object that refers to itself ends there`() {
    let father = Father()
    father.child = Child(father)
    #expect(
      dump(father) == """
        ▿ Father
          ▿ child: Optional<Child>
            ▿ some: Child
              ▿ father (circular reference detected)

        """)
    father.child = nil
  }

  @Test func `Values of the system have texts without addresses`() throws {
    #expect(dump("a" as Character) == "- \"a\"\n")
    #expect(dump(Data("Hello".utf8)) == "- 5 bytes\n")
    #expect(dump(Date(timeIntervalSinceReferenceDate: 0)) == "- 2001-01-01T00:00:00Z\n")
    #expect(dump(NSObject()) == "- <NSObject>\n")
    #expect(dump("Hello, world".dropLast(7)) == "- \"Hello\"\n")
    #expect(dump(try #require(URL(string: "https://example.org"))) == "- https://example.org\n")
  }

  @Test func `A type can have a text of its own`() {
    #expect(dump(Price(cents: 120)) == "- 1.20\n")
  }
}

private struct Price: AnySnapshotStringConvertible {
  let cents: Int
  var snapshotDescription: String { "\(cents / 100).\(cents % 100)" }
}
