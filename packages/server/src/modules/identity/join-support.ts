import type { WaitingApproval } from '@jara/contract';
import type { Transaction } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { type ApprovalWork, type Requester, type RequestFailure, requestApproval } from '../approval/index.ts';
import { recordAudit } from '../audit/index.ts';
import { addStaff } from './staff.store.ts';
import { endSessionsOf, lockMember, lockSupport, setPlace } from './staff-member.store.ts';

const NO_PLACE = { vendor_id: null, city_id: null };

type Requested = {
  /** Somebody of a vendor, or of nobody yet. */
  readonly id: number | 'new';
  readonly name: string;
  readonly phone: string;
  readonly reason: string;
  readonly now: Date;
};

/**
 * Decisions §11: whoever could make a second person of support alone would be both who requests and who agrees. Somebody
 * who is alone in support has nobody to ask.
 */
export async function requestSupport(
  tx: Transaction,
  member: Requester,
  { id, ...request }: Requested,
): Promise<Outcome<WaitingApproval, 'SUPPORT_BY_OPERATOR' | RequestFailure>> {
  if ((await lockSupport(tx)).length < 2) return refuse('SUPPORT_BY_OPERATOR');
  return requestApproval(tx, member, { kind: 'add_support', subject: { kind: 'staff', id }, ...request });
}

type Refused = 'STAFF_NOT_FOUND' | 'STAFF_PHONE_TAKEN' | 'RIDER_STAYS_RIDER';

/** Whoever acted for a vendor signs in again. */
async function promote(tx: Transaction, id: number): Promise<Outcome<number, Refused>> {
  const before = await lockMember(tx, id);
  if (!before) return refuse('STAFF_NOT_FOUND');
  if (before.role === 'rider') return refuse('RIDER_STAYS_RIDER');
  await setPlace(tx, id, { role: 'support', ...NO_PLACE });
  await endSessionsOf(tx, id);
  return succeed(id);
}

async function add(tx: Transaction, name: string, phone: string): Promise<Outcome<number, Refused>> {
  const id = await addStaff(tx, { role: 'support', name, phone, ...NO_PLACE });
  return id === undefined ? refuse('STAFF_PHONE_TAKEN') : succeed(id);
}

/** Somebody is of support once somebody else has agreed. It is done as by whoever requested it. */
export const supportAgreed: ApprovalWork = async (tx, approval, now) => {
  const { id: approval_id, subject_id, name, phone, requested_by, reason } = approval;
  const isNew = subject_id === 'new';
  const joined = isNew ? await add(tx, name ?? '', phone ?? '') : await promote(tx, Number(subject_id));
  if (!joined.ok) return joined;
  await recordAudit(
    tx,
    { id: requested_by },
    {
      ...{ action: isNew ? 'add_staff' : 'change_staff', subject: { kind: 'staff', id: joined.data }, reason, now },
      details: { role: 'support', approval_id },
    },
  );
  return joined;
};
