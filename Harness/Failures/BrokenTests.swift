import SwiftUI
import UnderstudyTesting
import XCTest

/// Tests that fail, one for each mistake that people make.
final class BrokenTests: UITestCase {
  override func setUp() { continueAfterFailure = false }

  @MainActor @discardableResult
  func launch(_ action: @escaping @MainActor () -> Void = {}) -> XCUIApplication {
    XCUIApplication { BrokenShop(action: action) }
  }
}
