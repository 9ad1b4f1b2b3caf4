// Understudy declares the functions, as apps use them with import UIKit alone; this module is for files that import ImageIO.
@_exported import Foundation
@_exported import Understudy
