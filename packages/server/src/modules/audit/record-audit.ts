import type { Transaction } from '../../db/client.ts';
import { type Audited, insertAuditEntry } from './audit.store.ts';

/** Somebody of the staff, or whoever runs a command on the server and has no account. */
export type Auditor = { readonly id: number } | 'operator';

/** Writes down who did what and why, in the transaction that does it: one is not there without the other. */
export async function recordAudit(tx: Transaction, by: Auditor, audited: Audited): Promise<void> {
  const isWritten = await insertAuditEntry(tx, by === 'operator' ? null : by.id, audited);
  if (!isWritten) throw new Error('somebody acts who is not of the staff');
}
