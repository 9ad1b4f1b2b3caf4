import Foundation
import SwiftUI
import Testing
import UnderstudyPredicates
import UnderstudyTime
import XCTest
import XCUIAutomation

/// What a test author writes: Foundation's own names, in files that import Foundation and XCTest.
@Suite struct NSPredicateFormatTests {
  @Test("Every form of the initializer reads its arguments")
  func initializers() {
    let number = 3
    #expect(NSPredicate(format: "exists == 1").parsedFormat?.source == "exists == 1")
    #expect(NSPredicate(format: "label == %@", "x").parsedFormat?.source == "label == \"x\"")
    #expect(NSPredicate(format: "a == %d AND b == %f", number, 2.5).parsedFormat?.source == "a == 3 AND b == 2.5")
    #expect(NSPredicate(format: "label IN %@", ["x", "y"]).parsedFormat?.source == "label IN {\"x\", \"y\"}")
    #expect(NSPredicate(format: "%K == %@", argumentArray: ["label", 1]).parsedFormat?.source == "label == 1")
    #expect(NSPredicate(format: "exists == 1", argumentArray: nil).parsedFormat?.source == "exists == 1")
    let implicit: NSPredicate = .init(format: "label == %@", "x")
    #expect(implicit.parsedFormat?.source == "label == \"x\"")
    #expect(["a", "b"].map { NSPredicate(format: "SELF == %@", $0) }.filter { $0.evaluate(with: "a") }.count == 1)
  }

  @Test("A predicate prints, copies and compares as the format that it is")
  func identity() {
    let predicate = NSPredicate(format: "label == %@", "x")
    #expect("\(predicate)" == "label == \"x\"")
    #expect((predicate.copy() as? NSPredicate)?.parsedFormat?.source == "label == \"x\"")
    #expect(predicate == NSPredicate(format: "label = 'x'"))
    #expect(predicate != NSPredicate(format: "label = 'y'"))
    #expect(predicate.hash == NSPredicate(format: "label = 'x'").hash)
    #expect(NSPredicate(value: true).parsedFormat == nil)
    #expect(NSPredicate { _, _ in true }.parsedFormat == nil)
  }

  @Test("Plain values are objects too")
  func plainValues() {
    #expect(NSPredicate(format: "SELF CONTAINS 'b'").evaluate(with: "abc"))
    #expect(!NSPredicate(format: "SELF CONTAINS 'd'").evaluate(with: "abc"))
    #expect(NSPredicate(format: "SELF == 'x'").evaluate(with: NSString(string: "x")))
    #expect(NSPredicate(format: "self > 3").evaluate(with: 4))
    #expect(NSPredicate(format: "self.length == 3").evaluate(with: "abc"))
    #expect(NSPredicate(format: "name == 'a' AND size.width > 2").evaluate(with: ["name": "a", "size": ["width": 3]]))
    #expect(NSPredicate(format: "missing == nil").evaluate(with: ["name": "a"]))
    #expect(NSPredicate(format: "SELF == nil AND label == nil").evaluate(with: nil))
    #expect(NSPredicate(format: "label == 'x'").evaluate(with: SampleAttributes(["label": "x"])))
    #expect(NSArray(array: ["a", "b"]).filtered(using: NSPredicate(format: "SELF == 'b'")).count == 1)
  }

  @Test("Compounds are evaluated part by part, blocks with their own object")
  func compounds() throws {
    let subject = SampleAttributes(["label": "x", "exists": true])
    let isX = NSPredicate(format: "label == 'x'")
    let isY = NSPredicate(format: "label == 'y'")
    let block = NSPredicate { object, _ in object as? String == "object" }
    func answer(_ predicate: NSPredicate) throws -> Bool {
      try predicate.evaluate(on: subject, blockObject: "object").get()
    }
    #expect(try answer(isX))
    #expect(try answer(block))
    #expect(try answer(NSPredicate(value: true)))
    #expect(try answer(NSCompoundPredicate(andPredicateWithSubpredicates: [isX, block])))
    #expect(try !answer(NSCompoundPredicate(andPredicateWithSubpredicates: [isX, isY])))
    #expect(try answer(NSCompoundPredicate(orPredicateWithSubpredicates: [isY, isX])))
    #expect(try !answer(NSCompoundPredicate(orPredicateWithSubpredicates: [isY, NSPredicate(value: false)])))
    #expect(try answer(NSCompoundPredicate(notPredicateWithSubpredicate: isY)))
    #expect(try answer(NSCompoundPredicate(andPredicateWithSubpredicates: [])))
    #expect(try !answer(NSCompoundPredicate(orPredicateWithSubpredicates: [])))
    let emptied = NSCompoundPredicate(notPredicateWithSubpredicate: isX)
    emptied.subpredicates = []
    #expect(try answer(emptied))
  }

