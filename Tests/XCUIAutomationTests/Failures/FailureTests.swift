import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@testable import XCUIAutomation

@MainActor struct FailureTests {
  private struct Screen: View {
    var body: some View {
      VStack {
        Text("Add")
        Button("Add item") {}
        Button("Delete") {}.accessibilityIdentifier("delete.0")
        Button("Delete") {}.accessibilityIdentifier("delete.1")
      }
    }
  }

  private let app = XCUIApplication { Screen() }

  @Test("A tap without a match names the step that found nothing and its input, and what is close")
  func noMatch() throws {
    let message = try #require(failures { app.buttons["Add"].tap() }.first)
    #expect(
      message.hasPrefix(
        """
        Failed to tap "Add" Button: No matches found for Elements matching predicate '"Add" IN identifiers' from input {(
            Button, label: 'Add item',
            Button, identifier: 'delete.0', label: 'Delete',
            Button, identifier: 'delete.1', label: 'Delete'
        )}
        Close:
          StaticText, label: 'Add' (not a Button, but has the text)
        Try: app.staticTexts["Add"]
        Searched 
        """))
    #expect(message.contains("Application, label: 'Screen'"))
  }

  @Test("A typing error is recognised")
  func closeSpelling() throws {
    let message = try #require(failures { app.buttons["Ad item"].tap() }.first)
    #expect(message.contains("Close:\n  Button, label: 'Add item' (similar text)\nTry: app.buttons[\"Add item\"]"))
  }

  @Test("Several matches are listed")
  func severalMatches() throws {
    let message = try #require(failures { app.buttons["Delete"].tap() }.first)
    #expect(
      message.hasPrefix(
        """
        Failed to tap "Delete" Button: Find single matching element. Multiple matching elements found for \
        <XCUIElementQuery: `Descendants matching type Button` -> `Elements matching predicate '"Delete" IN identifiers'`>.
        Matches (2):
          0: Button, identifier: 'delete.0', label: 'Delete'
          1: Button, identifier: 'delete.1', label: 'Delete'
        Try: .firstMatch or .element(boundBy:)
        """))
  }

  @Test("A read without a match fails and answers with an empty value")
  func readingNothing() throws {
    var label = "before"
    let message = try #require(failures { label = app.staticTexts.element(boundBy: 5).label }.first)
    #expect(label == "")
    #expect(
      message.hasPrefix(
        """
        Failed to get matching snapshot: No matches found for Element at index 5 from input {(
            StaticText, label: 'Add',
            StaticText, label: 'Add item',
            StaticText, label: 'Delete',
            StaticText, label: 'Delete'
        )}
        """))
  }

  @Test("A missing first match is described as the sequence of its steps")
  func noFirstMatch() throws {
    let message = try #require(failures { app.images["logo"].firstMatch.tap() }.first)
    #expect(
      message.hasPrefix(
        """
        Failed to tap "logo" Image (First Match): No matches found for first query match sequence: \
        `Descendants matching type Image` -> `Elements matching predicate '"logo" IN identifiers'`, \
        given input App element pid: 1
        """))
  }

  @Test("An answer fails nothing, and a hittability of several does")
  func answers() {
    let messages = failures {
      #expect(!app.buttons["Nope"].exists)
      #expect(!app.buttons["Nope"].isHittable)
      #expect(app.buttons["Delete"].exists)
      #expect(app.buttons["Nope"].buttons.count == 0)
      #expect(!app.buttons["Delete"].isHittable)
    }
    #expect(messages.count == 1)
  }

  @Test("Failures are reported at the action's line, and at the line of the query for a property")
  func lines() {
    let button = app.buttons["Nope"]
    let madeAt = #line - 1
    var tappedAt = 0
    let lines = failureLines {
      button.tap(); tappedAt = #line
      _ = button.label
      _ = app.images.firstMatch.label
    }
    #expect(lines == [tappedAt, madeAt, nil])
  }

  @Test("A key that elements do not have is reported once, with those that they have")
  func unknownKey() {
    let messages = failures { _ = app.buttons.matching(NSPredicate(format: "lable == 'Add'")).count }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("has no key \"lable\".\nClose: label") == true, "\(messages)")
  }

  @Test("What a sheet covers is named with its reason")
  func concealed() throws {
    let app = XCUIApplication { Presenting() }
    app.buttons["Edit"].tap()
    let message = try #require(failures { app.buttons["Edit"].tap() }.first)
    #expect(message.contains("Close:\n  Button, label: 'Edit' (not reachable: "))
  }

  private struct Presenting: View {
    @State private var isEditing = false
    var body: some View {
      Button("Edit") { isEditing = true }.sheet(isPresented: $isEditing) { Text("Editor") }
    }
  }
}
