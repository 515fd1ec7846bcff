import type { BusyMinutes, PauseLength, VendorState } from '@jara/contract';
import {
  busyMinutesAt,
  busyUntil,
  hasYetToOpen,
  isOpenAt,
  isPausedAt,
  pausedUntil,
  wallClock,
} from '@jara/domain/catalog';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import { findVendorSettings, updateVendorSettings, type VendorSettings } from './vendor-state.store.ts';

type Deps = { readonly db: Db; readonly now: () => Date };
type Change = Parameters<typeof updateVendorSettings>[2];

function shown({ available_hours, closed_days, ...settings }: VendorSettings, now: Date): VendorState {
  const { busy_until, paused_until, time_zone } = settings;
  const busy_minutes = busyMinutesAt(settings, now) as BusyMinutes;
  return {
    ...settings,
    is_open: isOpenAt({ available_hours, closed_days }, wallClock(time_zone, now)),
    busy_minutes,
    busy_until: busy_minutes === 0 ? null : (busy_until?.toISOString() ?? null),
    has_yet_to_open: hasYetToOpen(settings),
    paused_until: isPausedAt(settings, now) ? (paused_until?.toISOString() ?? null) : null,
  };
}

/** What a vendor sets: busy, paused, how orders are accepted. A trigger tells its other tablets. */
export function createVendorStates({ db, now }: Deps) {
  async function settingsOf(read: Db, { scope }: Staff<'vendor'>): Promise<VendorSettings> {
    const found = await findVendorSettings(read, scope);
    if (!found) throw new Error('the vendor of somebody of the staff is gone');
    return found;
  }

  async function change(
    member: Staff<'vendor'>,
    changeOf: (settings: VendorSettings, at: Date) => Change,
  ): Promise<Outcome<VendorState>> {
    const at = now();
    return inTransaction(db, async (tx) => {
      await updateVendorSettings(tx, member.scope, changeOf(await settingsOf(tx, member), at));
      return succeed(shown(await settingsOf(tx, member), at));
    });
  }

  return {
    get: async (member: Staff<'vendor'>): Promise<Outcome<VendorState>> =>
      succeed(shown(await settingsOf(db, member), now())),
    setBusy: (member: Staff<'vendor'>, busy_minutes: BusyMinutes) =>
      change(member, (settings, at) => ({ busy_minutes, busy_until: busyUntil(busy_minutes, settings, at) })),
    setPause: (member: Staff<'vendor'>, length: PauseLength | null) =>
      change(member, (settings, at) => ({ paused_until: pausedUntil(length, settings, at) })),
    setAcceptance: (member: Staff<'vendor'>, { minutes, by_itself }: { minutes: number; by_itself: boolean }) =>
      change(member, () => ({ accept_minutes: minutes, accepts_by_itself: by_itself })),
  };
}

export type VendorStates = ReturnType<typeof createVendorStates>;
