import type { Transaction } from '../../db/client.ts';
import { countedAs, LISTED_KINDS } from './counted-as.ts';
import { insertEvents, type NewEvent } from './event.store.ts';
import { type Ceiling, SESSIONS_TO_A_SAMPLE } from './event-ceiling.ts';
import {
  addTimes,
  claimOrders,
  cutLists,
  findKept,
  foldTotals,
  type Said,
  takeTurnAtTotals,
} from './event-total.store.ts';
import { countDays, dayOf } from './insight-days.ts';

/** How many events there were, by what became of them. Those that were skipped are neither kept nor counted. */
export type AddedCounts = { readonly stored: number; readonly repeated: number; readonly skipped: number };

type OfDay = NewEvent & { readonly day: string };
type Wanted = OfDay & { readonly standsFor: number };

const byDay = (events: readonly OfDay[]) => countDays(events.map(({ day }) => day));

const isClaim = ({ event_type, name, details }: NewEvent) =>
  event_type === 'view_component' && name === 'order_placed' && typeof details['order_id'] === 'number';

function saidBy(events: readonly Wanted[]): Said[] {
  const all = new Map<string, Said>();
  for (const event of events) {
    const { day, session_id, standsFor } = event;
    for (const counted of countedAs(event)) {
      const key = [day, session_id, counted.kind, counted.name, counted.code].join('\n');
      const times = (all.get(key)?.times ?? 0) + 1;
      all.set(key, { ...counted, day, session_id, times, standsFor });
    }
  }
  return [...all.values()];
}

const isListed = ({ kind }: Said) => LISTED_KINDS.some((listed) => listed === kind);

/**
 * Writes events and counts those that are new, once each: a repeat is known by its row. Of a day that has as many as are
 * kept, the sessions that are samples go on and stand for the others. An order counts whoever says so.
 */
export async function addEvents(tx: Transaction, events: readonly NewEvent[], ceiling?: Ceiling): Promise<AddedCounts> {
  if (events.length === 0) return { stored: 0, repeated: 0, skipped: 0 };
  const all = events.map((event) => ({ ...event, day: dayOf(event.occurred_at) }));
  await takeTurnAtTotals(tx);
  const kept = await findKept(tx, [...byDay(all).keys()]);
  const isFull = (day: string) => ceiling !== undefined && (kept.get(day) ?? 0) >= ceiling.eventsOfDay;
  const isWanted = ({ day, session_id }: OfDay) => !isFull(day) || ceiling?.isSample(session_id) === true;
  const wanted = all
    .filter(isWanted)
    .map((event) => ({ ...event, standsFor: isFull(event.day) ? SESSIONS_TO_A_SAMPLE : 1 }));
  const skipped = all.filter((event) => !isWanted(event));

  const newIds = await insertEvents(tx, wanted);
  const added = [...new Map(wanted.map((event) => [event.id, event])).values()].filter(({ id }) => newIds.has(id));
  const said = saidBy(added);
  await foldTotals(tx, said);
  await addTimes(tx, 'kept', byDay(added));
  await addTimes(tx, 'skipped', byDay(skipped));
  await cutLists(tx, [...new Set(said.filter(isListed).map(({ day }) => day))]);
  await claimOrders(tx, all.filter(isClaim));
  return { stored: added.length, repeated: wanted.length - added.length, skipped: skipped.length };
}
