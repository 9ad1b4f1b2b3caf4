import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("G: date pickers")
struct DatePickerTests {
  /// Thursday, January 2, 2025, 9:41 in Greenwich.
  static let start = Date(timeIntervalSince1970: 1_735_810_860)

  struct Screen<Style: DatePickerStyle>: View {
    @State var date = DatePickerTests.start
    var lower: Date?
    let components: DatePickerComponents
    let style: Style

    var body: some View {
      DatePicker("Due", selection: $date, in: (lower ?? .distantPast)..., displayedComponents: components)
        .datePickerStyle(style)
      Text(date.formatted(.iso8601)).accessibilityIdentifier("date")
    }
  }

  @Test("A compact date picker shows its date on a button, which opens a calendar of days")
  func compact() {
    let app = XCUIApplication { Screen(components: .date, style: .compact) }
    #expect(app.staticTexts["Due"].exists)
    #expect(app.datePickers["Due"].buttons["Date Picker"].value as? String == "Jan 2, 2025")
    #expect(!app.buttons["Next Month"].exists)
    app.datePickers["Due"].tap()
    #expect(app.datePickers.collectionViews.buttons.count == 31)
    #expect(app.datePickers.collectionViews.buttons["Thursday, January 2"].isSelected)
    app.datePickers.collectionViews.buttons["Friday, January 10"].tap()
    #expect(app.staticTexts["date"].label == "2025-01-10T09:41:00Z")
    #expect(app.datePickers.collectionViews.buttons["Friday, January 10"].isSelected)
    app.datePickers.buttons["Next Month"].tap()
    app.datePickers.collectionViews.buttons["Saturday, February 1"].staticTexts["1"].tap()
    #expect(app.staticTexts["date"].label == "2025-02-01T09:41:00Z")
    app.otherElements["PopoverDismissRegion"].tap()
    #expect(!app.buttons["Next Month"].exists)
    #expect(app.datePickers["Due"].buttons["Date Picker"].value as? String == "Feb 1, 2025")
  }

  @Test("The title of a calendar turns it to another month by wheels, which choose no day")
  func months() {
    let app = XCUIApplication { Screen(components: .date, style: .graphical) }
    #expect(app.datePickers["Due"].buttons["Month"].value as? String == "January 2025")
    app.buttons["Month"].tap()
    app.pickerWheels["January"].adjust(toPickerWheelValue: "March")
    app.pickerWheels["2025"].adjust(toPickerWheelValue: "2031")
    app.buttons["Month"].tap()
    #expect(app.staticTexts["date"].label == "2025-01-02T09:41:00Z")
    app.buttons["Saturday, March 1"].tap()
    #expect(app.staticTexts["date"].label == "2031-03-01T09:41:00Z")
  }

