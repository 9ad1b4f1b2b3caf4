import SwiftUI
import Testing

private final class Person: NSObject {
  let name: String
  let age: Int

  init(name: String, age: Int) { (self.name, self.age) = (name, age) }
}

@Suite("F-74: predicates in an app, which imports no test framework")
struct AppPredicateTests {
  @Test("An e-mail address is checked by an expression", arguments: [("ada@tea.org", true), ("ada@tea", false)])
  func matches(text: String, isValid: Bool) {
    let format = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    #expect(NSPredicate(format: "SELF MATCHES %@", format).evaluate(with: text) == isValid)
  }

  @Test("An array is filtered by the properties of its objects")
  func filters() {
    let people = [Person(name: "Ada", age: 36), Person(name: "Grace", age: 85), Person(name: "Alan", age: 41)]
    let found = (people as NSArray).filtered(using: NSPredicate(format: "name BEGINSWITH[c] 'a' AND age > %d", 40))
    #expect(found.compactMap { ($0 as? Person)?.name } == ["Alan"])
  }
}
