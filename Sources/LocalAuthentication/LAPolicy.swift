/// A question about the user. Source: Apple's page "LAPolicy".
public enum LAPolicy: Int, Sendable {
  /// The user's face or finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// That, or the passcode.
  case deviceOwnerAuthentication = 2
}

/// How a device recognizes its user. Source: Apple's page "LABiometryType".
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID = 4 }
