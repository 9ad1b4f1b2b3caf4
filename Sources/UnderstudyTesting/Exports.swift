// Apple's XCTest brings Foundation with it, and its UI tests rely on that.
@_exported import Foundation
@_exported import XCUIAutomation
