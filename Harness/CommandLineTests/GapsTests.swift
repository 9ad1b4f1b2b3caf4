import Foundation
import Testing

@testable import harness

@MainActor
@Suite("The page of gaps")
struct GapsTests {
  private static let source = """
    import Foundation

    /// A view.
    public struct Gauge<Label: View>: View {
      /// What it shows.
      public enum Size: Hashable { case small, large }
      public var title: String
      let hidden = 1
    }

    private struct Inner {
      public func notSeen() {}
    }

    extension View {
      /// Looks.
      nonisolated public consuming func blurred(_ radius: Double) -> some View { self }

      nonisolated public func shown<S: Style>(
        _ style: S
      ) -> some View {
        modifier(Shown(style))
      }
      /// An overload without effect beside one with an effect.
      nonisolated public func shown() -> some View { self }
      nonisolated func inner() -> some View { self }
    }

    public protocol Style {
      var name: String { get }
      static func make()
    }

    extension Style where Self == Plain { public static var plain: Self { .init() } }

    public enum Phase {
      case first, second
      case third(Int)
    }

    public func free() {}
    """

  @Test("Public types and members are found by the place that they are declared at")
  func names() {
    var names = DeclaredNames()
    names.scan(Self.source)
    #expect(names.types == ["Gauge", "Gauge.Size", "Style", "Phase", "free"])
    #expect(
      names.members == [
        "Gauge.Size.small", "Gauge.Size.large", "Gauge.title", "View.blurred", "View.shown", "Style.name", "Style.make",
        "Style.plain", "Phase.first", "Phase.second", "Phase.third",
      ])
    #expect(names.inert == ["View.blurred"])
  }

  @Test("The page lists what is not declared, the most used first, and members only of types that are")
  func page() throws {
    var names = DeclaredNames()
    names.scan(Self.source)
    let table = """
      # note
      SwiftUI\t\ttype\tGauge\t4
      SwiftUI\t\ttype\tMeter\t0
      SwiftUI\tMeter\tfunc\tmeasure\t0
      SwiftUI\tView\tfunc\tblurred\t2
      SwiftUI\tView\tfunc\tfaded\t1
      SwiftUI\tView\tfunc\tlifted\t3
      SwiftUI\tView\tfunc\ttilted\t0
      """
    // The protocol of views is declared elsewhere.
    names.scan("public protocol View {}")
    let report = GapsReport(
      declarations: try AppleDeclaration.table(table), names: names,
      substitutes: [Substitute(name: "`Meter`", advice: "Take a `Gauge`.")],
      modules: try ModuleUse.table("# Modules\nVision\t2\t\nCharts\t13\t\nAppKit\t9\tMac"), products: ["Charts"])
    #expect(report.page.contains("**On phones and tablets**: `Vision` (2, 2 %).\n"))
    #expect(report.page.contains("**On the Mac**: `AppKit` (9, 7 %). **On the watch**: none."))
    #expect(report.missing.map(\.title) == ["Meter", "View.faded", "View.lifted", "View.tilted"])
    #expect(report.page.contains("| `Meter` | Take a `Gauge`. |"))
    #expect(report.page.contains("**Used by public apps** (2): `View.lifted` (3), `View.faded` (1)."))
    #expect(report.page.contains("**Types and functions** (1): `Meter`."))
    #expect(report.page.contains("**`View`** (1): `tilted`."))
    #expect(report.page.contains("No test can observe them.\n\n`blurred`.\n"))
    #expect(report.lines.first == "SwiftUI: 4 of 7 names are not declared")
  }

  @Test("A type alias has the members of its type")
  func alias() throws {
    var names = DeclaredNames()
    names.scan(Self.source)
    names.scan("extension Gauge {\n  public typealias Stage = Elsewhere.Phase\n}")
    let table = "SwiftUI\tGauge.Stage\tvar\tfirst\t0\nSwiftUI\tGauge.Stage\tvar\tfourth\t0"
    let report = GapsReport(
      declarations: try AppleDeclaration.table(table), names: names, substitutes: [], modules: [],
      products: [])
    #expect(report.missing.map(\.title) == ["Gauge.Stage.fourth"])
  }

  @Test("A line that cannot be read is named")
  func badTable() {
    #expect(throws: CoverageError("line 1 is not a module, owner, kind, name and number: SwiftUI\ta")) {
      try AppleDeclaration.table("SwiftUI\ta")
    }
    #expect(throws: CoverageError("line 2 is not a name and an advice: a")) { try Substitute.table("\na") }
    #expect(throws: CoverageError("line 1 is not a module, a number and a device: a")) { try ModuleUse.table("a") }
  }
}
