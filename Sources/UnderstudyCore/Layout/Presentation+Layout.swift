import Foundation
import UnderstudyLayout

extension Presentation {
  /// Where a sheet or cover is on the screen (LAY-209, LAY-210).
  func frame(on screen: ScreenGeometry) -> CGRect {
    fillsScreen ? screen.bounds : SheetMetrics(screen).frame(detent)
  }
}
