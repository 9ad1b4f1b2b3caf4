@_exported import SwiftUI
@_exported import UnderstudyTesting

public typealias XCTestCase = UnderstudyTesting.UITestCase
