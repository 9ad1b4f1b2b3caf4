import Understudy

/// The colors of nodes: those of UIKit.
public typealias SKColor = UIColor
