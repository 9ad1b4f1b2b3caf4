extension Host {
  /// Notifies those that depend on the layout once more in this settling: something that is known only when views are up to
  /// date, as what a page says of its bar, has changed the layout.
  package func layoutDidChangeAfterUpdate() {
    guard let knownLayoutTree, !knownLayoutTree.listeners.isEmpty else { return }
    // What is left to do keeps the host updating, and listeners are notified with each update.
    afterUpdate { [weak self] in self?.afterUpdate {} }
  }
}
