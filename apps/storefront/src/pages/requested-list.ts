import type { AvailableLocation } from '@jara/contract';
import type { Listing } from '@/features/catalog/server.ts';

/** What a list is made for: what was chosen in its address, and where. */
export type RequestedList = {
  readonly listing: Listing;
  readonly location: AvailableLocation;
  /** Where orders go, if that was chosen. */
  readonly near: string | undefined;
};
