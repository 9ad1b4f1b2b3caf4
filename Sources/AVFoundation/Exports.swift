@_exported import AVFAudio
@_exported import CoreMedia
@_exported import Foundation
@_exported import Understudy
