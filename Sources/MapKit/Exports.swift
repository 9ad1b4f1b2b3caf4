@_exported import CoreLocation
@_exported import SwiftUI
