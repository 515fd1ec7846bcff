'use client';

import { type MinorUnits, MOST_OF_AN_ITEM } from '@jara/contract';
import { type CartLine, type PricedPack, packName } from '@jara/domain/cart';
import { formatMoney } from '@jara/domain/money';
import { type ComponentType, useState } from 'react';
import { tapped } from '@/shared/analytics/tracked.ts';
import { QuantityStepper } from '@/shared/ui/quantity-stepper.tsx';
import { TextButton } from '@/shared/ui/text-button.tsx';
import { changesTo } from '../model/cart-actions.ts';
import { nameOfLine, type ShownCart } from '../model/read-cart.ts';

export type EditedLine = {
  readonly line: CartLine;
  /** What is gone is left out, and something else is chosen for it. */
  readonly isReplacement: boolean;
};

export type ItemEditorProps = {
  readonly vendorId: number;
  readonly edited: EditedLine | undefined;
  readonly name: string;
  readonly onClose: () => void;
};

export type PackNoticesProps = {
  readonly cart: ShownCart;
  readonly reference: string;
  readonly onEdit: (edited: EditedLine) => void;
};

/** What the route fills in: the dialog that edits a line, and the notices above the lines. */
export type PackSlots = {
  readonly ItemEditor: ComponentType<ItemEditorProps>;
  readonly PackNotices: ComponentType<PackNoticesProps>;
};

type Props = PackSlots & { readonly pack: PricedPack; readonly index: number; readonly cart: ShownCart };

/** One pack: its lines with their options, its container, and its actions. */
export function PackCard({ pack: { pack, lines, container }, index, cart, ItemEditor, PackNotices }: Props) {
  const { id: vendorId, currency } = cart.vendor;
  const { changeItem, duplicatePack, removePack } = changesTo(vendorId);
  const [edited, setEdited] = useState<EditedLine>();
  const name = packName(index);
  const setQuantity = (line: CartLine, quantity: number) => changeItem(line, quantity, line.modifiers);
  const titleId = `pack-${pack.reference}`;
  return (
    <article aria-labelledby={titleId} className="rounded-card border border-line p-3">
      <header className="flex items-center justify-between gap-2">
        <h3 id={titleId} className="text-16">
          {name}
        </h3>
        <div className="-me-2 flex">
          <TextButton {...tapped('button', 'duplicate_pack')} onClick={() => duplicatePack(pack.reference)}>
            Duplicate<span className="sr-only"> {name}</span>
          </TextButton>
          <TextButton {...tapped('button', 'remove_pack')} onClick={() => removePack(pack.reference)}>
            Remove<span className="sr-only"> {name}</span>
          </TextButton>
        </div>
      </header>
      <PackNotices cart={cart} reference={pack.reference} onEdit={setEdited} />
      <ul className="divide-y divide-line">
        {lines.map(({ line, menu, selections, price: priceOfLine }) => (
          <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
            <div className="min-w-24 flex-1">
              <p className="font-medium">{nameOfLine({ line, menu })}</p>
              {selections.map(({ id, name: option, quantity, price }) => (
                <p key={id} className="text-14 text-ink-soft">
                  {quantity > 1 ? `${quantity} × ${option}` : option}
                  {price > 0 && (
                    <span className="whitespace-nowrap">
                      {' '}
                      +{formatMoney((quantity * price) as MinorUnits, currency)}
                    </span>
                  )}
                </p>
              ))}
              {menu && <p className="price mt-0.5 text-14">{formatMoney(priceOfLine, currency)}</p>}
              {menu && (selections.length > 0 || menu.groups.length > 0) && (
                <span className="-mx-2">
                  <TextButton
                    {...tapped('button', 'edit_item', { menu_id: line.item_id })}
                    onClick={() => setEdited({ line, isReplacement: false })}
                  >
                    Edit<span className="sr-only"> {menu.name}</span>
                  </TextButton>
                </span>
              )}
            </div>
            {menu ? (
              <QuantityStepper
                label={menu.name}
                value={line.quantity}
                max={MOST_OF_AN_ITEM}
                onChange={(quantity) => setQuantity(line, quantity)}
              />
            ) : (
              // What has left the menu can only be taken out.
              <TextButton
                {...tapped('button', 'remove_item', { menu_id: line.item_id })}
                onClick={() => setQuantity(line, 0)}
              >
                Remove<span className="sr-only"> {nameOfLine({ line, menu })}</span>
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      {container && (
        <p data-part="container" className="flex justify-between gap-3 border-line border-t pt-2 text-14 text-ink-soft">
          {container.name}
          <span className="price">{formatMoney(container.price, currency)}</span>
        </p>
      )}
      <ItemEditor
        vendorId={vendorId}
        edited={edited}
        name={lines.find(({ line }) => line.item_id === edited?.line.item_id)?.menu?.name ?? 'Edit item'}
        onClose={() => setEdited(undefined)}
      />
    </article>
  );
}
