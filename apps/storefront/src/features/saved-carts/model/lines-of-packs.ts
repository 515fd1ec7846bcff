import type { ChosenModifier } from '@jara/contract';
import type { ClientPack } from '@/features/cart/data.ts';

type LineOfPack = {
  readonly item_id: number;
  readonly name: string;
  readonly quantity: number;
  readonly modifiers: (ChosenModifier & { readonly name: string })[];
};

/** The way back: what was put into each pack. Containers follow from the items. */
export const linesOf = (packs: readonly ClientPack[]): (readonly LineOfPack[])[] =>
  packs.map(({ items }) =>
    items
      .filter(({ type }) => type === 'menu')
      .map(({ menu, quantity, modifiers }) => ({
        item_id: menu.id,
        name: menu.name,
        quantity,
        modifiers: Object.values(modifiers)
          .flat()
          .map(({ id, menu_group_id, quantity: of, name }) => ({ id, menu_group_id, quantity: of, name })),
      })),
  );
