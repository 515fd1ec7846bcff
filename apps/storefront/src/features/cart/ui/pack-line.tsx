import { type Currency, type MinorUnits, MOST_OF_AN_ITEM } from '@jara/contract';
import { type PricedLine, savedOnLine } from '@jara/domain/cart';
import { formatMoney } from '@jara/domain/money';
import { TextButton } from '@jara/ui/text-button';
import { tapped } from '@/shared/analytics/tracked.ts';
import { Price } from '@/shared/ui/price.tsx';
import { QuantityStepper } from '@/shared/ui/quantity-stepper.tsx';
import { nameOfLine } from '../model/state/read-cart.ts';
import { changesTo } from './carts.ts';
import type { EditedLine } from './pack-slots.ts';

type Props = {
  readonly priced: PricedLine;
  readonly vendorId: number;
  readonly currency: Currency;
  readonly onEdit: (edited: EditedLine) => void;
};

/** One dish of a pack: its price, and what it was before a discount, how many, and its options. */
export function PackLine({ priced, vendorId, currency, onEdit }: Props) {
  const { line, menu, selections, price } = priced;
  const setQuantity = (quantity: number) => changesTo(vendorId).changeItem(line, quantity, line.modifiers);
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="min-w-24 flex-1">
          <p className="font-medium">{nameOfLine(priced)}</p>
          {menu && (
            <Price
              amount={price}
              was={(price + savedOnLine(priced)) as MinorUnits}
              currency={currency}
              className="mt-0.5 block text-14"
            />
          )}
        </div>
        {menu ? (
          <QuantityStepper label={menu.name} value={line.quantity} max={MOST_OF_AN_ITEM} onChange={setQuantity} />
        ) : (
          // What has left the menu can only be taken out.
          <TextButton {...tapped('button', 'remove_item', { menu_id: line.item_id })} onClick={() => setQuantity(0)}>
            Remove<span className="sr-only"> {nameOfLine(priced)}</span>
          </TextButton>
        )}
      </div>
      {selections.map(({ id, name, quantity, price: each }) => (
        // A row of its own, so that a name and its price never part.
        <p key={id} className="flex items-baseline justify-between gap-3 text-14 text-ink-soft">
          <span className="min-w-0">{quantity > 1 ? `${quantity} × ${name}` : name}</span>
          {each > 0 && (
            <span className="price shrink-0">+{formatMoney((quantity * each) as MinorUnits, currency)}</span>
          )}
        </p>
      ))}
      {menu && (selections.length > 0 || menu.groups.length > 0) && (
        <span className="-mx-2">
          <TextButton
            {...tapped('button', 'edit_item', { menu_id: line.item_id })}
            onClick={() => onEdit({ line, isReplacement: false })}
          >
            Edit<span className="sr-only"> {menu.name}</span>
          </TextButton>
        </span>
      )}
    </li>
  );
}
