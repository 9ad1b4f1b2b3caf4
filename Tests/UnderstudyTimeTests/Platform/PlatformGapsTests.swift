import Foundation
import Testing

@testable import UnderstudyTime

@MainActor @Suite("What the toolchain lacks")
struct PlatformGapsTests {
  @Test("Nothing is missing in the toolchain that the package is made for")
  func none() {
    #expect(FoundationTimers.areVirtual)
    #expect(PlatformGaps.sentences == [])
  }

  @Test("A gap is named with the toolchain's version and what is different for it")
  func sentence() {
    let sentence = PlatformGaps.sentence("the colour of a job", "jobs are grey")
    #expect(sentence.contains(/Swift 6\.[0-9]+, Clang [0-9]+\.[0-9]+\.[0-9]+/))
    #expect(sentence.hasPrefix("Understudy does not know all of this toolchain (Swift "))
    #expect(sentence.hasSuffix("): the colour of a job changed, so jobs are grey."))
  }

  @Test("A fact that holds is no gap")
  func fact() {
    #expect(LayoutFact("a sum", without: "nothing adds up") { 1 + 1 == 2 }.holds)
    #expect(!PlatformGaps.sentences.contains { $0.contains("a sum") })
  }
}

@Suite("Replaced functions")
struct ReplacementTests {
  private static let now: StaticString = "$s20FoundationEssentials4DateV3nowACvgZ"

  private static func row(_ symbol: StaticString, _ classNumber: Int32 = 0, without: StaticString) -> Replacement {
    Replacement(
      symbol: symbol.utf8Start, replacement: nil, original: nil, classNumber: classNumber, without: without.utf8Start,
      isMissingInClass: false)
  }

  private static func description(of rows: [Replacement]) -> String? {
    let text = rows.withUnsafeBytes { $0.baseAddress.flatMap { understudy_describe_missing($0, rows.count) } }
    guard let text else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  @Test("Functions that no library has are named in one sentence, with the toolchain's version")
  func missing() throws {
    var rows = [
      Self.row(Self.now, without: "Date.now"),
      Self.row("$s10Foundation5TimerC5brewsyyF", without: "Timer.brew()"),
      Self.row("$s10Foundation5TimerC5pouryyF", without: "Timer.pour()"),
    ]
    let missing = rows.withUnsafeMutableBytes { $0.baseAddress.map { understudy_find_originals($0, 3) } }
    #expect(missing == 2)
    #expect(rows.map { $0.original != nil } == [true, false, false])
    let sentence = try #require(Self.description(of: rows))
    #expect(sentence.contains(/toolchain \(Swift 6\.[0-9]+, Clang .*\), so these go to the system instead of the app/))
    #expect(
      sentence.hasSuffix(
        "Timer.brew() (no $s10Foundation5TimerC5brewsyyF), Timer.pour() (no $s10Foundation5TimerC5pouryyF)."))
    #expect(!sentence.contains("Date.now"))
  }

  @Test("Where all are found there is no sentence")
  func complete() {
    var rows = [Self.row(Self.now, without: "Date.now")]
    #expect(rows.withUnsafeMutableBytes { $0.baseAddress.map { understudy_find_originals($0, 1) } } == 0)
    #expect(Self.description(of: rows) == nil)
  }

  @Test("With a sanitizer, what a function passes on to is the sanitizer's", .enabled(if: PlatformGaps.isSanitized))
  func sanitizer() {
    var rows = [Self.row("pthread_create", without: "threads")]
    #expect(rows.withUnsafeMutableBytes { $0.baseAddress.map { understudy_find_originals($0, 1) } } == 0)
    let program = dlopen(nil, RTLD_NOW)
    defer { if let program { dlclose(program) } }
    let function: UnsafeMutableRawPointer? = dlsym(program, "___interceptor_pthread_create")
    #expect(function != nil && rows[0].original == function)
  }

  /// A class as Swift lays it out, whose table has one method, on a page of its own that can be read only.
  private final class FrozenClass {
    static let size = Int(sysconf(Int32(_SC_PAGESIZE)))
    static let entry = 5
    let page: UnsafeMutableRawPointer

    init?(method: UInt) {
      guard
        let page = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), page != MAP_FAILED
      else { return nil }
      self.page = page
      page.storeBytes(of: 48, toByteOffset: 32, as: UInt32.self)
      page.storeBytes(of: method, toByteOffset: Self.entry * 8, as: UInt.self)
      mprotect(page, Self.size, PROT_READ)
    }

    deinit { munmap(page, Self.size) }

    var method: UInt { page.load(fromByteOffset: Self.entry * 8, as: UInt.self) }

    /// How the page is protected, as the kernel writes it.
    var protection: String? {
      let data = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile()
      let maps = String(decoding: data ?? Data(), as: UTF8.self)
      let address = UInt(bitPattern: page)
      for line in maps.split(separator: "\n") {
        let fields = line.split(separator: " ")
        let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        if bounds.count == 2, (bounds[0]..<bounds[1]).contains(address) { return String(fields[1]) }
      }
      return nil
    }
  }

  @Test("A class's table is written, and its page is as protected as before")
  func frozenClass() throws {
    let frozen = try #require(FrozenClass(method: 0x51))
    #expect(frozen.protection == "r--p")
    let original = try #require(UnsafeRawPointer(bitPattern: 0x51))
    let replacement = try #require(UnsafeRawPointer(bitPattern: 0x62))
    #expect(understudy_replace_method(frozen.page, original, replacement))
    #expect(frozen.method == 0x62)
    #expect(frozen.protection == "r--p")
  }

  @Test("A method that a class does not have is not replaced, and is named")
  func missingInClass() throws {
    let frozen = try #require(FrozenClass(method: 0x51))
    var rows = [Self.row(Self.now, 9, without: "Kettle.boil()")]
    rows[0].original = UnsafeMutableRawPointer(bitPattern: 0x73)
    rows[0].replacement = UnsafeRawPointer(bitPattern: 0x62)
    let page = frozen.page
    let isReplaced = rows.withUnsafeMutableBytes {
      $0.baseAddress.map { understudy_replace_methods($0, 1, 9, page) }
    }
    #expect(isReplaced == false)
    #expect(frozen.method == 0x51)
    let sentence = try #require(Self.description(of: rows))
    #expect(sentence.hasSuffix("Kettle.boil() (not in its class: \(Self.now))."))
  }
}

/// `UnderstudyReplacement`, as C lays it out.
private struct Replacement {
  var symbol: UnsafePointer<UInt8>
  var replacement: UnsafeRawPointer?
  var original: UnsafeMutableRawPointer?
  var classNumber: Int32
  var without: UnsafePointer<UInt8>
  var isMissingInClass: Bool
}

@_extern(c) private func understudy_find_originals(_ rows: UnsafeMutableRawPointer, _ count: Int) -> Int
@_extern(c)
private func understudy_describe_missing(_ rows: UnsafeRawPointer, _ count: Int) -> UnsafeMutablePointer<CChar>?
@_extern(c)
private func understudy_replace_methods(
  _ rows: UnsafeMutableRawPointer, _ count: Int, _ classNumber: Int32, _ type: UnsafeMutableRawPointer
) -> Bool
@_extern(c)
private func understudy_replace_method(
  _ type: UnsafeMutableRawPointer, _ original: UnsafeRawPointer, _ replacement: UnsafeRawPointer
) -> Bool
