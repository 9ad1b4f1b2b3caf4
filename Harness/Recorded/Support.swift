@_exported import UnderstudyTesting

public typealias XCTestCase = UnderstudyTesting.UITestCase
