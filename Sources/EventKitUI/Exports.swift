@_exported import EventKit
@_exported import SwiftUI
