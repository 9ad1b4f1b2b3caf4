extension Spy {
  /// Records every element of a sequence, and the error that ends it, until it ends.
  nonisolated(nonsending) public func record<AS: AsyncSequence>(_ sequence: AS) async
  where Arguments == Result<AS.Element, any Error>, Returning == Void {
    do {
      for try await element in sequence { answer(to: .success(element)) }
    } catch {
      answer(to: .failure(error))
    }
  }
}
