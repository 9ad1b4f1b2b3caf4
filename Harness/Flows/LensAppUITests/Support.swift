@_exported import SwiftUI
@_exported import UnderstudyTesting

typealias XCTestCase = UITestCase
