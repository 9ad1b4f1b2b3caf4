import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("The layout of lists and forms")
struct ListLayoutTests {
  @Test("LAY-270: a list reaches under the bars, and its rows begin below a large title")
  func frame() {
    let app = XCUIApplication { NavigationStack { List { SizedBox(id: "A", height: 20) }.navigationTitle("L") } }
    #expect(app.collectionViews.firstMatch.frame.isNear(0, 0, 390, 844))
    #expect(app.cells.firstMatch.frame.isNear(16, 143, 358, 44))
  }

  @Test("LAY-271: plain rows have the width of the list, and at least 44 points")
  func plain() {
    let app = XCUIApplication {
      List {
        SizedBox(id: "A", height: 20)
        SizedBox(id: "B", height: 90)
      }
      .listStyle(.plain)
    }
    #expect(app.cells.element(boundBy: 0).frame.isNear(0, 47, 390, 44))
    #expect(app.cells.element(boundBy: 1).frame.isNear(0, 91, 390, 112))
  }

  @Test("LAY-272: rows of groups keep 16 points from the sides, their content as much from the rows")
  func insetGrouped() {
    let app = XCUIApplication {
      Form {
        VStack { SizedBox(id: "A", height: 90) }.overlay { SizedBox(id: "B") }
      }
    }
    #expect(app.cells.firstMatch.frame.isNear(16, 82, 358, 112))
    #expect(app.buttons["A"].frame.isNear(32, 93, 326, 90))
  }

  @Test("LAY-274: groups are 35 points apart, headers and footers have their own distances")
  func sections() {
    let app = XCUIApplication {
      NavigationStack {
        List {
          Section { SizedBox(id: "A", height: 20) }
          Section { SizedBox(id: "B", height: 20) }
          Section {
            SizedBox(id: "C", height: 20)
          } header: {
            SizedBox(id: "header", height: 16)
          } footer: {
            SizedBox(id: "footer", height: 16)
          }
        }
        .navigationTitle("L")
      }
    }
    let frames = (0..<5).map { app.cells.element(boundBy: $0).frame }
    #expect(frames[0].isNear(16, 143, 358, 44))
    #expect(frames[1].isNear(16, 222, 358, 44))
    #expect(frames[2].isNear(16, 266, 358, 38.667))
    #expect(frames[3].isNear(16, 304.667, 358, 44))
    #expect(frames[4].isNear(16, 348.667, 358, 32))
  }

  struct TitledSections: View {
    var body: some View {
      Section {
        Text("Row")
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
      Section {
        Text("Second")
      } header: {
        Text("header")
      }
      .textCase(nil)
      Section {
        Text("Third")
      } header: {
        Text("Own font").font(.title)
      }
    }
  }

  @Test("LAY-274: headers and footers of groups have the font of footnotes, and their elements say what is written")
  func headings() {
    let app = XCUIApplication { Form { TitledSections() } }
    #expect(app.cells.element(boundBy: 0).frame.isNear(16, 47, 358, 38.333))
    #expect(app.cells.element(boundBy: 2).frame.isNear(16, 129.333, 358, 31.667))
    let (header, footer) = (app.staticTexts["Header"].frame, app.staticTexts["Footer"].frame)
    #expect(abs(header.height - 15.667) < 0.05 && abs(header.minY - 63.333) < 0.05 && header.minX == 32)
    #expect(abs(footer.height - 15.667) < 0.05 && abs(footer.minY - 137.333) < 0.05)
    // Capitals are wider.
    #expect(header.width > app.staticTexts["header"].frame.width)
    #expect(abs(app.staticTexts["Own font"].frame.height - 33.667) < 0.05)
  }

  @Test("LAY-274: headers of plain lists have the font of headlines")
  func plainHeadings() {
    let app = XCUIApplication { List { TitledSections() }.listStyle(.plain) }
    #expect(abs(app.staticTexts["Header"].frame.height - 20.333) < 0.05)
    #expect(abs(app.staticTexts["Footer"].frame.height - 15.667) < 0.05)
    #expect(app.cells.element(boundBy: 0).frame.height == app.staticTexts["Header"].frame.height + 8)
  }

