import { z } from 'zod';

const hex = z.string().regex(/^[\da-f]{2,128}$/);

/** A small proof of work, in the format of ALTCHA (version 2): whose solvers can be used, in many languages. ADR 35. */
export const proofChallenge = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    cost: z.int().positive(),
    data: z.object({
      /** What it may be used for, and until when, in milliseconds. */
      for: z.string().max(80),
      expires: z.int(),
    }),
    keyLength: z.int().positive(),
    keyPrefix: hex,
    keySignature: hex,
    nonce: hex,
    salt: hex,
  }),
  signature: hex,
});
export type ProofChallenge = z.infer<typeof proofChallenge>;

/** The challenge as it came, with the counter that was found and the key that it gives. */
export const solvedProof = z.object({
  challenge: proofChallenge,
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: hex }),
});
export type SolvedProof = z.infer<typeof solvedProof>;

/** The solved proof as JSON in base64, in the call that was refused with `PROOF_NEEDED` when it is sent again. */
export const proofHeaders = z.object({ 'x-proof': z.base64().max(2_000).optional() });
