import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor struct TranslationTests {
  private struct Screen: View {
    let count: Int

    var body: some View {
      Text("greeting")
      Text("apples \(count)")
      Text("\("Ada") has \(count) of \(1000)")
      Text("Untranslated \("x")")
      Text("title", tableName: "Other")
      Text("from \("A") to \("B")", tableName: "Other", bundle: .main, comment: "A way")
      Text("\(count) files", tableName: "Other")
      Button("greeting") {}
    }
  }

  @Test("F-13: texts are those of the source language by default, with its plural forms")
  func source() {
    let app = XCUIApplication { Screen(count: 1) }
    #expect(
      app.texts == [
        "Good day", "1 apple", "Ada: 1 match in 1,000", "Untranslated x", "title", "from A to B", "1 files",
      ])
    #expect(XCUIApplication { Screen(count: 0) }.staticTexts["no apples"].exists)
    #expect(XCUIApplication { Screen(count: 2000) }.staticTexts["2,000 apples"].exists)
  }

  @Test("F-13: texts are those of the user's language, of catalogs, tables and plural dictionaries")
  func translated() {
    let app = XCUIApplication { Screen(count: 2) }
    app.launchArguments = ["-AppleLanguages", "(de-AT)"]
    app.launch()
    #expect(
      app.texts == [
        "Guten Tag", "2 Äpfel", "Ada: 2 matches in 1.000", "Untranslated x", "Titel", "nach B von A",
        "2 Dateien gefunden",
      ])
    #expect(app.buttons["Guten Tag"].exists)
  }

  @Test("F-13: a view's own locale is its language")
  func place() {
    let app = XCUIApplication { Text("greeting").environment(\.locale, Locale(identifier: "de")) }
    #expect(app.texts == ["Guten Tag"])
  }

  @Test("F-13: strings are localized as texts are, wherever they are asked for")
  func strings() {
    struct Strings: View {
      var body: some View {
        Text(verbatim: String(localized: "greeting"))
        Text(verbatim: String(localized: "apples \(3)"))
        Text(verbatim: NSLocalizedString("title", tableName: "Other", comment: ""))
        Text(LocalizedStringResource("apples \(1)"))
        Text(verbatim: String(localized: LocalizedStringResource("missing", defaultValue: "Number \(1000)")))
        Text(verbatim: Bundle.main.localizedString(forKey: "absent", value: "Fallback", table: nil))
      }
    }
    let app = XCUIApplication { Strings() }
    #expect(app.texts == ["Good **day**", "3 apples", "title", "1 apple", "Number 1,000", "Fallback"])
    app.launchArguments = ["-AppleLanguages", "(de)"]
    app.launch()
    #expect(app.texts == ["Guten Tag", "3 Äpfel", "Titel", "1 Apfel", "Number 1.000", "Fallback"])
  }

  @Test("F-13: the main bundle, and that of a class, finds the resources of the app's target")
  func resources() throws {
    final class Anchor {}
    struct Files: View {
      let name: String
      let folder = Bundle.main.resourceURL?.lastPathComponent ?? "none"

      init() {
        let url = Bundle.main.url(forResource: "person", withExtension: "json")
        let person = url.flatMap { try? JSONDecoder().decode([String: String].self, from: Data(contentsOf: $0)) }
        name = person?["name"] ?? "none"
        #expect(url != nil && Bundle.main.path(forResource: "person", ofType: "json") == url?.path)
        #expect(Bundle.main.url(forResource: "person.json", withExtension: nil) == url)
        #expect(Bundle.main.url(forResource: "nobody", withExtension: "json") == nil)
        #expect(Bundle(for: Anchor.self).url(forResource: "person", withExtension: "json") == url)
        #expect(Bundle(for: Anchor.self).bundleIdentifier == Bundle.main.bundleIdentifier)
        let all = Bundle.main.urls(forResourcesWithExtension: "json", subdirectory: nil)
        #expect(all?.map(\.lastPathComponent) == ["person.json"])
      }

      var body: some View {
        Text(name)
        Text(folder)
      }
    }
    let app = XCUIApplication { Files() }
    #expect(app.texts == ["Ada", "Understudy_UnderstudyTests.resources"])
  }

  @Test("F-13: the app's bundle contains an identifier and a version")
  func information() {
    let app = XCUIApplication {
      Screen(count: 1)
      Text(verbatim: Bundle.main.bundleIdentifier ?? "none").accessibilityIdentifier("identifier")
      Text(verbatim: Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "none")
        .accessibilityIdentifier("version")
    }
    #expect(app.staticTexts["identifier"].label.hasPrefix("com.example."))
    #expect(app.staticTexts["version"].label == "1.0")
    #expect(Bundle.main.object(forInfoDictionaryKey: "Nothing") == nil)
  }
}
