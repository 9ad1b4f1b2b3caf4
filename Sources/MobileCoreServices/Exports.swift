@_exported import Foundation
@_exported import UniformTypeIdentifiers

@_exported import typealias Understudy.CFString
