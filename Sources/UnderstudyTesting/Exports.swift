// Apple's XCTest brings Foundation with it, networking included, and its tests rely on that.
@_exported import Foundation
// Tests sleep on the clocks of their apps, also in files that do not import SwiftUI.
@_exported import UnderstudyTime
@_exported import XCUIAutomation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
