import Foundation
import UnderstudyCore
import UnderstudyTime

// Nothing sounds: the event log has what the app plays. Source: Apple's page "System Sound Services".

/// The number of a sound, of the system or of the app.
public typealias SystemSoundID = UInt32
/// What a function reports: zero for success.
public typealias OSStatus = Int32
/// The address of a file, as Core Foundation has it.
public typealias CFURL = NSURL

/// Success.
public let noErr: OSStatus = 0
/// Success.
public let kAudioServicesNoError: OSStatus = 0
/// There is no such property.
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F
/// The sound cannot be read.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
/// The number by which the device vibrates.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// Plays a sound.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  SoundState.current.log("Play the sound \(SoundState.current.name(of: inSystemSoundID))")
}

/// Plays a sound, or vibrates if the device is silent.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  SoundState.current.log("Play the alert \(SoundState.current.name(of: inSystemSoundID))")
}

/// Plays a sound.
///
/// - Parameter inCompletionBlock: Called at once.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  inCompletionBlock?()
}

/// Plays a sound, or vibrates if the device is silent.
///
/// - Parameter inCompletionBlock: Called at once.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlayAlertSound(inSystemSoundID)
  inCompletionBlock?()
}

/// Gives a file of the app a number by which it is played.
///
/// - Parameters:
///   - inFileURL: The file, which is not read.
///   - outSystemSoundID: Gets the number.
/// - Returns: Success.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = SoundState.current.add(inFileURL as URL)
  return kAudioServicesNoError
}

/// Forgets a file of the app.
///
/// - Returns: Success.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  SoundState.current.remove(inSystemSoundID)
  return kAudioServicesNoError
}

/// The app's own sounds.
final class SoundState: SystemPart {
  private struct State {
    var files: [SystemSoundID: String] = [:]
    /// Above the numbers of the system's sounds.
    var last: SystemSoundID = 4096
  }

  private let state = Guarded(State())

  init() {}

  func add(_ url: URL) -> SystemSoundID {
    state.withLock { state in
      state.last += 1
      state.files[state.last] = url.lastPathComponent
      return state.last
    }
  }

  func remove(_ id: SystemSoundID) { state.withLock { $0.files[id] = nil } }

  func name(of id: SystemSoundID) -> String {
    state.withLock { $0.files[id] } ?? (id == kSystemSoundID_Vibrate ? "of vibration" : String(id))
  }

  func log(_ text: String) { LoggedEntry(category: "AudioToolbox", text: text).write() }
}
