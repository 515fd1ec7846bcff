import { type MenuItem, type MinorUnits, MOST_OF_AN_ITEM } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { Button } from '@jara/ui/button';
import { useRef, useState } from 'react';
import { bringIntoView } from '@/shared/browser/bring-into-view.ts';
import { QuantityStepper } from '@/shared/ui/quantity-stepper.tsx';
import type { Chosen } from '../model/price-in-cart.ts';
import { choose, excessIn, missingIn, modifiersOf, type Selection, selectionOf } from '../model/selection.ts';
import { OptionGroup } from './option-group.tsx';

type Props = {
  readonly dish: MenuItem;
  /** What the cart holds of it, when it is edited. */
  readonly given?: Chosen;
  /** In the cart, with its containers. */
  readonly priceOf: (chosen: Chosen) => MinorUnits;
  readonly onSubmit: (chosen: Chosen) => void;
};

const NOTHING: Chosen = { quantity: 1, modifiers: [] };

/** How much of a dish, with which choices, at what price. Spec §4: 'ADD', or 'EDIT' for an item of the cart. */
export function DishForm({ dish, given, priceOf, onSubmit }: Props) {
  const start = given ?? NOTHING;
  const [selection, setSelection] = useState<Selection>(() => selectionOf(start.modifiers));
  const [quantity, setQuantity] = useState(start.quantity);
  const [isAsked, setIsAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wrong = dish.groups.find((group) => missingIn(group, selection) > 0 || excessIn(group, selection) > 0);

  const chosen = { quantity, modifiers: modifiersOf(dish, selection) };

  function submit(): void {
    if (!wrong) {
      onSubmit(chosen);
      return;
    }
    setIsAsked(true);
    bringIntoView(form.current?.querySelector<HTMLElement>(`[data-group="${wrong.id}"] :is(input, button):enabled`));
  }

  return (
    <form
      ref={form}
      data-action={given ? 'EDIT' : 'ADD'}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-5"
    >
      {dish.groups.map((group) => (
        <OptionGroup
          key={group.id}
          group={group}
          currency={dish.currency}
          selection={selection}
          isAsked={isAsked}
          onChoose={(optionId, count) => setSelection((now) => choose(now, group, optionId, count))}
        />
      ))}
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap items-center gap-3 border-line border-t bg-surface px-5 py-3">
        <QuantityStepper label={dish.name} value={quantity} min={1} max={MOST_OF_AN_ITEM} onChange={setQuantity} />
        <Button type="submit" className="min-w-40 flex-1">
          {given ? 'Edit' : 'Add'} {formatMoney(priceOf(chosen), dish.currency)}
        </Button>
      </div>
    </form>
  );
}
