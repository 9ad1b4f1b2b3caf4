// The protocols and representations are those that SwiftUI shows as well; this module is for files that import CoreTransferable.
@_exported import Foundation

@_exported import struct Understudy.CodableRepresentation
@_exported import struct Understudy.DataRepresentation
@_exported import struct Understudy.FileRepresentation
@_exported import struct Understudy.ProxyRepresentation
@_exported import struct Understudy.ReceivedTransferredFile
@_exported import struct Understudy.SentTransferredFile
@_exported import protocol Understudy.TransferRepresentation
@_exported import enum Understudy.TransferRepresentationBuilder
@_exported import protocol Understudy.Transferable
@_exported import struct Understudy.UTType
