// The classes are those that SwiftUI shows as well; this module is for files that import UIKit.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import Understudy
