import Foundation
import Testing

@testable import UnderstudyAdopt

@Suite("Modules are checked by the calls that SwiftPM has planned")
struct ModuleCheckTests {
  @Test("Calls that compile a module are found in the plan, others are not")
  func calls() {
    let plan = """
        "C.Tea-debug.module":
          tool: shell
          inputs: ["/tea/A.swift"]
          args: ["/usr/bin/swiftc","-module-name","Tea","-emit-module","-c","@/tea/sources","-DA=\\"x\\""]
        "C.Tea-debug.exe":
          args: ["/usr/bin/swiftc","-o","/tea/Tea","-module-name","Tea","-emit-executable"]
      """
    #expect(
      ModuleCheck.calls(in: plan) == [
        "Tea": ["/usr/bin/swiftc", "-module-name", "Tea", "-emit-module", "-c", "@/tea/sources", "-DA=\"x\""]
      ])
  }

  @Test("A check writes an interface only, and keeps what is for a part of the compiler")
  func checking() throws {
    let check = ModuleCheck(calls: [:], shadow: URL(fileURLWithPath: "/shadow"))
    let call = [
      "swiftc", "-module-name", "Tea", "-c", "@/tea/sources", "-j8", "-g", "-Xcc", "-g", "-output-file-map", "/m",
      "-DA",
    ]
    #expect(
      check.checking(call, "Tea") == [
        "-emit-module", "-emit-module-path", "/shadow/Tea.swiftmodule", "-wmo", "-Xfrontend",
        "-experimental-allow-module-with-compiler-errors", "-I", "/shadow", "-diagnostic-style", "llvm", "-Xfrontend",
        "-solver-expression-time-threshold=15", "-Xfrontend", "-solver-memory-threshold=200000000",
        "-module-name", "Tea", "@/tea/sources", "-Xcc", "-g", "-DA",
      ])
  }
}
