import { addItem, type NewItem, startPack } from './add-item.ts';
import { hasMade, idsFrom } from './change-ids.ts';
import { type Change, changeItem, type LineName } from './change-item.ts';
import { duplicatePack, removePack } from './duplicate-pack.ts';
import { NO_PACKS, type Packs } from './packs.ts';
import { type PutBack, putBackPacks } from './put-back-packs.ts';

/** Everything that can be done to the packs of a cart. The change's id is a UUID. */
export type PacksChange = { readonly id: string } & (
  | ({ readonly type: 'add' } & NewItem)
  | ({ readonly type: 'change item' } & LineName & Change)
  | { readonly type: 'duplicate pack' | 'remove pack'; readonly reference: string }
  | { readonly type: 'start pack' | 'clear' }
  | ({ readonly type: 'put back' } & PutBack)
);

/** The one function of browser and server. What the change has made already is not made again. */
export function changePacks(cart: Packs, change: PacksChange): Packs {
  if (hasMade(cart, change.id)) return cart;
  const newId = idsFrom(change.id);
  switch (change.type) {
    case 'add':
      return addItem(cart, change, newId);
    case 'change item':
      return changeItem(cart, change, change, newId);
    case 'start pack':
      return startPack(cart);
    case 'duplicate pack':
      return duplicatePack(cart, change.reference, newId);
    case 'remove pack':
      return removePack(cart, change.reference);
    case 'clear':
      return NO_PACKS;
    case 'put back':
      return putBackPacks(cart, change);
  }
}