  @Test("Wheels turn the parts of a date, in the order of the locale; a day that a month lacks becomes its last")
  func wheels() {
    let app = XCUIApplication { Screen(components: .date, style: .wheel) }
    let wheels = app.datePickers["Due"].pickerWheels
    #expect(wheels.allElementsBoundByIndex.map { $0.value as? String } == ["January", "2", "2025"])
    wheels.element(boundBy: 1).adjust(toPickerWheelValue: "31")
    wheels.element(boundBy: 0).adjust(toPickerWheelValue: "February")
    #expect(app.staticTexts["date"].label == "2025-02-28T09:41:00Z")
    wheels.element(boundBy: 2).adjust(toPickerWheelValue: "1912")
    #expect(app.staticTexts["date"].label == "1912-02-28T09:41:00Z")
    let messages = failures { wheels.element(boundBy: 1).adjust(toPickerWheelValue: "30") }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("the wheel has no row \"30\"; its rows are \"1\", \"2\", \"3\" … \"29\"") == true)
  }

  @Test("The time is chosen by wheels of hours, minutes and halves of the day")
  func time() {
    let app = XCUIApplication { Screen(components: .hourAndMinute, style: .compact) }
    #expect((app.buttons["Time Picker"].value as? String)?.hasPrefix("9:41") == true)
    app.buttons["Time Picker"].tap()
    let wheels = app.pickerWheels
    #expect(wheels.allElementsBoundByIndex.map { $0.value as? String } == ["9 o’clock", "41 minutes", "AM"])
    wheels.element(boundBy: 0).adjust(toPickerWheelValue: "12")
    wheels.element(boundBy: 1).adjust(toPickerWheelValue: "05")
    #expect(app.staticTexts["date"].label == "2025-01-02T00:05:00Z")
    wheels.element(boundBy: 2).adjust(toPickerWheelValue: "PM")
    #expect(app.staticTexts["date"].label == "2025-01-02T12:05:00Z")
  }

  @Test("Date and time together turn days by their short name")
  func dateAndTime() {
    let app = XCUIApplication { Screen(components: [.date, .hourAndMinute], style: .wheel) }
    app.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "Jan 12")
    app.pickerWheels.element(boundBy: 1).adjust(toPickerWheelValue: "7")
    #expect(app.staticTexts["date"].label == "2025-01-12T07:41:00Z")
  }

  @Test("SEM-355: a date picker keeps to its range: days outside cannot be tapped, wheels stop at the bound")
  func range() {
    let lower = Self.start.addingTimeInterval(-3600)
    let app = XCUIApplication { Screen(lower: lower, components: .date, style: .graphical) }
    #expect(app.buttons["Wednesday, January 1"].isEnabled == false)
    app.buttons["Wednesday, January 1"].tap()
    #expect(app.staticTexts["date"].label == "2025-01-02T09:41:00Z")

    let wheels = XCUIApplication { Screen(lower: lower, components: .hourAndMinute, style: .wheel) }
    wheels.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "3")
    #expect(wheels.staticTexts["date"].label == "2025-01-02T08:41:00Z")
  }

  @Test("A locale of its own gives a picker its words, its order and its hours")
  func locale() {
    let app = XCUIApplication {
      Screen(components: [.date], style: .wheel).environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(app.pickerWheels.allElementsBoundByIndex.map { $0.value as? String } == ["2", "Januar", "2025"])
    let time = XCUIApplication {
      Screen(components: .hourAndMinute, style: .wheel).environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(time.pickerWheels.count == 2)
  }

  @Test("A disabled date picker opens nothing")
  func disabled() {
    let app = XCUIApplication { Screen(components: .date, style: .compact).disabled(true) }
    app.datePickers["Due"].tap()
    #expect(!app.buttons["Next Month"].exists)
    #expect(app.buttons["Date Picker"].isEnabled == false)
  }

  @Test("An open calendar follows a change of the date and goes with its picker")
  func openCalendar() {
    struct Changing: View {
      @State private var date = DatePickerTests.start
      @State private var isShown = true
      var body: some View {
        if isShown { DatePicker("Due", selection: $date, displayedComponents: .date) }
        Color.clear.task {
          try? await Task.sleep(for: .seconds(1))
          date = DatePickerTests.start.addingTimeInterval(86_400)
          try? await Task.sleep(for: .seconds(1))
          isShown = false
        }
      }
    }
    let app = XCUIApplication { Changing() }
    app.buttons["Date Picker"].tap()
    #expect(app.buttons["Thursday, January 2"].isSelected)
    app.clock.advance(by: .seconds(1))
    #expect(app.buttons["Friday, January 3"].isSelected)
    app.clock.advance(by: .seconds(1))
    #expect(app.datePickers.count == 0)
    #expect(!app.buttons["Friday, January 3"].exists)
  }

  @Test("A calendar of several days adds and takes out")
  func multiple() {
    struct Days: View {
      @State private var days: Set<DateComponents> = [DateComponents(year: 2025, month: 1, day: 2)]
      var body: some View {
        MultiDatePicker("Days", selection: $days)
        Text(days.compactMap(\.day).sorted().map(String.init).joined(separator: " ")).accessibilityIdentifier("days")
      }
    }
    let app = XCUIApplication { Days() }
    #expect(app.datePickers["Days"].buttons["Thursday, January 2"].isSelected)
    app.buttons["Sunday, January 5"].tap()
    #expect(app.staticTexts["days"].label == "2 5")
    app.buttons["Thursday, January 2"].tap()
    #expect(app.staticTexts["days"].label == "5")
  }

  @Test("F-143: a calendar and a wheel of days name the current day Today")
  func today() {
    struct Screen: View {
      @State private var date = Date()
      var body: some View {
        DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
        DatePicker("Time", selection: $date).datePickerStyle(.wheel)
      }
    }
    let app = XCUIApplication { Screen() }
    let today = app.collectionViews.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Today, '"))
    #expect(today.count == 1 && today.firstMatch.isSelected)
    #expect(app.pickerWheels["Today"].exists)
    app.pickerWheels["Today"].swipeUp()
    #expect(!app.pickerWheels["Today"].exists && !today.firstMatch.isSelected)
    app.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "Today")
    #expect(app.pickerWheels["Today"].exists && today.firstMatch.isSelected)
  }
}
