import type { DataOf, dispatchEndpoints, ParsedRequestOf, RiderDay } from '@jara/contract';
import type { Db, Transaction } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueInstead } from '../../jobs/index.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import { acceptOffer, declineOffer } from './answer-offer.ts';
import { findDuty, setOffDuty, setOnDuty, setWaitingPlace } from './duty.store.ts';
import { declineOpenOffers, findOpenOffersTo, MOST_MISSED_OFFERS } from './offer.store.ts';
import { shownOffer } from './shown-offer.ts';

type Endpoints = typeof dispatchEndpoints;
type DutyGiven = ParsedRequestOf<Endpoints['setDuty']>['body'];
type State = DataOf<Endpoints['getRiderState']>;
type Deps = {
  readonly db: Db;
  readonly now: () => Date;
  /** What a rider has brought and earned today. */
  readonly dayOf: (member: Staff<'rider'>) => Promise<Outcome<RiderDay>>;
};

async function changeDuty(tx: Transaction, { scope }: Staff<'rider'>, given: DutyGiven, now: Date): Promise<void> {
  if (given.on_duty) {
    if (given.place) await setWaitingPlace(tx, scope, given.place, now);
    return setOnDuty(tx, scope, now);
  }
  const declined = await declineOpenOffers(tx, scope, now);
  await setOffDuty(tx, scope);
  for (const order_id of declined)
    await enqueueInstead(tx, { name: 'offer-order', data: { order_id } }, { runAt: now, dedupe: String(order_id) });
}

/** Riders on duty, and what is offered to them. */
export function createDispatch({ db, now, dayOf }: Deps) {
  async function stateOf(member: Staff<'rider'>): Promise<Outcome<State>> {
    const found = await findDuty(db, member.scope);
    if (!found) throw new Error('a rider who calls is gone');
    const { name, city, since, missed_offers, order_count } = found;
    const { currency, earned, deliveries } = (await dayOf(member)).data;
    return succeed({
      ...{ name, city, order_count, on_duty: since !== null },
      has_missed_offers: since === null && (missed_offers ?? 0) >= MOST_MISSED_OFFERS,
      today: { currency, earned, deliveries: deliveries.length },
    });
  }

  return {
    stateOf,

    async setDuty(member: Staff<'rider'>, given: DutyGiven): Promise<Outcome<State>> {
      await inTransaction(db, (tx) => changeDuty(tx, member, given, now()));
      return stateOf(member);
    },

    async listOffers({ scope }: Staff<'rider'>): Promise<Outcome<DataOf<Endpoints['listOffers']>>> {
      const moment = now();
      const found = await findOpenOffersTo(db, scope, moment);
      return succeed({ offers: found.map((each) => shownOffer(each, moment)) });
    },

    async accept(tx: Transaction, member: Staff<'rider'>, offerId: number) {
      const accepted = await acceptOffer(tx, member, { offerId, now: now() });
      if (!accepted.ok) return accepted;
      const { id: order_id, status, version } = accepted.data;
      return succeed({ order_id, status, version });
    },

    decline: (tx: Transaction, member: Staff<'rider'>, offerId: number) =>
      declineOffer(tx, member, { offerId, now: now() }),
  };
}

export type Dispatch = ReturnType<typeof createDispatch>;
