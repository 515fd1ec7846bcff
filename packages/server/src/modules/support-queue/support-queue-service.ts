import { CURRENCIES, type DataOf, QUEUE_PAGE_SIZE, type QueueItem, type supportQueueEndpoints } from '@jara/contract';
import { NEXT_ACTION } from '@jara/domain/support-queue';
import type { Db, Transaction } from '../../db/client.ts';
import { redriveJob } from '../../jobs/index.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { recordAudit } from '../audit/index.ts';
import type { Staff } from '../identity/index.ts';
import { announceToStaff } from '../live/index.ts';
import { type Claim, findClaim, findClaims, type ItemKey, releaseItem, takeItem } from './queue-claim.store.ts';
import { findQueue } from './queue-items.ts';
import type { Trouble } from './trouble.store.ts';

type Endpoints = typeof supportQueueEndpoints;
type Support = Staff<'support'>;
type Deps = { readonly db: Db; readonly now: () => Date };

const keyOf = ({ kind, subject }: ItemKey) => `${kind}~${subject}`;
const cursorOf = (item: Trouble) => `${item.since.getTime()}~${keyOf(item)}`;

function isAfter(item: Trouble, cursor: string): boolean {
  const [moment, ...key] = cursor.split('~');
  const later = item.since.getTime() - Number(moment);
  return later > 0 || (later === 0 && keyOf(item) > key.join('~'));
}

const shownClaim = (member: Support, { staff_id, name, expires_at }: Claim) => ({
  ...{ staff_id, name, is_mine: staff_id === member.id, expires_at: expires_at.toISOString() },
});

/** What came in a currency that we keep no money in is told in words. */
function shownMoney({ about, amount, currency }: Trouble): Pick<QueueItem, 'about' | 'money'> {
  if (amount === null || currency === null) return { about, money: null };
  const known = CURRENCIES.find((each) => each === currency);
  return known
    ? { about, money: { amount: amount as NonNullable<QueueItem['money']>['amount'], currency: known } }
    : { about: `${about}, ${(amount / 100).toFixed(2)} ${currency}`, money: null };
}

const shownItem = (member: Support, item: Trouble, claim: Claim | undefined): QueueItem => ({
  ...{ kind: item.kind, subject: item.subject, since: item.since.toISOString(), order_id: item.order_id },
  ...{ next_action: NEXT_ACTION[item.kind], ...shownMoney(item) },
  claim: claim ? shownClaim(member, claim) : null,
});

/** Whoever looks at the queue sees at once who is at what. */
const announce = (db: Db) => announceToStaff(db, { to: { role: 'support', scope: null }, event: 'queue', data: {} });

/** What needs somebody of support, read from where it is true, and who is at it. */
export function createSupportQueue({ db, now }: Deps) {
  return {
    async list(
      member: Support,
      { after }: { readonly after?: string | undefined } = {},
    ): Promise<Outcome<DataOf<Endpoints['getSupportQueue']>>> {
      const all = await findQueue(db, now());
      const claims = new Map((await findClaims(db, now())).map((claim) => [keyOf(claim), claim]));
      const rest = after === undefined ? all : all.filter((item) => isAfter(item, after));
      const page = rest.slice(0, QUEUE_PAGE_SIZE);
      const last = page.at(-1);
      return succeed({
        items: page.map((item) => shownItem(member, item, claims.get(keyOf(item)))),
        total: all.length,
        next: last && rest.length > page.length ? cursorOf(last) : null,
      });
    },

    /** Only what is in the queue is taken, so there are no more claims than items. */
    async claim(
      member: Support,
      key: ItemKey,
    ): Promise<Outcome<DataOf<Endpoints['claimQueueItem']>, 'QUEUE_ITEM_GONE' | 'QUEUE_ITEM_TAKEN'>> {
      const isThere = (await findQueue(db, now())).some((item) => keyOf(item) === keyOf(key));
      if (!isThere) return refuse('QUEUE_ITEM_GONE');
      const isTaken = !(await takeItem(db, key, member.id, now()));
      const claim = await findClaim(db, key);
      // It was let go in between.
      if (!claim) return refuse('QUEUE_ITEM_GONE');
      if (isTaken) return refuse('QUEUE_ITEM_TAKEN', { name: claim.name });
      await announce(db);
      return succeed(shownClaim(member, claim));
    },

    async release(member: Support, key: ItemKey): Promise<Outcome<null>> {
      if (await releaseItem(db, key, member.id)) await announce(db);
      return succeed(null);
    },

    async retryJob(
      tx: Transaction,
      member: Support,
      id: number,
      { reason }: { readonly reason: string },
    ): Promise<Outcome<null, 'JOB_NOT_FOUND'>> {
      if (!(await redriveJob(tx, id, now()))) return refuse('JOB_NOT_FOUND');
      await recordAudit(tx, member, { action: 'retry_job', subject: { kind: 'job', id }, reason, now: now() });
      return succeed(null);
    },
  };
}

export type SupportQueue = ReturnType<typeof createSupportQueue>;
