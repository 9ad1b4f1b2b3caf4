import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@testable import Understudy

@MainActor struct FontLayoutTests {
  private func font(_ font: Font, _ size: DynamicTypeSize = .large) -> LayoutFont { font.resolved(at: size) }

  @Test("LAY-300: text styles have the sizes and leadings of the table")
  func styles() {
    #expect(font(.body).size == 17)
    #expect(font(.body).leading == 22)
    #expect(font(.headline).weight == .semibold)
    #expect(font(.largeTitle, .accessibility5).size == 60)
    #expect(font(.caption2, .xSmall).size == 11)
    #expect(font(.system(.title3, design: .serif, weight: .heavy)).size == 20)
    #expect(font(.system(.title3, design: .serif, weight: .heavy)).weight == .heavy)
    #expect(font(.system(.title3, design: .serif)).design == .serif)
  }

  @Test("LAY-300, LAY-307: sizes in points do not grow, those relative to a style do")
  func sizes() {
    #expect(font(.system(size: 20, weight: .bold), .accessibility1).size == 20)
    #expect(font(.system(size: 20, weight: .bold)).weight == .bold)
    #expect(font(.system(size: 20)).leading == 0)
    #expect(font(.custom("A", fixedSize: 20), .accessibility1).size == 20)
    #expect(abs(font(.custom("A", size: 17), .accessibility1).size - 28) < 0.001)
    #expect(abs(font(.custom("A", size: 68, relativeTo: .largeTitle), .accessibility5).size - 120) < 0.001)
    #expect(font(.system(size: -3)).size == 0)
  }

  @Test("LAY-307: copies change weight, design, slant and widths, the last one last")
  func copies() {
    #expect(font(.body.bold()).weight == .semibold)
    #expect(font(.title.bold()).weight == .bold)
    #expect(font(.body.weight(.thin)).weight == .thin)
    #expect(font(.body.bold().weight(.light)).weight == .light)
    #expect(font(.body.italic()).isItalic)
    #expect(font(.body.monospaced()).design == .monospaced)
    #expect(font(.body.monospacedDigit()).hasMonospacedDigits)
    #expect(font(.body.smallCaps().leading(.tight).width(.condensed)) == font(.body))
  }

  @Test("Fonts are equal and hash by what they are made of, and say it")
  func values() {
    #expect(Font.title == .title)
    #expect(Font.title != .system(.title))
    #expect(Font.title.bold() == .title.bold())
    #expect(Font.title.bold() != .title)
    #expect(Set([Font.body, .body.weight(.bold), .body.weight(.bold)]).count == 2)
    #expect("\(Font.title.bold())" == #"Font(name: "title", traits: ["bold"])"#)
    #expect("\(Font.system(size: 12))" == #"Font(name: "system 12.0 nil nil", traits: [])"#)
  }

  @Test("F-85: a font of UIKit's has its size and weight")
  func fontOfUIKit() {
    #expect(font(Font(UIFont.systemFont(ofSize: 20, weight: .bold))).weight == .bold)
    #expect(font(Font(UIFont.systemFont(ofSize: 20))).size == 20)
  }
}
