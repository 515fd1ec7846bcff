import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@jara/contract';

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest();

/** CBOR (RFC 8949), in its shortest form, as far as an authenticator without a certificate needs it. */
function head(major: number, length: number): Buffer {
  const type = major << 5;
  if (length < 24) return Buffer.from([type | length]);
  return length < 256 ? Buffer.from([type | 24, length]) : Buffer.from([type | 25, length >> 8, length & 0xff]);
}
const cborText = (text: string) => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const cborBytes = (bytes: Uint8Array) => Buffer.concat([head(2, bytes.length), bytes]);
const cborInteger = (value: number) => (value >= 0 ? head(0, value) : head(1, -1 - value));

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

/** An authenticator of ECDSA with P-256, as a phone has one. */
export function softwarePasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(16);
  const id = base64url(rawId);
  let counter = 0;

  const dataFor = (rpId: string, flags: number, credential = Buffer.alloc(0)) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential]);
  };
  const client = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const cose = Buffer.concat([
    ...[head(5, 5), cborInteger(1), cborInteger(2), cborInteger(3), cborInteger(-7), cborInteger(-1), cborInteger(1)],
    ...[
      cborInteger(-2),
      cborBytes(Buffer.from(x, 'base64url')),
      cborInteger(-3),
      cborBytes(Buffer.from(y, 'base64url')),
    ],
  ]);

  return {
    id,
    make({ challenge, rp }: PasskeyCreation): PasskeyAttestation {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, cose]);
      const data = dataFor(rp.id, USER_PRESENT | HAS_CREDENTIAL, credential);
      const attestation = Buffer.concat([
        ...[head(5, 3), cborText('fmt'), cborText('none'), cborText('attStmt'), head(5, 0)],
        ...[cborText('authData'), cborBytes(data)],
      ]);
      const response = {
        clientDataJSON: base64url(client('webauthn.create', challenge, origin)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      };
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    },
    /** For another site than its own, if one is named. */
    answer({ challenge, rpId }: PasskeyRequest, from = origin): PasskeyAssertion {
      const data = dataFor(rpId, USER_PRESENT);
      const clientData = client('webauthn.get', challenge, from);
      const response = {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)),
      };
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    },
  };
}
