import { listeners } from '@jara/ui/browser/listeners';

export type Point = { readonly latitude: number; readonly longitude: number };

const changed = listeners();
let place: Point | undefined;

/** Where the phone was last, as long as an order is with the rider; it is stored nowhere. */
export const ownPlace = {
  read: (): Point | undefined => place,
  subscribe: changed.subscribe,
  set(next: Point | undefined): void {
    place = next;
    changed.notify();
  },
};
