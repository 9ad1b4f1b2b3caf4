@_exported import UnderstudyTesting

typealias XCTestCase = UITestCase
