import { AUDIT_PAGE_SIZE, type AuditEntry, type AuditSubject, type auditEndpoints, type DataOf } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import { type AuditFilter, findAuditEntries, findEntriesOf } from './audit.store.ts';

type Row = Awaited<ReturnType<typeof findAuditEntries>>[number];

const shownEntry = ({ subject_kind, subject_id, created_at, ...entry }: Row): AuditEntry => ({
  ...entry,
  subject: { kind: subject_kind, id: subject_id },
  created_at: created_at.toISOString(),
});

type Sought = { readonly kind: AuditSubject['kind']; readonly ids: readonly string[] };

/** What was done to several things, the last first. */
export const findAuditOf = async (db: Db, subjects: readonly Sought[], limit: number): Promise<AuditEntry[]> =>
  (await findEntriesOf(db, subjects, limit)).map(shownEntry);

export function createAuditLog({ db }: { readonly db: Db }) {
  return {
    async list(asked: AuditFilter): Promise<Outcome<DataOf<typeof auditEndpoints.listAudit>>> {
      // One more than is shown tells whether there are more.
      const found = await findAuditEntries(db, asked, AUDIT_PAGE_SIZE + 1);
      const entries = found.slice(0, AUDIT_PAGE_SIZE).map(shownEntry);
      return succeed({ entries, has_more: found.length > AUDIT_PAGE_SIZE });
    },
  };
}

export type AuditLog = ReturnType<typeof createAuditLog>;
