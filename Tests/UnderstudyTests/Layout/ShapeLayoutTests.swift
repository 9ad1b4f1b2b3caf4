import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Layout of shapes, spacers and dividers")
struct ShapeLayoutTests {
  /// The frame of the only element with an identifier.
  private func frame(_ app: XCUIApplication, _ name: String) -> CGRect { app.otherElements[name].frame }

  @Test("LAY-004, LAY-230: colours, gradients and shapes take all that they are proposed")
  func filling() {
    let app = appFromTop {
      HStack(spacing: 0) {
        Color.red.marked("color")
        Rectangle().fill(.blue).marked("rectangle")
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).marked("gradient")
      }
      .frame(height: 90)
    }
    #expect(frame(app, "color").isClose(to: CGRect(0, 47, 130, 90)))
    #expect(frame(app, "rectangle").isClose(to: CGRect(130, 47, 130, 90)))
    #expect(frame(app, "gradient").isClose(to: CGRect(260, 47, 130, 90)))
  }

  @Test("LAY-004: without a proposal they are 10 points wide and high")
  func unspecified() {
    let app = appFromTop { Capsule().marked("shape").fixedSize() }
    #expect(frame(app, "shape").isClose(to: CGRect(0, 47, 10, 10)))
  }

  @Test("LAY-230, LC-111 to LC-113: a circle is the square of the shorter side, also when it is drawn or changed")
  func circles() {
    let app = appFromTop {
      Circle().marked("plain").frame(width: 100, height: 50)
      Circle().stroke(.red).marked("stroked").frame(width: 40, height: 80)
      Circle().rotation(.degrees(30)).offset(x: 9, y: 9).scale(2).marked("changed").frame(width: 30, height: 60)
      AnyShape(Circle()).marked("any").frame(width: 20, height: 60)
    }
    #expect(frame(app, "plain").isClose(to: CGRect(25, 47, 50, 50)))
    #expect(frame(app, "stroked").isClose(to: CGRect(0, 117, 40, 40)))
    #expect(frame(app, "changed").isClose(to: CGRect(0, 192, 30, 30)))
    #expect(frame(app, "any").size == CGSize(width: 20, height: 20))
  }

  @Test("LAY-230: a shape of the app decides its size itself")
  func customShape() {
    struct Tall: Shape {
      func path(in rect: CGRect) -> Path { Path(rect) }
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 7, height: 33) }
    }
    let app = appFromTop {
      Tall().marked("plain")
      Tall().fill(.red).marked("filled")
    }
    #expect(frame(app, "plain").isClose(to: CGRect(0, 47, 7, 33)))
    #expect(frame(app, "filled").isClose(to: CGRect(0, 80, 7, 33)))
  }

  @Test("LAY-110, LAY-073: a spacer takes what is left along the axis, without gaps around it")
  func spacers() {
    let app = appFromTop {
      HStack {
        Color.red.marked("first").frame(width: 50)
        Spacer()
        Color.red.marked("last").frame(width: 60)
      }
      .frame(height: 20)
      HStack {
        Color.red.frame(width: 50)
        Spacer(minLength: 30)
        Color.red.marked("minimum").frame(width: 60)
      }
      .frame(height: 20)
      .fixedSize()
    }
    #expect(frame(app, "first").isClose(to: CGRect(0, 47, 50, 20)))
    #expect(frame(app, "last").isClose(to: CGRect(330, 47, 60, 20)))
    #expect(frame(app, "minimum").isClose(to: CGRect(80, 67, 60, 20)))
  }

  @Test("LAY-112: a divider is one pixel thick and makes its row as high as the proposal")
  func dividers() {
    let app = appFromTop {
      HStack(spacing: 0) {
        Color.red.marked("left")
        Divider()
        Color.red.marked("right").frame(width: 100, height: 10)
      }
      .frame(height: 60)
      Divider()
      Color.red.marked("below").frame(height: 20)
    }
    #expect(frame(app, "left").isClose(to: CGRect(0, 47, 289.667, 60)))
    #expect(frame(app, "right").isClose(to: CGRect(290, 72, 100, 10)))
    #expect(frame(app, "below").isClose(to: CGRect(0, 107.333, 390, 20)))
  }

  @Test("LAY-112: at accessibility sizes a divider is one point thick")
  func largeDivider() {
    let app = appFromTop {
      Divider()
      Color.red.marked("below").frame(height: 20)
    }
    #expect(frame(app, "below").minY == 47 + 1 / 3.0)
    let large = appFromTop {
      Divider().dynamicTypeSize(.accessibility1)
      Color.red.marked("below").frame(height: 20)
    }
    #expect(frame(large, "below").minY == 48)
  }

  @Test("LAY-179: clipping changes no frame")
  func clipping() {
    let app = appFromTop {
      Color.red.marked("clipped").frame(width: 80, height: 80).frame(width: 40, height: 40).clipped()
      Color.red.marked("round").frame(width: 30, height: 30).clipShape(Circle()).cornerRadius(4).mask(Circle())
    }
    #expect(frame(app, "clipped").isClose(to: CGRect(-20, 27, 80, 80)))
    #expect(frame(app, "round").isClose(to: CGRect(0, 87, 30, 30)))
  }

  @Test("LAY-176: a hidden view keeps its room")
  func hiding() {
    let app = appFromTop {
      Color.red.marked("hidden").frame(width: 30, height: 30).hidden()
      Color.red.marked("shown").frame(width: 30, height: 30)
    }
    #expect(!app.otherElements["hidden"].exists)
    #expect(frame(app, "shown").isClose(to: CGRect(0, 77, 30, 30)))
  }

  @Test("LAY-178: an index changes no frame and no order of elements")
  func layers() {
    let app = appFromTop {
      ZStack {
        Color.red.marked("first").frame(width: 30, height: 30).zIndex(2)
        Color.red.marked("second").frame(width: 50, height: 50)
      }
    }
    #expect(frame(app, "first").isClose(to: CGRect(10, 57, 30, 30)))
    #expect(frame(app, "second").isClose(to: CGRect(0, 47, 50, 50)))
  }
}

extension View {
  fileprivate func marked(_ name: String) -> some View { accessibilityIdentifier(name) }
}
