import Foundation

/// Something signed, and whether the signature is right: it always is here. Source: Apple's page "VerificationResult".
public enum VerificationResult<SignedType: Sendable>: Sendable {
  /// The signature is not right.
  case unverified(SignedType, VerificationError)
  /// The signature is right.
  case verified(SignedType)

  /// Why a signature is not right.
  public enum VerificationError: Error, Sendable {
    case invalidSignature, revokedCertificate, missingRequiredProperties, invalidEncoding, invalidCertificateChain
    /// The signature is for another device.
    case invalidDeviceVerification
  }

  /// The signed value.
  ///
  /// - Throws: Why the signature is not right.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The signed value, whether or not the signature is right.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

extension VerificationResult where SignedType == Transaction {
  /// The transaction as a server reads it. The token has a header and the payload, and an empty signature.
  public var jwsRepresentation: String { UnsignedToken.make(payload: unsafePayloadValue.jsonRepresentation) }

  /// The payload of the token that a server reads.
  public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
}

extension VerificationResult where SignedType == AppTransaction {
  /// The app's own transaction as a server reads it, without a signature.
  public var jwsRepresentation: String { UnsignedToken.make(payload: unsafePayloadValue.jsonRepresentation) }
}

/// A token in three parts, of which the last is empty.
private enum UnsignedToken {
  static func make(payload: Data) -> String { "\(encode(Data(#"{"alg":"none"}"#.utf8))).\(encode(payload))." }

  private static func encode(_ data: Data) -> String {
    data.base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }
}
