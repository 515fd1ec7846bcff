import type { Db } from '../../../db/client.ts';
import { and, asc, eq, sql } from '../../../db/drizzle.ts';
import { staff_passkey, staff_recovery_code, staff_session, staff_totp } from '../../../db/schema/index.ts';

export type StaffPasskey = typeof staff_passkey.$inferSelect;
type Totp = typeof staff_totp.$inferSelect;

/** What somebody has. */
export type Enrolled = {
  readonly passkeys: readonly StaffPasskey[];
  readonly totp: Totp | undefined;
  readonly recoveryCodes: number;
};

export async function findSecondFactors(db: Db, staffId: number): Promise<Enrolled> {
  const passkeys = await db
    .select()
    .from(staff_passkey)
    .where(eq(staff_passkey.staff_id, staffId))
    .orderBy(asc(staff_passkey.created_at), staff_passkey.id);
  const [totp] = await db.select().from(staff_totp).where(eq(staff_totp.staff_id, staffId));
  const recoveryCodes = await db.$count(staff_recovery_code, eq(staff_recovery_code.staff_id, staffId));
  return { passkeys, totp, recoveryCodes };
}

/** One after the other: what somebody has is changed by one call at a time. */
export async function lockSecondFactors(tx: Db, staffId: number): Promise<void> {
  await tx.execute(sql`select id from staff where id = ${staffId} for update`);
}

/** False if somebody has it already. */
export async function insertPasskey(tx: Db, values: StaffPasskey): Promise<boolean> {
  return (await tx.insert(staff_passkey).values(values).onConflictDoNothing()).rowCount === 1;
}

export async function markPasskeyUsed(tx: Db, id: string, counter: number, now: Date): Promise<void> {
  await tx.update(staff_passkey).set({ counter, last_used_at: now }).where(eq(staff_passkey.id, id));
}

export async function deletePasskey(tx: Db, staffId: number, id: string): Promise<void> {
  await tx.delete(staff_passkey).where(and(eq(staff_passkey.id, id), eq(staff_passkey.staff_id, staffId)));
}

export async function setPendingTotp(tx: Db, staff_id: number, pending_sealed: string): Promise<void> {
  await tx
    .insert(staff_totp)
    .values({ staff_id, pending_sealed })
    .onConflictDoUpdate({ target: staff_totp.staff_id, set: { pending_sealed } });
}

/** The secret that waited is the one in use. */
export async function confirmPendingTotp(tx: Db, staffId: number, last_step: number, now: Date): Promise<void> {
  await tx
    .update(staff_totp)
    .set({ sealed: sql`pending_sealed`, pending_sealed: null, confirmed_at: now, last_step })
    .where(eq(staff_totp.staff_id, staffId));
}

/** False if a code of that step, or of a later one, was used before. */
export async function useTotpStep(tx: Db, staffId: number, step: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(staff_totp)
    .set({ last_step: step })
    .where(and(eq(staff_totp.staff_id, staffId), sql`${staff_totp.last_step} < ${step}`));
  return rowCount === 1;
}

export async function deleteTotp(tx: Db, staffId: number): Promise<void> {
  await tx.delete(staff_totp).where(eq(staff_totp.staff_id, staffId));
}

export async function replaceRecoveryCodes(tx: Db, staff_id: number, hmacs: readonly string[]): Promise<void> {
  await tx.delete(staff_recovery_code).where(eq(staff_recovery_code.staff_id, staff_id));
  if (hmacs.length > 0)
    await tx.insert(staff_recovery_code).values(hmacs.map((code_hmac) => ({ staff_id, code_hmac })));
}

export async function useRecoveryCode(tx: Db, staffId: number, hmac: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(staff_recovery_code)
    .where(and(eq(staff_recovery_code.staff_id, staffId), eq(staff_recovery_code.code_hmac, hmac)));
  return rowCount === 1;
}

export async function markSecondFactor(tx: Db, sessionId: string, now: Date): Promise<void> {
  await tx.update(staff_session).set({ second_factor_at: now }).where(eq(staff_session.id, sessionId));
}

/** Everything that somebody has, with the sessions that passed it. Gives what there was. */
export async function deleteSecondFactors(tx: Db, staffId: number): Promise<Enrolled> {
  const enrolled = await findSecondFactors(tx, staffId);
  await tx.delete(staff_passkey).where(eq(staff_passkey.staff_id, staffId));
  await deleteTotp(tx, staffId);
  await replaceRecoveryCodes(tx, staffId, []);
  await tx.delete(staff_session).where(eq(staff_session.staff_id, staffId));
  return enrolled;
}
