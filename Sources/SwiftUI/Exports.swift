// Foundation's other modules are part of it on other platforms, so files that import SwiftUI use them without naming them.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import Observation
@_exported import Understudy
