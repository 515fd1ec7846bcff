import { CLAIM_MINUTES, type QueueKind } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { and, eq, gt, sql } from '../../db/drizzle.ts';
import { queue_claim, staff } from '../../db/schema/index.ts';

export type ItemKey = { readonly kind: QueueKind; readonly subject: string };
export type Claim = ItemKey & { readonly staff_id: number; readonly name: string; readonly expires_at: Date };

const selectClaims = (db: Db) =>
  db
    .select({
      kind: queue_claim.kind,
      subject: queue_claim.subject,
      staff_id: queue_claim.staff_id,
      name: staff.name,
      expires_at: queue_claim.expires_at,
    })
    .from(queue_claim)
    .innerJoin(staff, eq(staff.id, queue_claim.staff_id));

export const findClaims = async (db: Db, now: Date): Promise<Claim[]> =>
  await selectClaims(db).where(gt(queue_claim.expires_at, now));

export async function findClaim(db: Db, { kind, subject }: ItemKey): Promise<Claim | undefined> {
  const [found] = await selectClaims(db).where(and(eq(queue_claim.kind, kind), eq(queue_claim.subject, subject)));
  return found;
}

/** Of several at once one has it. What has expired of others goes with it, so that no claim stays for good. */
export async function takeItem(db: Db, { kind, subject }: ItemKey, staffId: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with expired as (
      delete from queue_claim where expires_at <= ${now} and (kind, subject) <> (${kind}::text, ${subject}::text)
    )
    insert into queue_claim (kind, subject, staff_id, expires_at)
    values (${kind}, ${subject}, ${staffId}, ${now}::timestamptz + make_interval(mins => ${CLAIM_MINUTES}))
    on conflict (kind, subject) do update set staff_id = excluded.staff_id, expires_at = excluded.expires_at
      where queue_claim.staff_id = excluded.staff_id or queue_claim.expires_at <= ${now}`);
  return rowCount === 1;
}

export async function releaseItem(db: Db, { kind, subject }: ItemKey, staffId: number): Promise<boolean> {
  const { rowCount } = await db
    .delete(queue_claim)
    .where(and(eq(queue_claim.kind, kind), eq(queue_claim.subject, subject), eq(queue_claim.staff_id, staffId)));
  return rowCount === 1;
}
