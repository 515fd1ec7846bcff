import { z } from 'zod';
import { staffRole } from './endpoint.ts';
import { id } from './ids.ts';

/** What somebody of the staff can prove themselves with, beside the code by text. */
export const secondFactorMethod = z.enum(['passkey', 'totp', 'recovery_code']);
export type SecondFactorMethod = z.infer<typeof secondFactorMethod>;

export const TOTP_DIGITS = 6;
export const RECOVERY_CODES = 10;
/** How long a session that has passed one may change what it has. */
export const FRESH_MINUTES = 10;

const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/, 'must be base64url');
const transports = z.array(z.string().max(20)).max(10);

/** As WebAuthn has it, in JSON: what a browser is asked for. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key'), transports })),
  userVerification: z.literal('preferred'),
});
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key'), transports })),
  authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification: z.literal('preferred') }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

/** What the browser answers when a passkey was used. */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(2_000),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

/** What the browser answers when a passkey was made. */
export const passkeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: transports.default([]),
  }),
});
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>;

export const totpCode = z.string().regex(/^\d{6}$/, 'must be 6 digits');

/** Passing a second factor. Spaces and hyphens of a recovery code are left out; capitals or not, it is the same. */
export const secondFactorProof = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('passkey'), response: passkeyAssertion }),
  z.strictObject({ method: z.literal('totp'), code: totpCode }),
  z.strictObject({ method: z.literal('recovery_code'), code: z.string().min(10, 'must have 10 letters').max(20) }),
]);
export type SecondFactorProof = z.infer<typeof secondFactorProof>;

/** What is to be passed, within five minutes. */
export const secondFactorTicket = z.object({
  ticket: z.uuid(),
  methods: z.array(secondFactorMethod),
  /** Null for somebody without a passkey. */
  passkey_options: passkeyRequest.nullable(),
});
export type SecondFactorTicket = z.infer<typeof secondFactorTicket>;

export const signedInStaff = z.object({
  token: z.string(),
  role: staffRole,
  scope: id.nullable(),
  name: z.string(),
  /** Whether the session may do nothing but enrol a second factor. */
  must_enrol: z.boolean(),
});
export type SignedInStaffData = z.infer<typeof signedInStaff>;
