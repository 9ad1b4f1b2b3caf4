import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

/// The rows of the table of layouts that propose a size, and rows after their model whose numbers follow from the rules.
@MainActor
@Suite("Answers to proposals, as views")
struct ProposalCaseTests {
  @Test("Frames", arguments: frames)
  func frames(_ layout: ProposalCase) { layout.check() }

  @Test("Modifiers and leaves", arguments: modifiers)
  func modifiers(_ layout: ProposalCase) { layout.check() }

  @Test("Containers", arguments: containers)
  func containers(_ layout: ProposalCase) { layout.check() }

  nonisolated static let frames: [ProposalCase] = [
    ProposalCase("LC-093", 50, 100, is: (50, 20)) { FixedImage(100, 20).frame(minWidth: 30) },
    ProposalCase("LC-094", 10, 100, is: (30, 20)) { FixedImage(100, 20).frame(minWidth: 30) },
    ProposalCase("LAY-162: a minimum only, more proposed", 300, 100, is: (100, 20)) {
      FixedImage(100, 20).frame(minWidth: 30)
    },
    ProposalCase("LC-096", nil, nil, is: (100, 20)) { FixedImage(100, 20).frame(minWidth: 30) },
    ProposalCase("LC-097", 120, 100, is: (120, 20)) { FixedImage(100, 20).frame(maxWidth: 150) },
    ProposalCase("LC-098", 300, 100, is: (150, 20)) { FixedImage(100, 20).frame(maxWidth: 150) },
    ProposalCase("LAY-162: a maximum only, less proposed", 60, 100, is: (100, 20)) {
      FixedImage(100, 20).frame(maxWidth: 150)
    },
    ProposalCase("LAY-162: a maximum below the view", 60, 100, is: (80, 20)) {
      FixedImage(100, 20).frame(maxWidth: 80)
    },
    ProposalCase("LC-100", nil, nil, is: (100, 20)) { FixedImage(100, 20).frame(maxWidth: 150) },
    ProposalCase("LC-101", nil, nil, is: (70, 30)) { Color.red.frame(idealWidth: 70, idealHeight: 30) },
    ProposalCase("LC-102", 50, nil, is: (50, 30)) { Color.red.frame(idealWidth: 70, idealHeight: 30) },
    ProposalCase("LAY-162: an ideal and a fixed size", nil, 40, is: (70, 40)) {
      Color.red.frame(idealWidth: 70, idealHeight: 30)
    },
    ProposalCase("LAY-162: both limits, nothing proposed, no ideal", nil, nil, is: (20, 40)) {
      Color.red.frame(minWidth: 20, maxWidth: 60, minHeight: 10, maxHeight: 60).frame(height: 40)
    },
    ProposalCase("LAY-162: an ideal between limits", nil, nil, is: (45, 50)) {
      Color.red.frame(minWidth: 20, idealWidth: 45, maxWidth: 60, minHeight: 50)
    },
    ProposalCase("LAY-163: without limit", 100, 100, is: (100, 20)) {
      FixedImage(80, 20).frame(minWidth: 0, maxWidth: .infinity)
    },
    ProposalCase("LAY-163: without limit, nothing proposed", nil, nil, is: (80, 20)) {
      FixedImage(80, 20).frame(minWidth: 0, maxWidth: .infinity)
    },
    ProposalCase("LC-156", nil, 5, is: (50, 5)) { Color.red.frame(minWidth: 50, idealWidth: 20, maxWidth: 10) },
    ProposalCase("LC-157", 200, 5, is: (50, 5)) { Color.red.frame(minWidth: 50, idealWidth: 20, maxWidth: 10) },
    ProposalCase("LC-110", 100, 100, is: (10, 10)) { Color.red.fixedSize() },
    ProposalCase("LAY-171: along one axis", 100, 60, is: (100, 10)) {
      Color.red.fixedSize(horizontal: false, vertical: true)
    },
    ProposalCase("LAY-160: one length", nil, 60, is: (40, 60)) { Color.red.frame(width: 40) },
    ProposalCase("LAY-160: neither length", 30, nil, is: (30, 10)) { Color.red.frame(width: nil, height: nil) },
    ProposalCase("LC-108", 500, 50, is: (290, 50)) {
      Rectangle().containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10)
    },
    ProposalCase("LC-109", 500, 50, is: (124.6667, 50)) {
      Rectangle().containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 8)
    },
    ProposalCase("LAY-165: the whole container", 50, 50, is: (390, 763)) {
      Rectangle().containerRelativeFrame([.horizontal, .vertical])
    },
    ProposalCase("LAY-165: by a closure", 50, 50, is: (195, 50)) {
      Rectangle().containerRelativeFrame(.horizontal) { length, _ in length / 2 }
    },
  ]

  nonisolated static let modifiers: [ProposalCase] = [
    ProposalCase("LC-104", nil, nil, is: (10, 10)) { Rectangle() },
    ProposalCase("LC-105", nil, 25, is: (10, 25)) { Rectangle() },
    ProposalCase("LC-106", 0, 0, is: (0, 0)) { Rectangle() },
    ProposalCase("LAY-004: all that there is", .infinity, 25, is: (.infinity, 25)) { Rectangle() },
    ProposalCase("LAY-230: a circle in a rectangle", 100, 60, is: (60, 60)) { Circle() },
    ProposalCase("LC-112", nil, 60, is: (10, 10)) { Circle() },
    ProposalCase("LC-113", nil, nil, is: (10, 10)) { Circle() },
    ProposalCase("LC-158", 40, 100, is: (60, 100)) { Color.red.padding(30) },
    ProposalCase("LAY-170: padding around what has no length", 100, nil, is: (100, 40)) {
      Color.red.padding(15)
    },
    ProposalCase("LAY-170: padding of less than nothing", 100, 100, is: (0, 0)) {
      FixedImage(10, 10).padding(-20)
    },
    ProposalCase("LC-160", 100, 100, is: (30, 30)) { Color.red.frame(width: 50, height: 50).padding(-10) },
    ProposalCase("LC-161", 100, nil, is: (100, 50)) { Color.red.aspectRatio(2, contentMode: .fit) },
    ProposalCase("LC-162", nil, 30, is: (60, 30)) { Color.red.aspectRatio(2, contentMode: .fit) },
    ProposalCase("LAY-172: nothing proposed", nil, nil, is: (10, 10)) { Color.red.aspectRatio(2, contentMode: .fit) },
    ProposalCase("LAY-172: the width decides", 100, 80, is: (100, 50)) { Color.red.aspectRatio(2, contentMode: .fit) },
    ProposalCase("LC-164", 100, 10, is: (20, 10)) { Color.red.aspectRatio(2, contentMode: .fit) },
    ProposalCase("LC-165", 60, 60, is: (60, 40)) { ResizableImage(120, 80).aspectRatio(contentMode: .fit) },
    ProposalCase("LC-166", 300, 300, is: (300, 200)) { ResizableImage(120, 80).aspectRatio(contentMode: .fit) },
    ProposalCase("LAY-172: an image at its ideal size", nil, nil, is: (120, 80)) {
      ResizableImage(120, 80).aspectRatio(contentMode: .fit)
    },
    ProposalCase("LC-168", 300, 100, is: (150, 100)) { ResizableImage(120, 80).aspectRatio(contentMode: .fit) },
    ProposalCase("LC-169", 60, 60, is: (90, 60)) { ResizableImage(120, 80).scaledToFill() },
    ProposalCase("LC-170", 300, 100, is: (300, 200)) { ResizableImage(120, 80).scaledToFill() },
    ProposalCase("LAY-172: what has a size keeps it", 300, 300, is: (100, 20)) {
      FixedImage(100, 20).aspectRatio(1, contentMode: .fill)
    },
    ProposalCase("LC-172", nil, nil, is: (100, 20)) { FixedImage(100, 20) },
    ProposalCase("LAY-231: an image keeps its size", 10, 300, is: (100, 20)) { FixedImage(100, 20) },
    ProposalCase("LC-173", 10, nil, is: (10, 80)) { ResizableImage(120, 80) },
    ProposalCase("LC-174", nil, nil, is: (120, 80)) { ResizableImage(120, 80) },
    ProposalCase("LAY-231: a resizable image fills", 300, 7, is: (300, 7)) { ResizableImage(120, 80) },
    ProposalCase("LAY-177: a position fills", 90, nil, is: (90, 20)) { FixedImage(100, 20).position(x: 5, y: 5) },
    ProposalCase("LAY-175: effects change no size", 200, 200, is: (50, 50)) {
      Color.red.frame(width: 50, height: 50).offset(x: 9).scaleEffect(3).rotationEffect(.degrees(30))
    },
    ProposalCase("LAY-185: a layer changes no size", 200, 200, is: (50, 50)) {
      Color.red.frame(width: 50, height: 50).overlay { Color.red.frame(width: 90, height: 90) }
        .background { Color.red.frame(width: 90, height: 90) }
    },
  ]

  nonisolated static let containers: [ProposalCase] = [
    ProposalCase("LC-129", nil, nil, is: (10, 10)) { GeometryReader { _ in Color.red } },
    ProposalCase("LC-130", 100, 50, is: (100, 50)) { GeometryReader { _ in Color.red } },
    ProposalCase("LAY-140: the first one fits", 100, 5, is: (100, 10)) {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 100, height: 10)
        Color.red.frame(width: 60, height: 20)
        Color.red.frame(width: 30, height: 30)
      }
    },
    ProposalCase("LC-132", 90, 100, is: (60, 20)) {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 100, height: 10)
        Color.red.frame(width: 60, height: 20)
        Color.red.frame(width: 30, height: 30)
      }
    },
    ProposalCase("LC-133", 20, 100, is: (30, 30)) {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 100, height: 10)
        Color.red.frame(width: 60, height: 20)
        Color.red.frame(width: 30, height: 30)
      }
    },
    ProposalCase("LC-134", nil, nil, is: (100, 10)) {
      ViewThatFits {
        Color.red.frame(width: 100, height: 10)
        Color.red.frame(width: 60, height: 20)
      }
    },
    ProposalCase("LAY-140: by height", 10, 15, is: (100, 10)) {
      ViewThatFits(in: .vertical) {
        Color.red.frame(width: 60, height: 20)
        Color.red.frame(width: 100, height: 10)
        Color.red.frame(width: 10, height: 5)
      }
    },
    ProposalCase("LAY-140: one axis is open", nil, 15, is: (100, 10)) {
      ViewThatFits {
        Color.red.frame(width: 60, height: 20)
        Color.red.frame(width: 100, height: 10)
      }
    },
    ProposalCase("LAY-140: what fits is proposed the room", 90, 100, is: (90, 100)) {
      ViewThatFits {
        Color.red.frame(minWidth: 20, minHeight: 20)
        Color.red.frame(width: 5, height: 5)
      }
    },
    ProposalCase("LC-138", nil, nil, is: (48, 20)) {
      HStack {
        Color.red.frame(width: 30, height: 20)
        Spacer()
        Color.blue
      }
    },
    ProposalCase("LAY-091: an open length", nil, 50, is: (48, 50)) {
      HStack {
        Color.red.frame(width: 30, height: 20)
        Spacer()
        Color.blue
      }
    },
    ProposalCase("LC-140", 100, nil, is: (100, 20)) {
      HStack {
        Color.red.frame(width: 30, height: 20)
        Spacer()
        Color.blue
      }
    },
    ProposalCase("LC-141", .infinity, .infinity, is: (.infinity, .infinity)) {
      VStack(spacing: 4) {
        Color.red
        Color.blue.frame(height: 20)
      }
    },
    ProposalCase("LC-142", 50, .infinity, is: (50, .infinity)) {
      VStack(spacing: 4) {
        Color.red
        Color.blue.frame(height: 20)
      }
    },
    ProposalCase("LAY-092: less than nothing is left", 50, 10, is: (50, 24)) {
      VStack(spacing: 4) {
        Color.red
        Color.blue.frame(height: 20)
      }
    },
    ProposalCase("LC-176", 200, 200, is: (100, 50)) {
      ZStack {
        Color.red.frame(width: 100, height: 10)
        Color.blue.frame(width: 20, height: 50)
      }
    },
    ProposalCase("LAY-105: a spacer does not size a ZStack", 200, 200, is: (20, 20)) {
      ZStack {
        Spacer()
        Color.red.frame(width: 20, height: 20)
      }
    },
    ProposalCase("LAY-110: a spacer alone in a stack", 200, 200, is: (200, 0)) { HStack { Spacer() } },
    ProposalCase("LAY-110: a spacer outside of stacks", 200, nil, is: (200, 8)) { Spacer() },
    ProposalCase("LC-178", 100, 100, is: (0, 0)) { VStack {} },
    ProposalCase("LAY-105: nothing in layers", 100, 100, is: (0, 0)) { ZStack {} },
    ProposalCase("LAY-120: nothing in a grid", 100, 100, is: (0, 0)) { Grid {} },
    ProposalCase("LAY-112: a line across", 100, 100, is: (100, 0.3333)) { Divider() },
    ProposalCase("LAY-370: a scroll view fills", 100, 200, is: (100, 200)) { ScrollView { Color.red } },
    ProposalCase("LAY-370: a scroll view without a length", 100, nil, is: (100, 60)) {
      ScrollView { Color.red.frame(width: 40, height: 60) }
    },
    ProposalCase("LAY-133: a lazy stack fills its width", 100, nil, is: (100, 68)) {
      LazyVStack {
        Color.red.frame(width: 40, height: 20)
        Color.red.frame(width: 20, height: 40)
      }
    },
    ProposalCase("LAY-133: a lazy stack without a width", nil, nil, is: (40, 68)) {
      LazyVStack {
        Color.red.frame(width: 40, height: 20)
        Color.red.frame(width: 20, height: 40)
      }
    },
  ]
}

/// An image of a size.
private struct FixedImage: View {
  let picture: UIImage

  init(_ width: UInt8, _ height: UInt8) { picture = UIImage.empty(width, height) }

  var body: some View { Image(uiImage: picture) }
}

/// An image that takes any size.
private struct ResizableImage: View {
  let picture: UIImage

  init(_ width: UInt8, _ height: UInt8) { picture = UIImage.empty(width, height) }

  var body: some View { Image(uiImage: picture).resizable() }
}

extension UIImage {
  /// A picture of a size, from the beginning of a PNG file that says it.
  fileprivate static func empty(_ width: UInt8, _ height: UInt8) -> UIImage {
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0]
    return UIImage(data: Data(start + [width, 0, 0, 0, height, 8, 6, 0, 0, 0])) ?? UIImage()
  }
}
