extension Double {
  /// A number of seconds as failures write it, without trailing zeros: `0.25 s`.
  package var inSeconds: String { "\(Int64(exactly: self).map { "\($0)" } ?? "\(self)") s" }
}

extension Duration {
  /// As failures write it, without trailing zeros: `0.25 s`.
  package var inSeconds: String { (self / .seconds(1)).inSeconds }
}
