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
}
