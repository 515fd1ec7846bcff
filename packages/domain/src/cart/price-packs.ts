import type { MenuItem, MinorUnits, ModifierSelection } from '@jara/contract';
import { effectivePrice } from '../catalog/effective-price.ts';
import { optionOf } from './options.ts';
import type { CartLine, CartPack } from './packs.ts';

/** What a pack is priced by: the menu as it stands now. */
export type MenuOf = (itemId: number) => MenuItem | undefined;

export type PricedLine = {
  readonly line: CartLine;
  /** Undefined when the item has left the menu; it then costs nothing and is an issue. */
  readonly menu: MenuItem | undefined;
  readonly selections: readonly ModifierSelection[];
  /** Of all of it, with what was chosen. */
  readonly price: MinorUnits;
};

type Container = { readonly container_type_id: number; readonly name: string; readonly price: MinorUnits };

export type PricedPack = {
  readonly pack: CartPack;
  readonly lines: readonly PricedLine[];
  readonly container: Container | null;
  readonly price: MinorUnits;
};

const NOTHING = 0 as MinorUnits;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0) as MinorUnits;

/** A dish that has left the menu keeps its name, costs nothing and is an issue. */
function selectionsOf({ modifiers }: CartLine, menu: MenuItem | undefined): ModifierSelection[] {
  return modifiers.map((chosen) => {
    const { name = chosen.name ?? '', price = NOTHING } = optionOf(menu, chosen) ?? {};
    return { ...chosen, name, price };
  });
}

/** Spec §3 and §4: of the containers that a pack's items need, the dearest; an equal one does not replace it. */
function containerOf(lines: readonly PricedLine[]): Container | null {
  let dearest: Container | null = null;
  for (const { menu } of lines) {
    if (!menu || menu.container_type_id === null) continue;
    const { container_type_id, container_name, container_price } = menu;
    if (dearest && dearest.price >= container_price) continue;
    dearest = { container_type_id, name: container_name ?? '', price: container_price };
  }
  return dearest;
}

type Chosen = Pick<ModifierSelection, 'quantity' | 'price'>;

/** Spec §9. What was chosen counts once: a line with modifiers is one unit, and each further one a pack of its own. */
export const priceOfLine = (menu: MenuItem | undefined, quantity: number, chosen: readonly Chosen[]): MinorUnits =>
  sum([menu ? quantity * effectivePrice(menu) : 0, ...chosen.map((each) => each.quantity * each.price)]);

export function pricePacks(packs: readonly CartPack[], menuOf: MenuOf): PricedPack[] {
  return packs.map((pack) => {
    const lines = pack.lines.map((line) => {
      const menu = menuOf(line.item_id);
      const selections = selectionsOf(line, menu);
      return { line, menu, selections, price: priceOfLine(menu, line.quantity, selections) };
    });
    const container = containerOf(lines);
    return { pack, lines, container, price: sum([...lines.map(({ price }) => price), container?.price ?? 0]) };
  });
}

/** Spec §9: the sum of each item's quantity times price plus each modifier's quantity times price. */
export const subtotalOf = (packs: readonly PricedPack[]): MinorUnits => sum(packs.map(({ price }) => price));
