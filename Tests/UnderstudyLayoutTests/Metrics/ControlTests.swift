import Foundation
import Testing

@testable import UnderstudyLayout

@Suite("Symbols and controls")
struct ControlTests {
  @Test("LAY-233: symbols by font size and scale, narrow ones by name")
  func symbols() {
    expect(SymbolMetrics.size(of: "star").width, 20.6667, 0.001)
    expect(SymbolMetrics.size(of: "star").height, 19.6667, 0.001)
    expect(SymbolMetrics.size(of: "chevron.right").width, 9.6667, 0.34)
    expect(SymbolMetrics.size(of: "person.2.fill").width, 25.6667, 0.34)
    expect(SymbolMetrics.size(of: "plus", fontSize: 20, scale: .large).width, 26, 0.34)
    expect(SymbolMetrics.size(of: "star", scale: .small).height, 15.6667, 0.001)
    #expect(SymbolMetrics.disclosureChevron == CGSize(width: 7, height: 12))
    #expect(SymbolMetrics.size(of: "star", fontSize: .nan) == .zero)
    #expect(SymbolMetrics.size(of: "star", fontSize: -.infinity) == .zero)
  }

  @Test("LAY-235: a border adds to the label by the control's size")
  func buttons() {
    func height(_ scale: ControlScale) -> CGFloat {
      let label = FontMetrics(LayoutFont(ButtonMetrics.labelStyle(scale))).height()
      return ButtonMetrics.size(around: CGSize(width: 40, height: label), scale).height
    }
    expect(height(.regular), 34.3333, 0.001)
    expect(height(.small), 28, 0.001)
    expect(height(.large), 50.3333, 0.001)
    expect(height(.extraLarge), 50.3333, 0.001)
    #expect(ButtonMetrics.size(around: CGSize(width: 40, height: 20)).width == 64)
  }

  @Test("LAY-236 to LAY-238: toggles, sliders and steppers")
  func togglesAndSteppers() {
    #expect(ToggleMetrics.switchSize == CGSize(width: 51, height: 31))
    #expect(ToggleMetrics.height(label: 20.333) == 31)
    #expect(ToggleMetrics.height(label: 50) == 50)
    #expect(SliderMetrics.height == 31)
    #expect(StepperMetrics.buttonsSize == CGSize(width: 94, height: 32))
    #expect(StepperMetrics.height(label: 20.333) == 32)
  }

  @Test("LAY-239: a text field is 22 high at body, 34 with a border, and grows with the font")
  func textFields() {
    #expect(TextFieldMetrics.height() == 22)
    #expect(TextFieldMetrics.height(hasBorder: true) == 34)
    #expect(TextFieldMetrics.height(LayoutFont(.largeTitle)) == 44)
  }

  @Test("LAY-240, LAY-241: pickers")
  func pickers() {
    #expect(PickerMetrics.segmentedIdealWidth(labels: [30, 50, 40]) == 150)
    #expect(PickerMetrics.segmentedIdealWidth(labels: []) == 0)
    expect(PickerMetrics.segment(1, of: 3, width: 300), 100, 0, 100, 32, tolerance: 0.001)
    expect(PickerMetrics.menuHeight(), 34.3333, 0.001)
    expect(DatePickerMetrics.capsuleHeight(), 34.3333, 0.001)
    expect(DatePickerMetrics.dateWidth(screenWidth: 390), 124, 1)
    expect(DatePickerMetrics.compactWidth(screenWidth: 390), 124.8 + 4 + 74, 0.001)
    #expect(DatePickerMetrics.compactWidth(screenWidth: 390, hasDate: false) == 74)
    #expect(DatePickerMetrics.calendarHeight() == 330)
    #expect(DatePickerMetrics.calendarHeight(hasTime: true) == 382)
  }

  @Test("LAY-242: progress views")
  func progress() {
    #expect(ProgressMetrics.indicator == CGSize(width: 20, height: 20))
    #expect(ProgressMetrics.linearHeight() == 4)
    #expect(ProgressMetrics.linearHeight(label: 20) == 28)
    #expect(ProgressMetrics.linearHeight(label: 20, value: 14) == 46)
  }

  @Test("LAY-243: in a list the title of a label is behind the column of icons")
  func labels() {
    #expect(LabelMetrics.gap == 8)
    #expect(LabelMetrics.listTitleX == 45)
  }

  @Test("LAY-244, LAY-245: groups and missing content")
  func groups() {
    #expect(GroupMetrics.boxPadding == 16)
    #expect(GroupMetrics.boxLabelStyle == .headline)
    #expect(UnavailableMetrics.titleFont().size == 22)
    #expect(UnavailableMetrics.titleFont().weight == .bold)
    #expect(UnavailableMetrics.maximumWidth == 320)
  }
}
