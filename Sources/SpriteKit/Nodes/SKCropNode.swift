import Foundation
import Understudy

/// A node that cuts what is inside by a mask, which is drawn whole here. Source: Apple's page "SKCropNode".
@preconcurrency @MainActor open class SKCropNode: SKNode {
  /// Where what is inside shows; kept.
  open var maskNode: SKNode?

  public override init() { super.init() }

  /// There are no archives of nodes here: a node without a mask.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
