import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@testable import Understudy

@MainActor struct ImageLayoutTests {
  /// The beginning of a PNG of a size in pixels.
  private static func picture(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0, 0]
        + [height, 8, 6, 0, 0, 0])
  }

  @Test("LAY-233: symbols follow the font and the scale of their place")
  func symbols() {
    expectSize(measured(Image(systemName: "star")), 20.6667, 19.6667)
    expectSize(measured(Image(systemName: "star").font(.system(size: 20))), 24, 23)
    expectSize(measured(Image(systemName: "plus").font(.system(size: 20))), 20, 23)
    let small = measured(VStack { Image(systemName: "star") }.font(.system(size: 20)).imageScale(.small))
    expectSize(small, 19.3333, 18.6667)
    #expect(measured(Image(systemName: "star").dynamicTypeSize(.accessibility1)).width > 33)
  }

  @Test("LAY-231: pictures keep their size, resizable ones fill their place down to their cap insets")
  func pictures() throws {
    let picture = try #require(UIImage(data: Self.picture(120, 80)))
    expectSize(measured(Image(uiImage: picture)), 120, 80)
    expectSize(measured(Image(uiImage: picture).resizable().frame(width: 10, height: 10)), 10, 10)
    expectSize(measured(Image(uiImage: picture).resizable().fixedSize()), 120, 80)
    expectSize(measured(Image(uiImage: picture).resizable().scaledToFit().frame(width: 60)), 60, 40)
    let insets = EdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    let places = MeasuredPlaces()
    let app = XCUIApplication {
      Image(uiImage: picture).resizable(capInsets: insets).placed("image", in: places).frame(width: 10, height: 50)
    }
    #expect(app.images.count == 1)
    expectSize(places["image"].size, 40, 50)
    let scaled = try #require(UIImage(data: Self.picture(120, 80), scale: 2))
    expectSize(measured(Image(uiImage: scaled)), 60, 40)
  }

  @Test("LAY-232: an asset is as large as its picture with most pixels; what is unknown is 100x100")
  func assets() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID()).bundle")
    let set = folder.appendingPathComponent("Assets.xcassets/Icons/Logo.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let contents = #"{"images":[{"filename":"a.png","scale":"1x"},{"filename":"b.png","scale":"3x"},{"scale":"2x"}]}"#
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    try Self.picture(40, 20).write(to: set.appendingPathComponent("a.png"))
    try Self.picture(120, 60).write(to: set.appendingPathComponent("b.png"))
    try Self.picture(90, 60).write(to: folder.appendingPathComponent("photo@2x.png"))
    let bundle = try #require(Bundle(path: folder.path))
    expectSize(measured(Image("Logo", bundle: bundle)), 40, 20)
    expectSize(measured(Image("Icons/Logo", bundle: bundle)), 40, 20)
    expectSize(measured(Image(decorative: "Logo", bundle: bundle)), 40, 20)
    expectSize(measured(Image(ImageResource(name: "Logo", bundle: bundle))), 40, 20)
    expectSize(measured(Image("photo", bundle: bundle)), 45, 30)
    expectSize(measured(Image("missing", bundle: bundle)), 100, 100)
  }

  @Test("LAY-232: an image that is not found is reported once")
  func unknownImages() {
    let places = MeasuredPlaces()
    let app = XCUIApplication {
      Image("Missing").placed("first", in: places)
      Image("Missing").placed("second", in: places)
    }
    #expect(app.images.count == 2)
    expectSize(places["first"].size, 100, 100)
    expectSize(places["second"].size, 100, 100)
    #expect(app.runtimeIssues.filter { $0.kind == .layout }.count == 1)
  }

  @Test("LAY-232: an image that is being loaded fills its place, then takes the size of its data")
  func loading() {
    let places = MeasuredPlaces()
    let data = Self.picture(120, 80)
    let app = XCUIApplication {
      AsyncImage(url: URL(string: "https://a.b/cat.png"), scale: 2).placed("image", in: places)
        .environment(\.asyncImageLoader, AsyncImageLoader { _ in data })
      AsyncImage(url: nil).placed("empty", in: places).frame(width: 30, height: 40)
    }
    #expect(app.images["cat.png"].waitForExistence(timeout: 5))
    expectSize(places["image"].size, 60, 40)
    expectSize(places["empty"].size, 30, 40)
  }

  @Test("LAY-243: a label's title is 8 points after its icon; a part that is not shown takes no room")
  func labels() {
    let places = MeasuredPlaces()
    func label(_ name: String) -> some View {
      Label {
        Text("Title").placed("\(name) title", in: places)
      } icon: {
        Image(systemName: "star").placed("\(name) icon", in: places)
      }
      .placed(name, in: places)
    }
    let app = XCUIApplication {
      label("both")
      label("title").labelStyle(.titleOnly)
      label("icon").labelStyle(.iconOnly)
    }
    #expect(app.staticTexts.count == 2)
    #expect(abs(places["both title"].minX - places["both icon"].maxX - 8) < 0.01)
    #expect(abs(places["both title"].midY - places["both icon"].midY) < 0.01)
    #expect(places["title"].size == places["title title"].size)
    #expect(places["icon"].size == places["icon icon"].size)
  }

  @Test("LAY-243: in a row, icons are centered in a column of 29 points, 16 before the titles")
  func rows() {
    let places = MeasuredPlaces()
    let app = XCUIApplication {
      List {
        ForEach(["star", "plus"], id: \.self) { name in
          Label {
            Text(name).placed("\(name) title", in: places)
          } icon: {
            Image(systemName: name).placed("\(name) icon", in: places)
          }
        }
      }
    }
    #expect(app.cells.count == 2)
    for name in ["star", "plus"] {
      #expect(abs(places["\(name) title"].minX - places["\(name) icon"].midX - 30.5) < 0.01)
    }
    #expect(places["star title"].minX == places["plus title"].minX)
  }

  @Test("LAY-243: labeled content has its label at the leading end and its content at the trailing one")
  func labeledContent() {
    let places = MeasuredPlaces()
    let app = XCUIApplication {
      LabeledContent {
        Text("10").font(.caption).placed("value", in: places)
      } label: {
        Text("Count").placed("label", in: places)
      }
      .placed("all", in: places)
    }
    #expect(app.staticTexts.count == 2)
    expectSize(places["all"].size, 390, 20.3333)
    #expect(places["label"].minX == 0)
    #expect(abs(places["value"].maxX - 390) < 0.01)
    // On one baseline: 16.333 below the top of the label, 11.333 below that of the value.
    #expect(abs(places["value"].minY - places["label"].minY - 5) < 0.34)
  }

  @Test("LAY-245: a view without content fills its place, with icon, title, description and actions in the middle")
  func unavailableContent() {
    let places = MeasuredPlaces()
    let app = XCUIApplication {
      ContentUnavailableView {
        Label {
          Text("None").placed("title", in: places)
        } icon: {
          Image(systemName: "star").placed("icon", in: places)
        }
      } description: {
        Text("Nothing here").placed("description", in: places)
      } actions: {
        Color.red.frame(width: 50, height: 20).placed("action", in: places)
      }
      .placed("all", in: places)
    }
    #expect(app.staticTexts.count == 2)
    expectFrame(places["all"], 0, 47, 390, 763)
    // The font of the icon is of 48 points, that of the title of 22.
    #expect(abs(places["icon"].height - 55.3333) < 0.01)
    #expect(abs(places["title"].height - 26.3333) < 0.01)
    #expect(abs(places["description"].height - 18) < 0.01)
    #expect(abs(places["title"].minY - places["icon"].maxY - 16) < 0.01)
    #expect(abs(places["description"].minY - places["title"].maxY - 8) < 0.01)
    #expect(abs(places["action"].minY - places["description"].maxY - 16) < 0.01)
    #expect(abs(places["title"].midX - 195) < 0.01)
    #expect(abs((places["icon"].minY + places["action"].maxY) / 2 - 428.5) < 0.01)
  }
}
