import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@jara/contract';
import type { StaffPasskey } from './second-factor.store.ts';

const TIMEOUT_MS = 5 * 60 * 1000;
/** COSE numbers: Ed25519, ECDSA with P-256, RSA. */
const ALGORITHMS = [-8, -7, -257];

const named = ({ id, transports }: Pick<StaffPasskey, 'id' | 'transports'>) => ({
  ...{ id, type: 'public-key' as const, transports },
});

/** Passkeys of one site: that of `publicUrl`. */
export function createPasskeys(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl);
  const site = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: false };
  return {
    requestFor: (challenge: string, passkeys: readonly StaffPasskey[]): PasskeyRequest => ({
      challenge,
      rpId: hostname,
      timeout: TIMEOUT_MS,
      allowCredentials: passkeys.map(named),
      userVerification: 'preferred',
    }),

    creationFor: (
      challenge: string,
      { id, name, phone }: { readonly id: number; readonly name: string; readonly phone: string },
      passkeys: readonly StaffPasskey[],
    ): PasskeyCreation => ({
      challenge,
      rp: { id: hostname, name: 'Jara staff' },
      user: { id: Buffer.from(`staff ${id}`).toString('base64url'), name: `+${phone}`, displayName: name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: TIMEOUT_MS,
      excludeCredentials: passkeys.map(named),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      attestation: 'none',
    }),

    /** What is stored of a passkey that was made for the challenge; undefined if it was not. */
    async read(
      response: PasskeyAttestation,
      expectedChallenge: string,
    ): Promise<Pick<StaffPasskey, 'id' | 'public_key' | 'counter' | 'transports'> | undefined> {
      const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
      // Whatever is wrong with the response is thrown.
      const verified = await verifyRegistrationResponse({
        ...site,
        response,
        expectedChallenge,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => undefined);
      if (!verified?.verified || !verified.registrationInfo) return undefined;
      const { id, publicKey, counter } = verified.registrationInfo.credential;
      const { transports } = response.response;
      return { id, public_key: Buffer.from(publicKey).toString('base64url'), counter, transports };
    },

    /** What the passkey counts now; undefined if the response is not its answer to the challenge. */
    async check(
      response: PasskeyAssertion,
      expectedChallenge: string,
      { id, public_key, counter }: StaffPasskey,
    ): Promise<number | undefined> {
      const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
      const credential = { id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter };
      const verified = await verifyAuthenticationResponse({ ...site, response, expectedChallenge, credential }).catch(
        () => undefined,
      );
      return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
