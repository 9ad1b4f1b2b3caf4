@_spi(Reflection) import Swift
import SwiftUI
import Testing
@_spi(Runtime) import UnderstudyCore
import UnderstudyTesting

/// Containers keep what they inherit for content that comes later: none may continue with what held before the write.
@MainActor
@Suite("What a test writes into a view's environment reaches what containers show later")
struct WrittenEnvironmentContainerTests {
  typealias Kind = ContainerScreen.Kind

  @Test("Content that comes after the write sees the value, and a second write", arguments: Kind.allCases)
  func laterContent(kind: Kind) throws {
    let app = XCUIApplication { ContainerScreen(kind: kind) }
    let screen = try app.view(ContainerScreen.self)
    try screen.setEnvironment(\.tone, to: "warm")
    #expect(app.find("root: warm"))
    #expect(!app.find("new: warm"))

    try kind.showMore(in: app)
    #expect(app.find("new: warm"), "\(app.debugDescription)")

    try screen.setEnvironment(\.tone, to: "cool")
    #expect(app.find("new: cool"), "\(app.debugDescription)")
    #expect(!app.find("new: warm"))
  }

  @Test("Content that was there before the first write sees the value", arguments: Kind.allCases)
  func earlierContent(kind: Kind) throws {
    let app = XCUIApplication { ContainerScreen(kind: kind) }
    try kind.showMore(in: app)
    #expect(app.find("new: plain"), "\(app.debugDescription)")

    try app.view(ContainerScreen.self).setEnvironment(\.tone, to: "warm")
    #expect(app.find("new: warm"), "\(app.debugDescription)")
    #expect(!app.find("new: plain"))
  }

  @Test("No node below keeps anything of what it inherited before", arguments: Kind.allCases)
  func holders(kind: Kind) throws {
    // A word that is not in use can be what an object that is gone has left there. Who keeps the scope does so in each app.
    var holders = try holdersAfterWrite(kind: kind)
    for _ in 0..<8 where !holders.isEmpty { holders.formIntersection(try holdersAfterWrite(kind: kind)) }
    #expect(holders == [])
  }

  private func holdersAfterWrite(kind: Kind) throws -> Set<String> {
    let app = XCUIApplication { ContainerScreen(kind: kind) }
    defer { app.terminate() }
    try kind.showMore(in: app)
    let node = try #require(app.host?.nodes(of: ContainerScreen.self).first)
    let outer = node.environment

    #expect(node.holders(of: outer).contains("CompositeNode<ContainerScreen>"))
    try app.view(ContainerScreen.self).setEnvironment(\.tone, to: "warm")
    return Set(node.holders(of: outer))
  }
}

extension ContainerScreen.Kind {
  @MainActor
  fileprivate func showMore(in app: XCUIApplication) throws {
    switch self {
    case .lazyScroll: for _ in 0..<10 { app.scrollViews.firstMatch.swipeUp(velocity: .fast) }
    case .outline: app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH 'old'")).firstMatch.tap()
    case .linkPage: app.buttons["More"].tap()
    case .titleMenu: app.navigationBars.buttons["Tones"].tap()
    case .menu: app.buttons["Menu"].tap()
    case .contextMenu, .selectionMenu: app.staticTexts["Target"].press(forDuration: 1)
    case .picker: app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Picker'")).firstMatch.tap()
    case .swipeActions: app.staticTexts["Target"].swipeLeft()
    default: try app.view(ContainerScreen.self).setState("isShown", to: true)
    }
  }
}

extension XCUIApplication {
  fileprivate func find(_ label: String) -> Bool { descendants(matching: .any)[label].firstMatch.exists }
}

extension Node {
  /// The classes of the nodes here and below in whose memory there is a pointer to the object.
  fileprivate func holders(of object: AnyObject) -> [String] {
    let wanted = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    var names: [String] = []
    forEachDescendant { node in
      let size = instanceSize(type(of: node))
      let boxes = inlineBoxes(of: type(of: node))
      let words = Unmanaged.passUnretained(node).toOpaque()
      for offset in stride(from: 0, to: size - 7, by: 8)
      where words.load(fromByteOffset: offset, as: UInt.self) == wanted
        && !boxes.contains(where: { $0.contains(offset) })
      {
        names.append("\(type(of: node))")
        break
      }
    }
    return names
  }
}

/// Where objects of a class keep values of protocol types, and of enumerations with values: smaller ones leave words unused, with
/// what was there before.
private func inlineBoxes(of type: AnyClass) -> [Range<Int>] {
  var boxes: [Range<Int>] = []
  _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 3)) { _, offset, fieldType, kind in
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    if kind == .existential || kind == .enum { boxes.append(offset..<offset + _openExistential(fieldType, do: size)) }
    return true
  }
  return boxes
}

/// The size of a class's objects in bytes: a function of the standard library that has no public name.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF") private func instanceSize(_ type: AnyClass) -> Int
