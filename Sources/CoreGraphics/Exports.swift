// Foundation declares the numbers and rectangles, Understudy the vectors, transforms and colors: this module is for files that
// import CoreGraphics.
@_exported import Foundation
@_exported import Understudy
