import type { AuditAction, AuditDetails, AuditSubject } from '@jara/contract';
import type { Db, Transaction } from '../../db/client.ts';
import { and, desc, eq, gt, lt, or, sql } from '../../db/drizzle.ts';
import { audit_entry } from '../../db/schema/index.ts';

export type Audited = {
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  /** None where none was asked for. */
  readonly reason?: string | undefined;
  /** Ids, amounts and words of the code: nothing personal. */
  readonly details?: AuditDetails;
  readonly now: Date;
};

/** As the operator is called, who has no account. */
const OPERATOR = 'Operator';

/** With the name that the person has now, or by the operator. False if there is nobody of that id. */
export async function insertAuditEntry(
  tx: Transaction,
  staffId: number | null,
  { action, subject, reason, details = {}, now }: Audited,
): Promise<boolean> {
  const who =
    staffId === null
      ? sql`(values (null::integer, ${OPERATOR}))`
      : sql`(select id, name from staff where id = ${staffId})`;
  const { rowCount } = await tx.execute(sql`
    insert into audit_entry (staff_id, staff_name, action, subject_kind, subject_id, reason, details, created_at)
    select who.id, who.name, ${action}, ${subject.kind}, ${String(subject.id)}, ${reason ?? null}, ${JSON.stringify(details)}::jsonb, ${now}::timestamptz
    from ${who} as who (id, name)`);
  return rowCount === 1;
}

export type AuditFilter = {
  readonly subject_kind?: AuditSubject['kind'] | undefined;
  readonly subject_id?: string | undefined;
  readonly staff_id?: number | undefined;
  readonly action?: AuditAction | undefined;
  readonly before?: number | undefined;
};

export const findAuditEntries = async (db: Db, asked: AuditFilter, limit: number) =>
  await db
    .select()
    .from(audit_entry)
    .where(
      and(
        asked.subject_kind && eq(audit_entry.subject_kind, asked.subject_kind),
        asked.subject_id === undefined ? undefined : eq(audit_entry.subject_id, asked.subject_id),
        asked.staff_id === undefined ? undefined : eq(audit_entry.staff_id, asked.staff_id),
        asked.action && eq(audit_entry.action, asked.action),
        asked.before === undefined ? undefined : lt(audit_entry.id, asked.before),
      ),
    )
    .orderBy(desc(audit_entry.id))
    .limit(limit);

type Sought = {
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly staff_id: number;
  readonly since: Date;
};

/** The amounts of what one person did to one thing lately. */
export async function findAmountsOf(
  tx: Transaction,
  { action, subject, staff_id, since }: Sought,
): Promise<{ amount: number; at: Date }[]> {
  const found = await tx
    .select({ amount: sql`${audit_entry.details}->>'amount'`.mapWith(Number), at: audit_entry.created_at })
    .from(audit_entry)
    .where(
      and(
        eq(audit_entry.subject_kind, subject.kind),
        eq(audit_entry.subject_id, String(subject.id)),
        eq(audit_entry.staff_id, staff_id),
        eq(audit_entry.action, action),
        gt(audit_entry.created_at, since),
      ),
    );
  return found;
}

type Kinds = readonly { readonly kind: AuditSubject['kind']; readonly ids: readonly string[] }[];

export const findEntriesOf = async (db: Db, subjects: Kinds, limit: number) =>
  await db
    .select()
    .from(audit_entry)
    .where(
      or(
        ...subjects.map(({ kind, ids }) =>
          and(eq(audit_entry.subject_kind, kind), sql`${audit_entry.subject_id} = any(${sql.param(ids)}::text[])`),
        ),
      ),
    )
    .orderBy(desc(audit_entry.id))
    .limit(limit);