  @Test("The object for blocks is made only when a block is reached")
  func lazyBlockObject() throws {
    var count = 0
    func object() -> String {
      count += 1
      return "object"
    }
    let subject = SampleAttributes(["label": "x"])
    let block = NSPredicate { object, _ in object as? String == "object" }
    let never = NSCompoundPredicate(andPredicateWithSubpredicates: [NSPredicate(format: "label == 'y'"), block])
    #expect(try !never.evaluate(on: subject, blockObject: object()).get())
    #expect(count == 0)
    let always = NSCompoundPredicate(orPredicateWithSubpredicates: [NSPredicate(format: "label == 'y'"), block])
    #expect(try always.evaluate(on: subject, blockObject: object()).get())
    #expect(count == 1)
  }

  @Test("A compound with an unknown key is a problem, unless the answer was known before")
  func compoundProblems() throws {
    let subject = SampleAttributes(["label": "x"])
    let isX = NSPredicate(format: "label == 'x'")
    let unknown = NSPredicate(format: "title == 'x'")
    let and = NSCompoundPredicate(andPredicateWithSubpredicates: [isX, unknown])
    let not = NSCompoundPredicate(notPredicateWithSubpredicate: unknown)
    #expect(throws: PredicateProblem.self) { try and.evaluate(on: subject, blockObject: nil).get() }
    #expect(throws: PredicateProblem.self) { try not.evaluate(on: subject, blockObject: nil).get() }
    let or = NSCompoundPredicate(orPredicateWithSubpredicates: [isX, unknown])
    #expect(try or.evaluate(on: subject, blockObject: nil).get())
  }

  @Test("Any predicate prints for messages")
  func sources() {
    let one = NSPredicate(format: "a == 1")
    let two = NSPredicate(format: "b == 2 OR c == 3")
    let and = NSCompoundPredicate(andPredicateWithSubpredicates: [one, two, NSPredicate { _, _ in true }])
    #expect(and.source == "a == 1 AND (b == 2 OR c == 3) AND BLOCKPREDICATE")
    #expect(NSCompoundPredicate(notPredicateWithSubpredicate: and).source == "NOT (\(and.source))")
    let or = NSCompoundPredicate(orPredicateWithSubpredicates: [one, NSPredicate(value: false)])
    #expect(or.source == "a == 1 OR FALSEPREDICATE")
    #expect(NSCompoundPredicate(andPredicateWithSubpredicates: []).source == "TRUEPREDICATE")
  }

  @Test("A waiting expectation of XCTest accepts a format")
  @MainActor func expectations() {
    let expectation = XCTNSPredicateExpectation(predicate: NSPredicate(format: "SELF == 'x'"), object: "x")
    #expect(XCTWaiter.wait(for: [expectation], timeout: 1) == .completed)
  }

  @Test("A predicate that is evaluated by itself reports its problem once, where it was made")
  @MainActor func reporting() {
    let malformed = NSPredicate(format: "label ="); let malformedLine = #line
    let unknown = NSPredicate(format: "lable == 1", argumentArray: nil); let unknownLine = #line
    let capture = FailureCapture()
    FailureReporter.$capture.withValue(capture) {
      #expect(!malformed.evaluate(with: "x"))
      #expect(!malformed.evaluate(with: "y"))
      #expect(!NSCompoundPredicate(andPredicateWithSubpredicates: [unknown]).evaluate(with: "x"))
      #expect(!unknown.evaluate(with: "y"))
    }
    #expect(capture.failures.map(\.location?.line) == [malformedLine, unknownLine])
    #expect(capture.messages.first?.contains("expected a value after \"=\", found the end") == true)
    #expect(capture.messages.last?.contains("String has no key \"lable\"") == true)
  }

  @Test("An expectation whose predicate cannot be answered says so once, beside its time-out")
  @MainActor func reportingOfExpectations() {
    let app = XCUIApplication { Text("Hello") }
    let expectation = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exist == true"), object: app.staticTexts["Hello"])
    let messages = failures {
      #expect(XCTWaiter().wait(for: [expectation], timeout: 5) == .timedOut)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("XCUIElement has no key \"exist\"") == true)
  }

  @Test("One predicate serves many threads and ten thousand subjects")
  func concurrency() async {
    let parsed = ParsedPredicate(format: "identifier CONTAINS 'item.' AND label MATCHES '[a-z]+ [0-9]+'")
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          (0..<2_500).filter {
            let subject = SampleAttributes(["identifier": "list.item.\($0)", "label": $0 % 2 == 0 ? "item \($0)" : "-"])
            return (try? parsed.evaluate(on: subject).get()) == true
          }.count
        }
      }
      return await group.reduce(0, +)
    }
    #expect(counts == 5_000)
  }
}
