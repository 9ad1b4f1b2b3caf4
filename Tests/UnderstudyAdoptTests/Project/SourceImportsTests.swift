import Testing

@testable import UnderstudyAdopt

@Suite("The imports of a source count if they count in a build for iOS on Linux")
struct SourceImportsTests {
  private let reader = SourceImports(isKnown: { ["SwiftUI", "Foundation"].contains($0) }, conditions: ["DEBUG"])

  @Test("All forms of the declaration")
  func forms() {
    let text = """
      import Foundation; // The first.
      @testable import Tea
      @preconcurrency public import MapKit
        import struct Lottie.LottieView
      import UIKit.UIImage
      // import Gone
      let important = "import This"
      """
    #expect(reader.modules(in: text) == ["Foundation", "Tea", "MapKit", "Lottie", "UIKit"])
  }

  @Test(
    "Conditions",
    arguments: [
      ("os(iOS)", true), ("os(Linux)", true), ("!os(macOS)", true), ("canImport(SwiftUI)", true),
      ("canImport(HomeKit)", false), ("canImport(UIKit) && !os(watchOS)", false), ("DEBUG", true), ("RELEASE", false),
      ("os(iOS) || DEBUG", true), ("!(os(iOS) || os(tvOS))", false), ("targetEnvironment(simulator)", false),
      ("swift(>=5.9)", true), ("swift(<5)", false), ("hasFeature(X)", true),
    ])
  func conditions(condition: String, isOn: Bool) {
    let text = "#if \(condition)\nimport A\n#else\nimport B\n#endif\nimport C"
    #expect(reader.modules(in: text) == [isOn ? "A" : "B", "C"])
  }

  @Test("Parts inside of parts, and several of them")
  func nesting() {
    let text = """
      #if os(macOS)
        #if DEBUG
          import A
        #else
          import B
        #endif
      #elseif DEBUG
        import C
      #elseif os(Linux)
        import D
      #else
        import E
      #endif
      """
    #expect(reader.modules(in: text) == ["C"])
  }

  @Test("What stands in comments, texts and arguments of attributes is no import")
  func prose() {
    let text = """
      import SwiftUI
      /* import Alamofire
      import Lottie
      */
      @Test("Confirm import adds sessions") func adds() {}
      @_spi(Testing, Other) import Tea
      let text = \"\"\"
      import Kettle
      \"\"\"
      // a path as in /*.swift
      import Cups
      """
    #expect(reader.modules(in: text) == ["SwiftUI", "Tea", "Cups"])
  }
}
