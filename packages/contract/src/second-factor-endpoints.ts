import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import {
  passkeyAttestation,
  passkeyCreation,
  RECOVERY_CODES,
  secondFactorProof,
  secondFactorTicket,
  signedInStaff,
  totpCode,
} from './second-factor.ts';

const passage = z.strictObject({ ticket: z.uuid(), proof: secondFactorProof });
const OF_A_PROOF = ['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_TICKET_DEAD', 'TOO_MANY_TRIES'] as const;

/** Shown once, with the first factor that somebody has and when they ask for new ones. */
const recoveryCodes = z.array(z.string()).max(RECOVERY_CODES);

const passkey = z.object({
  id: z.string(),
  /** The browser in which it was made. */
  device: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});

const secondFactors = z.object({
  passkeys: z.array(passkey),
  totp: z.object({ created_at: z.iso.datetime() }).nullable(),
  recovery_codes_left: z.int().nonnegative(),
  /** Until when this session may change them without passing one again; null where it may not. */
  fresh_until: z.iso.datetime().nullable(),
});
export type SecondFactors = z.infer<typeof secondFactors>;

const byStaff = { caller: { staff: 'any' }, secondFactor: 'before' } as const;

/** ADR 63: what staff prove themselves with beside the code by text. */
export const secondFactorEndpoints = {
  passSecondFactor: {
    method: 'POST',
    path: '/ops/login/second-factor',
    summary: 'Gives the bearer token after the right code, for the second factor that it asks for.',
    repeatable: 'A ticket works once, and wrong tries are counted.',
    body: passage,
    data: signedInStaff,
    failures: OF_A_PROOF,
  },
  listSecondFactors: {
    ...byStaff,
    method: 'GET',
    path: '/ops/second-factors',
    summary: "The caller's second factors.",
    data: secondFactors,
    failures: [],
  },
  startSecondFactor: {
    ...byStaff,
    method: 'POST',
    path: '/ops/second-factor/ticket',
    summary: 'What the caller is to pass for this session to be fresh again.',
    repeatable: 'Five tickets of a person live at most, for five minutes.',
    data: secondFactorTicket,
    failures: ['SECOND_FACTOR_NOT_FOUND'],
  },
  refreshSecondFactor: {
    ...byStaff,
    method: 'POST',
    path: '/ops/second-factor/pass',
    summary: 'Passes a second factor in this session.',
    repeatable: 'A ticket works once, and wrong tries are counted.',
    body: passage,
    data: z.null(),
    failures: OF_A_PROOF,
  },
  startPasskey: {
    ...byStaff,
    method: 'POST',
    path: '/ops/second-factor/passkey/options',
    summary: 'What the browser makes a passkey of. For a first factor, or with a fresh one.',
    repeatable: 'Five tickets of a person live at most, for five minutes.',
    data: z.object({ ticket: z.uuid(), options: passkeyCreation }),
    failures: ['SECOND_FACTOR_STALE', 'TOO_MANY_SECOND_FACTORS'],
  },
  addPasskey: {
    ...byStaff,
    method: 'POST',
    path: '/ops/second-factor/passkey',
    summary: 'Adds the passkey that the browser has made. With the first factor recovery codes are given.',
    repeatable: 'A ticket works once.',
    body: z.strictObject({ ticket: z.uuid(), response: passkeyAttestation }),
    data: z.object({ recovery_codes: recoveryCodes }),
    failures: ['SECOND_FACTOR_STALE', 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_TICKET_DEAD', 'TOO_MANY_SECOND_FACTORS'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/ops/second-factor/passkey/:id',
    summary: "Removes one of the caller's passkeys. Support keeps one second factor at least.",
    caller: { staff: 'any' },
    secondFactor: 'fresh',
    params: z.object({
      id: z
        .string()
        .max(1_400)
        .regex(/^[\w-]+$/),
    }),
    data: z.null(),
    failures: ['SECOND_FACTOR_NOT_FOUND', 'LAST_SECOND_FACTOR'],
  },
  startTotp: {
    ...byStaff,
    method: 'POST',
    path: '/ops/second-factor/totp',
    summary: 'A secret for an app that makes codes. It is of use once a code of it is confirmed.',
    repeatable: 'A new secret takes the place of one that was not confirmed.',
    data: z.object({ secret: z.string(), uri: z.string() }),
    failures: ['SECOND_FACTOR_STALE'],
  },
  confirmTotp: {
    ...byStaff,
    method: 'POST',
    path: '/ops/second-factor/totp/confirm',
    summary: 'Adds the app, for a code that it shows. With the first factor recovery codes are given.',
    repeatable: 'A code works once, and wrong ones are counted.',
    body: z.strictObject({ code: totpCode }),
    data: z.object({ recovery_codes: recoveryCodes }),
    failures: ['SECOND_FACTOR_STALE', 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_NOT_FOUND', 'TOO_MANY_TRIES'],
  },
  removeTotp: {
    method: 'DELETE',
    path: '/ops/second-factor/totp',
    summary: "Removes the caller's app. Support keeps one second factor at least.",
    caller: { staff: 'any' },
    secondFactor: 'fresh',
    data: z.null(),
    failures: ['SECOND_FACTOR_NOT_FOUND', 'LAST_SECOND_FACTOR'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/ops/second-factor/recovery-codes',
    summary: 'New recovery codes, shown this once. Those from before are of no use any more.',
    repeatable: 'The last ones are good, and were shown to whoever asked.',
    caller: { staff: 'any' },
    secondFactor: 'fresh',
    data: z.object({ recovery_codes: recoveryCodes }),
    failures: ['SECOND_FACTOR_NOT_FOUND'],
  },
} as const satisfies EndpointTable;
