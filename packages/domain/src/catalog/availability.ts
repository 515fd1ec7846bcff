import type { Availability } from '@jara/contract';

/** How the availability of a dish or an option is stored. */
export type StoredAvailability = {
  /** False until the vendor says otherwise. */
  readonly is_available: boolean;
  /** It is gone before this moment. */
  readonly gone_until: Date | null;
};

export function availabilityAt({ is_available, gone_until }: StoredAvailability, now: Date): Availability {
  if (!is_available) return 'gone';
  return gone_until !== null && now < gone_until ? 'gone_today' : 'available';
}

export const isAvailableAt = (stored: StoredAvailability, now: Date): boolean =>
  availabilityAt(stored, now) === 'available';

/** What is stored for what the vendor has said. */
export const storedAvailability = (said: Availability, endOfDay: Date): StoredAvailability => ({
  is_available: said !== 'gone',
  gone_until: said === 'gone_today' ? endOfDay : null,
});

/** When the clock next changes one of them; undefined if it never does. */
export function nextReturn(all: Iterable<StoredAvailability>, now: Date): Date | undefined {
  let next: Date | undefined;
  for (const { is_available, gone_until } of all) {
    if (!is_available || gone_until === null || gone_until <= now) continue;
    if (next === undefined || gone_until < next) next = gone_until;
  }
  return next;
}
