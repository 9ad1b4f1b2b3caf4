import Foundation
import FoundationNetworking
import UnderstudyTime

/// Called by the C target UnderstudyPlatformC before `main`.
@_cdecl("understudy_check_request_registers")
func checkRequestRegisters() { RegisterValue.require([RequestRegisters.value]) }

/// What crosses the replaced functions of `URLSession` in registers, beside Foundation's values.
package enum RequestRegisters {
  package static var value: RegisterValue {
    let request = URLRequest(url: URL(filePath: "/tea"))
    // An object, and a byte in the register of a word.
    return RegisterValue(
      request,
      expecting: withUnsafeBytes(of: request) { bytes in
        RegisterValue.Pair(bytes.loadUnaligned(as: UInt.self), UInt(bytes[MemoryLayout<UInt>.size]))
      }, size: MemoryLayout<UInt>.size + 1
    ) { value in
      let arrived = arrives(value)
      return RegisterValue.Pair(arrived.first, arrived.second & 0xff)
    }
  }
}

@_silgen_name("understudy_arrives_request") private func arrives(_ value: URLRequest) -> RegisterValue.Pair
