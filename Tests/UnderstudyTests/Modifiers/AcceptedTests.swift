import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("What is accepted without an effect")
struct AcceptedTests {
  private struct Pulse: TextRenderer {
    var animatableData = 0.0
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      for line in layout { for run in line { ctx.draw(run) } }
    }
  }

  private struct Described: View {
    @State private var isOn = false
    @State private var tabs = TabViewCustomization()
    var body: some View {
      NavigationStack {
        VStack {
          Text("Shown").textRenderer(Pulse()).findNavigator(isPresented: $isOn).writingToolsBehavior(.limited)
          Text("Spoken").speechSpellsOutCharacters().accessibilityTextContentType(.console)
          Text("Touched").accessibilityDirectTouch(true, options: .silentOnTouch).accessibilityZoomAction { _ in }
          Text("Drawn").colorEffect(ShaderLibrary.tint(.color(.red), .float(2)))
            .distortionEffect(ShaderLibrary.default.wave(.float2(1.0, 2.0)), maxSampleOffset: .zero)
            .layerEffect(
              Shader(function: .init(library: .default, name: "glow"), arguments: []), maxSampleOffset: .zero)
          Text("Found").typeSelectEquivalent("found").springLoadingBehavior(.enabled).badgeProminence(.increased)
            .listRowHoverEffectDisabled()
          Button("Sized") {}.buttonSizing(.flexible).clipShape(.buttonBorder)
          MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .yellow]
          )
          .frame(width: 20, height: 20)
          NavigationLink(LocalizedStringResource("Further"), value: 1)
        }
        .navigationDocument(URL(fileURLWithPath: "/tea.txt"))
        .dialogSuppressionToggle("Never again", isSuppressed: $isOn)
        .defersSystemGestures(on: .bottom)
        .toolbar { ToolbarSpacer(.fixed, placement: .bottomBar) }
        .navigationDestination(for: Int.self) { Text("Page \($0)") }
      }
      .tabViewCustomization($tabs)
      .fileDialogMessage("Which tea?").fileDialogDefaultDirectory(nil).fileDialogBrowserOptions(.includeHiddenFiles)
    }
  }

  @Test("F-109, F-137, F-150: what only describes leaves elements and actions as they are")
  func described() {
    let app = XCUIApplication { Described() }
    for text in ["Shown", "Spoken", "Touched", "Drawn", "Found"] { #expect(app.staticTexts[text].exists) }
    #expect(app.buttons["Sized"].isHittable)
    app.buttons["Further"].tap()
    #expect(app.staticTexts["Page 1"].exists)
  }

  @Test("F-109: a customization keeps what is written to it")
  func customization() throws {
    var tabs = TabViewCustomization()
    tabs[tab: "home"].sidebarVisibility = .hidden
    #expect(tabs[tab: "home"].sidebarVisibility == .hidden)
    let copy = try JSONDecoder().decode(TabViewCustomization.self, from: JSONEncoder().encode(tabs))
    #expect(copy == tabs)
    tabs.resetVisibility()
    #expect(tabs[tab: "home"].sidebarVisibility == .automatic)
  }

  @Test("F-109: kinds of data conform as the system's do")
  func types() throws {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.swiftSource.conforms(to: .text))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType("public.nothing") == nil)
    #expect(UTType.json.preferredFilenameExtension == "json")
    let own = UTType(exportedAs: "org.example.tea", conformingTo: .json)
    #expect(own.conforms(to: .text))
    #expect(try #require(UTType(filenameExtension: "tea")).isDynamic)
    #expect(UTType(filenameExtension: "png", conformingTo: .audio) == nil)
    #expect(try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([UTType.zip])) == [.zip])
  }
}
