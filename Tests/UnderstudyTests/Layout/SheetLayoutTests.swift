import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("The layout of sheets, alerts and the keyboard")
struct SheetLayoutTests {
  private func sheet<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> XCUIApplication {
    XCUIApplication { SizedBox(id: "behind").sheet(isPresented: .constant(true)) { content() } }
  }

  @Test("LAY-209: a sheet begins 10 points below the status bar, without a safe area at its top")
  func large() {
    let app = sheet { SizedBox(id: "content") }
    #expect(app.buttons["content"].frame.isNear(0, 57, 390, 753))
  }

  @Test("LAY-209: the bar of a sheet is 56 points high")
  func bar() {
    let app = sheet {
      NavigationStack { SizedBox(id: "content").navigationTitle("New").navigationBarTitleDisplayMode(.inline) }
    }
    #expect(app.navigationBars["New"].frame.isNear(0, 57, 390, 56))
    #expect(app.buttons["content"].frame.isNear(0, 113, 390, 697))
  }

  @Test("LAY-209: a full screen cover takes the place of the screen")
  func cover() {
    let app = XCUIApplication {
      SizedBox(id: "behind").fullScreenCover(isPresented: .constant(true)) { SizedBox(id: "content") }
    }
    #expect(app.buttons["content"].frame.isNear(0, 47, 390, 763))
  }

  @Test("LAY-210: a sheet rests at its lowest height")
  func lowestDetent() {
    let app = sheet { SizedBox(id: "content").presentationDetents([.large, .medium]) }
    #expect(app.buttons["content"].frame.isNear(0, 422, 390, 388))
    let low = sheet { SizedBox(id: "content").presentationDetents([.medium, .height(100)]) }
    #expect(low.buttons["content"].frame.isNear(0, 710, 390, 100))
  }

  @Test("LAY-210: a sheet rests at the height that is selected")
  func selectedDetent() {
    struct Screen: View {
      @State private var detent = PresentationDetent.large
      var body: some View {
        SizedBox(id: "behind").sheet(isPresented: .constant(true)) {
          Button {
            detent = .medium
          } label: {
            GeometryReader { _ in EmptyView() }
          }
          .accessibilityIdentifier("content")
          .presentationDetents([.medium, .large], selection: $detent)
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.buttons["content"].frame.isNear(0, 57, 390, 753))
    app.buttons["content"].tap()
    #expect(app.buttons["content"].frame.isNear(0, 422, 390, 388))
  }

  @Test("LAY-211: an alert is 270 points wide, with two buttons side by side")
  func alert() {
    let app = XCUIApplication {
      SizedBox(id: "behind").alert("Title", isPresented: .constant(true)) {
        Button("A") {}
        Button("B") {}
      } message: {
        Text("Message")
      }
    }
    #expect(app.alerts["Title"].frame.isNear(60, 360, 270, 124))
    #expect(app.alerts.buttons["A"].frame.isNear(60, 440, 135, 44))
    #expect(app.alerts.buttons["B"].frame.isNear(195, 440, 135, 44))
  }

  @Test("LAY-207: the keys of the keyboard are where an iPhone has them")
  func keyboard() {
    let app = XCUIApplication { TextField("Name", text: .constant("")).textInputAutocapitalization(.never) }
    app.textFields["Name"].tap()
    #expect(app.keyboards.firstMatch.frame.isNear(0, 553, 390, 233))
    #expect(app.keyboards.keys["q"].frame.isNear(0, 560, 39, 46))
    #expect(app.keyboards.keys["a"].frame.isNear(19.5, 614, 39, 46))
    #expect(app.keyboards.keys["space"].frame.isNear(97.5, 722, 195, 46))
  }
}
