@_exported import Foundation

// Attributes have a kind of data.
@_exported import struct Understudy.UTType
