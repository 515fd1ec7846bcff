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

/** What a token says. Whether it is still so is looked up. */
type Claims = { readonly staff: Staff; readonly sessionId: string };
type Life = { readonly created_at: Date; readonly expires_at: Date };

const sid = z.uuid();
const staffClaims = z.union([
  z.object({ sid, id, role: staffRole.exclude(['support']), scope: id }),
  z.object({ sid, id, role: staffRole.extract(['support']), scope: z.null() }),
]);

/** Tokens of staff have a key of their own: a customer's token is never one of them, nor one of theirs a customer's. */
export function createStaffTokens({ secrets, now }: { readonly secrets: Secrets; readonly now: () => Date }) {
  const readToken = createTokenReader(secrets.staffTokenKey, now);
  return {
    sign: ({ staff: { id: staffId, role, scope }, sessionId }: Claims, { created_at, expires_at }: Life) =>
      signToken(secrets.staffTokenKey, {
        claims: { sid: sessionId, id: staffId, role, scope },
        issuedAt: created_at,
        expiresAt: expires_at,
      }),

    async read(token: string): Promise<Outcome<Claims, TokenFailure>> {
      const payload = await readToken(token);
      if (!payload.ok) return payload;
      const claims = staffClaims.safeParse(payload.data);
      if (!claims.success) return refuse('TOKEN_INVALID');
      const { sid: sessionId, ...staff } = claims.data;
      return succeed({ staff, sessionId });
    },
  };
}
