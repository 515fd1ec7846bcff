import type { Db } from '../../db/client.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { third_party_identity, third_party_session, used_third_party_token } from '../../db/schema/index.ts';

type Identity = { readonly service: string; readonly subject: string };

export async function findIdentity(db: Db, { service, subject }: Identity): Promise<number | undefined> {
  const [found] = await db
    .select({ customer_id: third_party_identity.customer_id })
    .from(third_party_identity)
    .where(and(eq(third_party_identity.service, service), eq(third_party_identity.subject, subject)));
  return found?.customer_id;
}

/** Until the transaction ends, nobody else registers the same person. */
export async function lockIdentity(tx: Db, { service, subject }: Identity): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${service} ${subject}`}, 0))`);
}

export async function insertIdentity(tx: Db, identity: Identity & { customer_id: number }): Promise<void> {
  await tx.insert(third_party_identity).values(identity);
}

/** False if the token was used before. */
export async function useUpToken(
  tx: Db,
  token: { service: string; token_id: string; expires_at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.insert(used_third_party_token).values(token).onConflictDoNothing();
  return rowCount === 1;
}

export async function insertThirdPartySession(tx: Db, values: typeof third_party_session.$inferInsert): Promise<void> {
  await tx.insert(third_party_session).values(values);
}

export async function takeThirdPartySession(tx: Db, reference_hash: string, now: Date) {
  const [taken] = await tx
    .delete(third_party_session)
    .where(and(eq(third_party_session.reference_hash, reference_hash), sql`${third_party_session.expires_at} > ${now}`))
    .returning();
  return taken;
}
