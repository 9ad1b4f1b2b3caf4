// Apple's XCTest brings Foundation with it, networking included, and its tests rely on that.
@_exported import Foundation
@_exported import XCUIAutomation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
