import { type Cart, type cartEndpoints, type ParsedRequestOf, PER_PACK } from '@jara/contract';
import {
  type CartPack,
  changePacks,
  type MenuOf,
  NO_PACKS,
  nameOptions,
  type PutBack,
  refuseForRoom,
  refuseOptions,
} from '@jara/domain/cart';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { openCart, type When } from './add-or-change-item.ts';
import { findShopOfItem } from './cart.store.ts';
import { changeIdOr, isMade, type MayFail, packsOf, retryOnConflict, writePacks } from './change-cart.ts';
import { type CartDeps, idsIn, pricedCart, readMenuOf } from './priced-cart.ts';
import type { Owner } from './shopper.ts';

type Endpoint = typeof cartEndpoints.putBackPacks;
type Failure = Endpoint['failures'][number] | 'NOT_SIGNED_IN';
type Asked = ParsedRequestOf<Endpoint>['body'];

/**
 * As they are kept, under the names of the menu; refused where the vendor's menu has lost a dish or an option, and where
 * what is priced per pack would share one (spec §4 Cart).
 */
function namePacks(packs: Asked['packs'], vendorId: number, menuOf: MenuOf): Outcome<PutBack['packs'], Failure> {
  const named: (CartPack & { readonly at: number })[] = [];
  for (const { lines, ...pack } of packs) {
    const kept: CartPack['lines'][number][] = [];
    for (const line of lines) {
      const menu = menuOf(line.item_id);
      if (menu?.vendor_id !== vendorId) return refuse('MENU_NOT_FOUND');
      if (pack.type === 'normal' && menu.price_description === PER_PACK) return refuse('PACK_NOT_FOUND');
      const refusal = refuseOptions(menu, line.modifiers);
      if (refusal) return refuse(refusal);
      kept.push({ ...line, name: menu.name, modifiers: nameOptions(menu, line.modifiers) });
    }
    named.push({ ...pack, lines: kept });
  }
  return succeed(named);
}

/** Undoes a removal of packs. A cart that went with its last one is made again. */
export const putBackPacks = (
  deps: CartDeps,
  owner: Owner,
  { vendorId, asked, ...when }: When & { readonly vendorId: number; readonly asked: Asked },
): Promise<Outcome<Cart | null, Failure | 'BUSY'>> =>
  retryOnConflict(async (): MayFail<Cart | null, Failure> => {
    const { db } = deps;
    const [first, ...others] = idsIn(asked.packs);
    const shop = first === undefined ? undefined : await findShopOfItem(db, owner, first);
    if (first === undefined || shop?.vendor_id !== vendorId) return refuse('MENU_NOT_FOUND');
    const { cart, elsewhere, ...at } = shop;
    const before = cart ? packsOf({ cart }) : NO_PACKS;
    const menuOf = await readMenuOf(deps, [{ ...at, ...before }], [first, ...others]);
    if (cart && isMade(cart, when.changeId)) return succeed(pricedCart({ ...at, cart }, menuOf));
    const packs = namePacks(asked.packs, vendorId, menuOf);
    if (!packs.ok) return packs;
    const removed = { packs: packs.data, current: asked.current_pack_reference };
    const after = changePacks(before, { type: 'put back', id: changeIdOr(when.changeId), ...removed });
    const noRoom = refuseForRoom(before, after, elsewhere);
    if (noRoom) return refuse(noRoom);
    if (cart) return writePacks(db, { ...at, cart }, after, { ...when, menuOf });
    return openCart(db, owner, at, after, { ...when, menuOf });
  });
