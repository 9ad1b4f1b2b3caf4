// The kinds of data are those that SwiftUI shows as well; this module is for files that import UniformTypeIdentifiers.
@_exported import Foundation

@_exported import struct Understudy.UTType
