import Testing

@testable import UnderstudyRunner
@testable import XCUIAutomation

@Suite("F-63: Frames have the names of the source")
struct FunctionNameTests {
  @Test(
    "What the compiler has added to a name is left out",
    arguments: [
      ("PayTests.testPays()", "PayTests.testPays()"),
      ("closure #2 in closure #1 in PayScreen.body.getter", "closure #2 in closure #1 in PayScreen.body.getter"),
      ("implicit closure #2 in implicit closure #1 in PayTests.testPays()", "PayTests.testPays()"),
      ("closure #1 in implicit closure #3 in PayTests.testPays()", "closure #1 in PayTests.testPays()"),
      ("(2) suspend resume partial function for PayTests.pays()", "PayTests.pays()"),
      ("(1) await resume partial function for closure #1 in load()", "closure #1 in load()"),
      ("specialized Cart.add(_:)", "Cart.add(_:)"),
      ("generic specialization <Swift.Int> of Cart.add(_:)", "Cart.add(_:)"),
    ])
  func additions(name: String, shown: String) { #expect(FunctionName.inSource(name) == shown) }

  @Test(
    "What nobody has written is left out",
    arguments: [
      "partial apply for closure #1 in PayTests.testPays()", "partial apply",
      "reabstraction thunk helper from @escaping @callee_guaranteed () -> () to @escaping @callee_guaranteed () -> ()",
      "thunk for @escaping @callee_guaranteed () -> ()",
      "protocol witness for View.body.getter in conformance PayScreen",
      "implicit closure #1 in variable initialization expression of static PayTests.__allTests__PayTests",
    ])
  func madeByTheCompiler(name: String) { #expect(FunctionName.inSource(name) == nil) }
}
