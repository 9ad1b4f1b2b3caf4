@_exported import CoreLocation
@_exported import Foundation

// Calendars have a color.
@_exported import class Understudy.CGColor
