import Foundation
import UnderstudyElements

extension XCUIElement {
  /// Moves the thumb of a slider, exactly; on a device it is approximate.
  ///
  /// - Parameter normalizedSliderPosition: Where to, from 0 to 1; values outside mean the nearer end.
  public func adjust(
    toNormalizedSliderPosition normalizedSliderPosition: CGFloat, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let site = CallSite(fileID, file, line)
    act(.adjust, at: site) { element in
      guard !normalizedSliderPosition.isNaN else {
        AutomationFailure.refused(.adjust, self, element, FailureWording.noPosition).report(at: site)
        return nil
      }
      return .adjustSlider(Double(min(max(normalizedSliderPosition, 0), 1)))
    }
  }

  /// Turns a picker wheel to a row. Fails the test where there is no such row.
  ///
  /// - Parameter pickerWheelValue: The title of the row.
  public func adjust(
    toPickerWheelValue pickerWheelValue: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    act(.adjust, at: CallSite(fileID, file, line), .adjustPickerWheel(pickerWheelValue))
  }
}
