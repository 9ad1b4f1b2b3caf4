// Foundation has the numbers and rectangles, the framework the vectors, transforms and paths: this module is for files that
// import CoreGraphics.
@_exported import Foundation
@_exported import Understudy
