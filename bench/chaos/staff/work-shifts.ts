import { setTimeout as pause } from 'node:timers/promises';
import type { Work } from './work.ts';
import { workAsRider } from './work-as-rider.ts';
import { workAsSupport } from './work-as-support.ts';
import { workAtVendor } from './work-at-vendor.ts';

/** Between two looks of the same people. */
const LOOK_EVERY_MS = 300;

/** How many vendors and riders are at work at a time; each goes round among theirs. */
export type Shifts = { readonly vendors: number; readonly riders: number };

/** Vendors, riders and support move paid orders on, until the signal. */
export async function workShifts(work: Work, shifts: Shifts): Promise<void> {
  const { staff, signal } = work;
  const goRound = async <T>(all: readonly T[], look: (each: T) => Promise<void>) => {
    while (!signal.aborted)
      for (const each of all) {
        if (signal.aborted) return;
        await look(each);
        await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
      }
  };
  const divided = <T>(all: readonly T[], count: number, look: (each: T) => Promise<void>) =>
    Array.from({ length: Math.min(count, all.length) }, (_, nth) =>
      goRound(
        all.filter((_each, place) => place % count === nth),
        look,
      ),
    );
  await Promise.all([
    ...divided(staff.vendors, shifts.vendors, (vendor) => workAtVendor(work, vendor)),
    ...divided(staff.riders, shifts.riders, (rider) => workAsRider(work, rider)),
    goRound([staff.support], () => workAsSupport(work)),
  ]);
}
