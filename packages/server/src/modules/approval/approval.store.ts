import type { ApprovalKind } from '@jara/contract';
import type { Db, Transaction } from '../../db/client.ts';
import { alias, and, desc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from '../../db/drizzle.ts';
import { approval, type StoredApproval, staff } from '../../db/schema/index.ts';

type Subject = { readonly kind: StoredApproval['subject_kind']; readonly id: number | string };

export const lockSubject = (tx: Transaction, { kind, id }: Subject) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`money for ${kind}:${id}`}, 0))`);

/** Nobody agrees to what somebody wanted who has left. */
const hasRequester = sql`exists (select from staff asker where asker.id = ${approval.requested_by} and asker.ended_at is null)`;

const waits = (now: Date) => and(isNull(approval.decision), gt(approval.expires_at, now), hasRequester);

type Sought = {
  readonly kind: ApprovalKind;
  readonly subject: Subject;
  /** Of somebody who is not there yet. */
  readonly phone?: string | undefined;
  readonly now: Date;
};

export async function findUndecided(tx: Transaction, { kind, subject, phone, now }: Sought): Promise<boolean> {
  const isOfIt = and(
    eq(approval.subject_kind, subject.kind),
    eq(approval.subject_id, String(subject.id)),
    phone === undefined ? undefined : eq(approval.phone, phone),
  );
  const found = await tx
    .select({ id: approval.id })
    .from(approval)
    .where(and(isOfIt, eq(approval.kind, kind), waits(now)))
    .limit(1);
  return found.length > 0;
}

/** What waits for a second person, of one thing. */
export const findRequestsOf = async (db: Db, subject: Subject, now: Date) =>
  await db
    .select({
      ...{ id: approval.id, kind: approval.kind, amount: approval.amount, expires_at: approval.expires_at },
      requested_by: { id: staff.id, name: staff.name },
    })
    .from(approval)
    .innerJoin(staff, eq(staff.id, approval.requested_by))
    .where(and(eq(approval.subject_kind, subject.kind), eq(approval.subject_id, String(subject.id)), waits(now)))
    .orderBy(approval.id)
    .limit(100);

type NewApproval = Omit<typeof approval.$inferInsert, 'subject_kind' | 'subject_id'> & { readonly subject: Subject };

export async function insertApproval(tx: Transaction, { subject, ...row }: NewApproval): Promise<number> {
  const [made] = await tx
    .insert(approval)
    .values({ ...row, subject_kind: subject.kind, subject_id: String(subject.id) })
    .returning({ id: approval.id });
  if (!made) throw new Error('no request was written');
  return made.id;
}

/** Of two who decide at once the second waits here, and then sees that it is decided. */
export async function lockApproval(tx: Transaction, id: number): Promise<StoredApproval | undefined> {
  const [found] = await tx.select().from(approval).where(eq(approval.id, id)).for('update');
  return found;
}

/** Until the commit nobody ends them. */
export async function isStillOfStaff(tx: Transaction, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.ended_at)))
    .for('share');
  return found.length === 1;
}

type Decision = Pick<StoredApproval, 'decision' | 'decided_by' | 'decided_at'>;

export async function writeDecision(tx: Transaction, id: number, decision: Decision): Promise<void> {
  await tx.update(approval).set(decision).where(eq(approval.id, id));
}

const decider = alias(staff, 'decider');

const selectApprovals = (db: Db) =>
  db
    .select({ approval, requested_by: staff.name, decided_by: decider.name })
    .from(approval)
    .innerJoin(staff, eq(staff.id, approval.requested_by))
    .leftJoin(decider, eq(decider.id, approval.decided_by));
export type ShownRow = Awaited<ReturnType<typeof selectApprovals>>[number];

export async function findApproval(db: Db, id: number): Promise<ShownRow | undefined> {
  const [found] = await selectApprovals(db).where(eq(approval.id, id));
  return found;
}

type Page = {
  readonly state: 'waiting' | 'past';
  readonly before?: number | undefined;
  readonly limit: number;
  readonly now: Date;
};

export const findApprovals = async (db: Db, { state, before, limit, now }: Page): Promise<ShownRow[]> =>
  await selectApprovals(db)
    .where(
      and(
        state === 'waiting'
          ? waits(now)
          : or(isNotNull(approval.decision), lte(approval.expires_at, now), sql`not ${hasRequester}`),
        before === undefined ? undefined : lt(approval.id, before),
      ),
    )
    .orderBy(desc(approval.id))
    .limit(limit);
