import Foundation
@_spi(Runtime) import UnderstudyCore

/// Where a popover is attached.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