  @Test("LAY-274: headers follow the list's style")
  func headingsFollowStyle() {
    struct Screen: View {
      @State private var isForm = true
      var body: some View {
        Button("Flip") { isForm.toggle() }
        List { TitledSections() }.environment(\.font, isForm ? nil : .largeTitle)
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Flip"].tap()
    #expect(abs(app.staticTexts["Header"].frame.height - 15.667) < 0.05)
    #expect(abs(app.staticTexts["Row"].frame.height - 40.667) < 0.05)
  }

  @Test("LAY-274: the first group keeps 35 points from an inline bar")
  func inlineBar() {
    let app = XCUIApplication {
      NavigationStack {
        List { SizedBox(id: "A", height: 20) }.navigationTitle("L").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(app.cells.firstMatch.frame.isNear(16, 126, 358, 44))
  }

  @Test("LAY-196: a list has other distances where the app says so")
  func distances() {
    let app = XCUIApplication {
      List {
        Section {
          SizedBox(id: "A", height: 90).listRowInsets(EdgeInsets())
          SizedBox(id: "B", height: 20)
        }
        Section { SizedBox(id: "C", height: 20) }
      }
      .listRowSpacing(5)
      .listSectionSpacing(12)
      .environment(\.defaultMinListRowHeight, 60)
    }
    let frames = (0..<3).map { app.cells.element(boundBy: $0).frame }
    #expect(frames[0].isNear(16, 82, 358, 90))
    #expect(frames[1].isNear(16, 177, 358, 60))
    #expect(frames[2].isNear(16, 249, 358, 60))
  }

  @Test("LAY-275: content beside a chevron is 15 points narrower")
  func chevron() {
    let app = XCUIApplication {
      NavigationStack {
        List {
          NavigationLink {
            EmptyView()
          } label: {
            GeometryReader { Text("\(Int($0.size.width)) wide") }.frame(height: 20)
          }
        }
        .navigationTitle("L")
      }
    }
    #expect(app.staticTexts["311 wide"].exists)
    #expect(app.buttons.firstMatch.frame.isNear(16, 143, 358, 44))
  }

  @Test("LAY-275: a badge takes its width and 8 points from the content of its row, and follows its value")
  func badges() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          List {
            GeometryReader { Text("\(Int($0.size.width)) wide") }.frame(height: 20).badge(count)
            NavigationLink {
              EmptyView()
            } label: {
              GeometryReader { Text("\(Int($0.size.width)) beside") }.frame(height: 20)
            }
            .badge(Text(count == 0 ? "" : "88"))
            Button("Count") { count = 88 }
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["326 wide"].exists)
    app.buttons["Count"].tap()
    // The width of 88 is 21.
    #expect(app.staticTexts["297 wide"].exists, "\(app.staticTexts.allElementsBoundByIndex.map(\.label))")
    #expect(app.staticTexts["277 beside"].exists, "\(app.staticTexts.allElementsBoundByIndex.map(\.label))")
  }

  @Test("LAY-276, LAY-341: the frame of a toggle is that of its row")
  func toggle() {
    let app = XCUIApplication { Form { Toggle("On", isOn: .constant(true)) } }
    #expect(app.cells.firstMatch.frame.isNear(16, 82, 358, 44))
    #expect(app.switches["On"].frame.isNear(16, 82, 358, 44))
  }

  @Test("LAY-276: a row with a control that is at most 35 high is as high as other rows")
  func controls() {
    let app = XCUIApplication {
      Form {
        Stepper("Stepper", value: .constant(1))
        DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)))
        ColorPicker("Color", selection: .constant(.red))
        Slider(value: .constant(0.5))
        Picker("Menu", selection: .constant(1)) { Text("x").tag(1) }
        Picker("Segments", selection: .constant(1)) { Text("x").tag(1) }.pickerStyle(.segmented)
        HStack {
          Text("Beside")
          Spacer()
          Toggle("", isOn: .constant(true)).labelsHidden()
        }
        VStack {
          Text("Above")
          Toggle("", isOn: .constant(true)).labelsHidden()
        }
      }
    }
    let heights = (0..<8).map { app.cells.element(boundBy: $0).frame.height }
    #expect(heights.dropLast() == [44, 44, 44, 44, 44, 44, 44])
    #expect(heights[7] > 70)
    #expect(abs(app.colorWells.firstMatch.frame.midY - app.cells.element(boundBy: 2).frame.midY) < 0.4)
  }

  @Test("LAY-341: the frame of a button that is a row is that of the cell")
  func buttonRow() {
    let app = XCUIApplication { List { SizedBox(id: "A", height: 20) }.listStyle(.plain) }
    #expect(app.buttons["A"].frame.isNear(0, 47, 390, 44))
  }

  @Test("LAY-134, LAY-373: a swipe moves rows by its distance, and those further away than half a screen are not made")
  func scrolling() {
    let app = XCUIApplication {
      List(0..<100, id: \.self) { SizedBox(id: "row \($0)", height: 30) }.listStyle(.plain)
    }
    #expect(app.cells.element(boundBy: 1).frame.isNear(0, 99, 390, 52))
    app.collectionViews.firstMatch.swipeUp()
    #expect(app.buttons["row 20"].frame.isNear(0, 382.667, 390, 52))
    #expect(app.cells.element(boundBy: 0).frame.isNear(0, -449.333, 390, 52))
    #expect(app.buttons["row 0"].exists == false)
  }

  @Test("LAY-113: sections of a ForEach are sections of the list, and rows that come are laid out")
  func changes() {
    struct Screen: View {
      @State private var count = 1
      var body: some View {
        List {
          ForEach(0..<2, id: \.self) { section in
            Section {
              ForEach(0..<count, id: \.self) { SizedBox(id: "\(section).\($0)", height: 20) }
              Button {
                count += 1
              } label: {
                GeometryReader { _ in EmptyView() }.frame(height: 20)
              }
              .accessibilityIdentifier("add \(section)")
            }
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.buttons["1.0"].frame.isNear(16, 205, 358, 44))
    app.buttons["add 0"].tap()
    #expect(app.buttons["0.1"].frame.isNear(16, 126, 358, 44))
    #expect(app.buttons["1.0"].frame.isNear(16, 249, 358, 44))
  }
}
