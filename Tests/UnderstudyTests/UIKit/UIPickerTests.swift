import SwiftUI
import Testing
import UnderstudyTesting

/// Shows a control that the test keeps.
private struct Shown<Control: UIView>: UIViewRepresentable {
  let control: Control
  func makeUIView(context: Context) -> Control { control }
  func updateUIView(_ control: Control, context: Context) {}
}

@MainActor
@Suite("Pickers of UIKit's")
struct UIPickerTests {
  private final class Teas: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let columns: [[String]]
    var log: [String] = []
    init(_ columns: [[String]]) { self.columns = columns }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      columns[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      columns[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.append("\(component).\(row)")
    }
  }

  private final class Labels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      let label = UILabel()
      label.text = "Label \(row)"
      return label
    }
  }

  private func picker(_ teas: some UIPickerViewDataSource & UIPickerViewDelegate) -> UIPickerView {
    let picker = UIPickerView()
    picker.dataSource = teas
    picker.delegate = teas
    return picker
  }

  @Test("F-150: a picker has a wheel for each component, and the delegate is notified when the user turns one")
  func wheels() {
    let teas = Teas([["Green", "Black", "White"], ["Cup", "Pot"]])
    let picker = picker(teas)
    let app = XCUIApplication { Shown(control: picker) }
    #expect(app.pickerWheels.count == 2)
    #expect(app.pickerWheels.allElementsBoundByIndex.map { $0.value as? String } == ["Green", "Cup"])
    app.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "White")
    app.pickerWheels.element(boundBy: 1).adjust(toPickerWheelValue: "Pot")
    #expect(teas.log == ["0.2", "1.1"])
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(picker.selectedRow(inComponent: 1) == 1)
  }

  @Test("F-150: the app turns a wheel without a call of the delegate, to the nearest row that exists")
  func selecting() {
    let teas = Teas([["Green", "Black", "White"], []])
    let picker = picker(teas)
    let app = XCUIApplication { Shown(control: picker) }
    app.launch()
    picker.selectRow(1, inComponent: 0, animated: true)
    #expect(app.pickerWheels.firstMatch.value as? String == "Black")
    picker.selectRow(9, inComponent: 0, animated: true)
    #expect(app.pickerWheels.firstMatch.value as? String == "White")
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(picker.selectedRow(inComponent: 1) == -1)
    #expect(picker.selectedRow(inComponent: 7) == -1)
    #expect(teas.log.isEmpty)
  }

  @Test("F-150: rows can be views, whose texts the wheel has")
  func views() {
    let labels = Labels()
    let app = XCUIApplication { [picker = picker(labels)] in Shown(control: picker) }
    app.pickerWheels.element.adjust(toPickerWheelValue: "Label 1")
    #expect(app.pickerWheels.element.value as? String == "Label 1")
  }

  // MARK: - Dates

  private var utc: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }

  private func date(_ month: Int, _ day: Int, _ hour: Int = 9) -> Date {
    utc.date(from: DateComponents(year: 2026, month: month, day: day, hour: hour)) ?? .distantPast
  }

  private func datePicker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> (UIDatePicker, () -> Int) {
    let picker = UIDatePicker()
    picker.calendar = utc
    picker.locale = Locale(identifier: "en_US")
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = date(3, 1)
    var count = 0
    picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    return (picker, { count })
  }

  @Test("F-150: the wheels of a date are turned by the user, which performs actions")
  func dateWheels() {
    let (picker, count) = datePicker(.date, .wheels)
    let app = XCUIApplication { Shown(control: picker) }
    #expect(app.datePickers.count == 1)
    #expect(app.pickerWheels.allElementsBoundByIndex.map { $0.value as? String } == ["March", "1", "2026"])
    app.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "May")
    #expect(picker.date == date(5, 1))
    #expect(count() == 1)
    picker.setDate(date(7, 4), animated: false)
    #expect(app.pickerWheels.allElementsBoundByIndex.map { $0.value as? String } == ["July", "4", "2026"])
    #expect(count() == 1)
  }

  @Test("F-150: a date is the nearest one within the limits")
  func limits() {
    let (picker, _) = datePicker(.date, .automatic)
    #expect(picker.datePickerStyle == .compact)
    picker.minimumDate = date(4, 1)
    #expect(picker.date == date(4, 1))
    picker.maximumDate = date(5, 1)
    picker.date = date(6, 1)
    #expect(picker.date == date(5, 1))
  }

  @Test("F-150: a duration has wheels of hours and minutes, in steps of the interval")
  func durations() {
    let (picker, count) = datePicker(.countDownTimer, .automatic)
    #expect(picker.datePickerStyle == .wheels)
    picker.countDownDuration = 3600 + 5 * 60 + 59
    #expect(picker.countDownDuration == 3900)
    let app = XCUIApplication { Shown(control: picker) }
    func values() -> [String?] { app.pickerWheels.allElementsBoundByIndex.map { $0.value as? String } }
    #expect(values() == ["1 hour", "5 min"])
    app.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "2 hours")
    app.pickerWheels.element(boundBy: 1).adjust(toPickerWheelValue: "40 min")
    #expect(picker.countDownDuration == 9600)
    #expect(count() == 2)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = 15
    #expect(values() == ["2 hours", "30 min"])
  }
}
