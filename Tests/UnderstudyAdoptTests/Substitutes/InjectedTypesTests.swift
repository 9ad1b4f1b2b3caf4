import Foundation
import Testing

@testable import UnderstudyAdopt

@Suite("Types that stand-ins inject")
struct InjectedTypesTests {
  @Test("Variables with an attribute and no value name them, and those whose value is resolved")
  func names() {
    let source = """
      struct Page: View {
        @Injected var store: Store
        @LazyInjected
        private var clock: Clock
        @Injected(\\.kettle) private(set) var kettle: Kettle
        @Injected var other: Other = Other()
        @Injected var maybe: Maybe?
        @State private var cup: Cup
        var plain: Plain
        @Published var pot: Pot = Container.main.resolve()
        var lid: Lid = resolve()
        @Published var spoon: Spoon
        init() { spoon = Container.resolve() }
      }
      """
    #expect(InjectedTypes.names(in: SourceTokens(source)) == ["Store", "Clock", "Kettle", "Pot", "Lid", "Spoon"])
  }

  @Test("Those are made that have an initializer without arguments which others may call")
  func made() {
    let source = """
      class Store: Base<Int> { let a = 1; public init() { b() } }
      final class Clock { init(at time: Int) {} }
      class Kettle { private init() {} }
      class Pot { class Lid { init() {} } }
      struct Cup { init() throws {} }
      """
    let tokens = SourceTokens(source)
    #expect(InjectedTypes.made(["Store", "Clock", "Kettle", "Pot", "Lid", "Cup"], in: tokens) == ["Store"])
    let copy = SubstitutedSource(source, .init(path: "A.swift", target: "Tea", injected: ["Store"]), at: "/A.swift")
      .text
    #expect(copy.hasPrefix("import UnderstudyStandins\n"))
    #expect(copy.contains(source + "\nextension Store: StandinMade {"))
  }
}
