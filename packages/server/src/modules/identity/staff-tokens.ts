import { id, type StaffRole, staffRole } from '@jara/contract';
import { z } from 'zod';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Secrets } from '../../secrets.ts';
import { createTokenReader, signToken, type TokenFailure } from './signed-token.ts';

/** Decisions §8: whom somebody of the staff acts for. Every query of theirs takes the scope as its owner. */
export type Staff<Role extends StaffRole = StaffRole> = {
  readonly id: number;
  readonly role: Role;
  /** The vendor's or the rider's id; support acts for everyone. */
  readonly scope: Role extends 'support' ? null : number;
};

/** A shift. It ends sooner for somebody who has left. */
const VALID_MS = 12 * 60 * 60 * 1000;

const staffClaims = z.union([
  z.object({ id, role: staffRole.exclude(['support']), scope: id }),
  z.object({ id, role: staffRole.extract(['support']), scope: z.null() }),
]);

/** Tokens of staff have a key of their own: a customer's token is never one of them, nor one of theirs a customer's. */
export function createStaffTokens({ secrets, now }: { readonly secrets: Secrets; readonly now: () => Date }) {
  const readToken = createTokenReader(secrets.staffTokenKey, now);
  return {
    sign: ({ id: staffId, role, scope }: Staff): Promise<string> =>
      signToken(secrets.staffTokenKey, {
        claims: { id: staffId, role, scope },
        issuedAt: now(),
        expiresAt: new Date(now().getTime() + VALID_MS),
      }),

    async read(token: string): Promise<Outcome<Staff, TokenFailure>> {
      const payload = await readToken(token);
      if (!payload.ok) return payload;
      const claims = staffClaims.safeParse(payload.data);
      return claims.success ? succeed(claims.data) : refuse('TOKEN_INVALID');
    },
  };
}
