import Foundation
import Testing

@testable import UnderstudyLayout

@Suite("LAY-400: answers of a node")
struct SizeCacheTests {
  private func size(_ number: Int) -> CGSize { CGSize(width: number, height: 1) }
  private func proposal(_ number: Int) -> ProposedViewSize { ProposedViewSize(width: CGFloat(number), height: nil) }

  @Test("Eight answers are kept; the one not used for longest makes room")
  func leastRecentlyUsed() {
    var cache = SizeCache()
    defer { cache.free() }
    for number in 0..<8 { cache.insert(proposal(number), size(number)) }
    for number in 0..<8 { #expect(cache.find(proposal(number)) == size(number)) }
    #expect(cache.find(proposal(0)) == size(0))
    cache.insert(proposal(8), size(8))
    #expect(cache.find(proposal(1)) == nil)
    for number in [0, 2, 3, 4, 5, 6, 7, 8] { #expect(cache.find(proposal(number)) == size(number)) }
    cache.removeAll()
    #expect(cache.find(proposal(8)) == nil)
    cache.insert(proposal(9), size(9))
    #expect(cache.find(proposal(9)) == size(9))
    #expect(cache.find(proposal(8)) == nil)
  }

  @Test("Random use answers as a list of eight does")
  func random() {
    var generator = SeededGenerator(seed: 400)
    var cache = SizeCache()
    defer { cache.free() }
    var model: [Int] = []
    for _ in 0..<5_000 {
      let number = Int.random(in: 0..<12, using: &generator)
      let isKnown = model.contains(number)
      #expect(cache.find(proposal(number)) == (isKnown ? size(number) : nil))
      if !isKnown { cache.insert(proposal(number), size(number)) }
      model.removeAll { $0 == number }
      model.insert(number, at: 0)
      model = Array(model.prefix(8))
    }
  }

  @Test("Zero, infinity and an open length are different proposals")
  func exactness() {
    var cache = SizeCache()
    defer { cache.free() }
    cache.insert(ProposedViewSize(width: 0, height: .infinity), size(1))
    #expect(!cache.hasOpenProposals)
    cache.insert(ProposedViewSize(width: nil, height: .infinity), size(2))
    #expect(cache.hasOpenProposals)
    #expect(cache.find(ProposedViewSize(width: 0, height: .infinity)) == size(1))
    #expect(cache.find(ProposedViewSize(width: nil, height: .infinity)) == size(2))
    #expect(cache.find(ProposedViewSize(width: 0, height: nil)) == nil)
  }
}
