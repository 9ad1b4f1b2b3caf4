extension WorkOrigin {
  static let operation = "Operation"
  static let thread = "Thread"
  static let request = "URLSessionTask"
  static let process = "Process"
  static let source = "DispatchSource"

  /// Whether the system runs it and ends it by itself: it may end a moment after its last word, so no app leaves it behind.
  var isOfSystem: Bool {
    switch kind {
    case Self.operation, Self.thread, Self.request, Self.process, Self.source: true
    default: false
    }
  }
}
