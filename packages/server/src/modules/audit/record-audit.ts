import type { Transaction } from '../../db/client.ts';
import { type Audited, insertAuditEntry } from './audit.store.ts';

/** Writes down who did what and why, in the transaction that does it: one is not there without the other. */
export async function recordAudit(tx: Transaction, member: { readonly id: number }, audited: Audited): Promise<void> {
  const isWritten = await insertAuditEntry(tx, member.id, audited);
  if (!isWritten) throw new Error('somebody acts who is not of the staff');
}
