import Foundation

/// A value whose storage is its own: keeping a copy keeps no object of the app alive.
protocol ObjectFreeValue {}

extension String: ObjectFreeValue {}
extension Substring: ObjectFreeValue {}
extension Character: ObjectFreeValue {}
extension URL: ObjectFreeValue {}
extension Data: ObjectFreeValue {}
extension Date: ObjectFreeValue {}
extension Decimal: ObjectFreeValue {}
extension Locale: ObjectFreeValue {}
extension TimeZone: ObjectFreeValue {}
extension Calendar: ObjectFreeValue {}
