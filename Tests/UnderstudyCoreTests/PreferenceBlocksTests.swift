import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Preferences of long lists")
struct PreferenceBlocksTests {
  private struct NumbersKey: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  private final class Model: ObservableObject {
    @Published var numbers = Array(0..<1_000)
    @Published var sign = 1
  }

  private struct Row: View {
    let number: Int
    @State private var bonus = 0
    var body: some View {
      Button("Row \(number)") { bonus += 1_000 }.preference(key: NumbersKey.self, value: [number + bonus])
    }
  }

  private struct Rows: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack { ForEach(model.numbers, id: \.self) { Row(number: $0) } }
    }
  }

  @Test("One row's change shows in its place, the others stay")
  func oneRow() {
    let app = XCUIApplication { Rows(model: Model()) }
    let numbers = app.preferences(NumbersKey.self)
    #expect(numbers.value == Array(0..<1_000))

    app.buttons["Row 700"].tap()
    app.buttons["Row 3"].tap()

    var expected = Array(0..<1_000)
    expected[700] += 1_000
    expected[3] += 1_000
    #expect(numbers.value == expected)
  }

  @Test("Rows that come, go and move are reduced in the new order")
  func structure() {
    let model = Model()
    let app = XCUIApplication { Rows(model: model) }
    let numbers = app.preferences(NumbersKey.self)

    model.numbers.remove(at: 500)
    model.numbers.insert(5_000, at: 200)
    model.numbers.swapAt(0, 900)
    app.settle()

    #expect(numbers.value == model.numbers)
  }

  @Test("A list that shrinks below the size of a block is reduced as a short one")
  func shrinking() {
    let model = Model()
    let app = XCUIApplication { Rows(model: model) }
    let numbers = app.preferences(NumbersKey.self)

    model.numbers.removeLast(990)
    app.settle()

    #expect(numbers.value == Array(0..<10))
  }

  /// Counts how often values were combined.
  private enum CountingKey: PreferenceKey {
    static let defaultValue: [CGFloat] = []
    nonisolated(unsafe) static var count = 0
    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) {
      count += 1
      value += nextValue()
    }
  }

  private struct MeasuredRow: View {
    let number: Int
    @State private var height: CGFloat = 20
    var body: some View {
      Button("Row \(number)") { height += 1 }
        .frame(height: height)
        .background { GeometryReader { Color.clear.preference(key: CountingKey.self, value: [$0.size.height]) } }
    }
  }

  @Test("One reader's change among a thousand costs its block and a step for each other one")
  func readers() {
    let app = XCUIApplication { ScrollView { VStack { ForEach(0..<1_000) { MeasuredRow(number: $0) } } } }
    let heights = app.preferences(CountingKey.self)
    #expect(heights.value.count == 1_000)
    CountingKey.count = 0

    app.buttons["Row 3"].tap()

    #expect(heights.value[3] == 21)
    #expect(CountingKey.count < 100)
  }
}
