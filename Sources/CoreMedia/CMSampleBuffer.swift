import Foundation

/// A picture or a sound on its way from a camera; here there is one only where the test gives a picture. Source: Apple's page
/// "CMSampleBuffer".
public final class CMSampleBuffer: @unchecked Sendable {
  /// The encoded picture.
  package let data: Data
  /// The moment that it belongs to.
  public let presentationTimeStamp: CMTime

  package init(data: Data, time: CMTime) { (self.data, presentationTimeStamp) = (data, time) }

  /// How many pictures it has.
  public var numSamples: Int { 1 }
}

/// The moment that a buffer belongs to.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }

/// The size of a picture in pixels. Source: Apple's page "CMVideoDimensions".
public struct CMVideoDimensions: Hashable, Sendable {
  /// In pixels.
  public var width: Int32
  /// In pixels.
  public var height: Int32
  /// Makes a size, at first of nothing.
  public init(width: Int32 = 0, height: Int32 = 0) { (self.width, self.height) = (width, height) }
}

/// What the data of a camera or a film is. Source: Apple's page "CMFormatDescription".
public final class CMFormatDescription: @unchecked Sendable {
  /// The size of the pictures in pixels.
  public let dimensions: CMVideoDimensions

  package init(dimensions: CMVideoDimensions) { self.dimensions = dimensions }
}

/// As `CMFormatDescription`.
public typealias CMVideoFormatDescription = CMFormatDescription
/// As `CMFormatDescription`.
public typealias CMAudioFormatDescription = CMFormatDescription

/// The size of the pictures in pixels.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
  videoDesc.dimensions
}
