import type { Currency, MenuGroup } from '@jara/contract';
import { extraPriceText, groupText } from '@jara/domain/catalog';
import clsx from 'clsx';
import { QuantityStepper } from '@/shared/ui/quantity-stepper.tsx';
import { chosenIn, excessIn, missingIn, type Selection } from '../model/selection.ts';

type Props = {
  readonly group: MenuGroup;
  readonly currency: Currency;
  readonly selection: Selection;
  /** Somebody wanted to go on before all was chosen. */
  readonly isAsked: boolean;
  readonly onChoose: (optionId: number, quantity: number) => void;
};

/** One group of options: one of several, or a quantity of each. */
export function OptionGroup({ group, currency, selection, isAsked, onChoose }: Props) {
  const missing = missingIn(group, selection);
  const excess = excessIn(group, selection);
  const remaining = group.maximum - chosenIn(group, selection);
  const isWrong = isAsked && missing + excess > 0;
  // While there are more than one, each is shown and can be taken away.
  const isOne = group.maximum === 1 && excess === 0;
  return (
    <fieldset data-group={group.id} aria-labelledby={`choices-${group.id}`} className="min-w-0">
      <legend className="flex w-full flex-wrap items-baseline justify-between gap-x-2">
        <span id={`choices-${group.id}`} className="font-display font-bold text-16">
          {group.name}
        </span>
        <span
          role={isWrong ? 'alert' : undefined}
          className={clsx('text-14', isWrong ? 'font-semibold text-pepper' : 'text-ink-soft')}
        >
          {missing > 0 && `Choose ${missing} more`}
          {excess > 0 && `Choose ${excess} fewer`}
          {missing + excess === 0 && !isOne && remaining === 0 && `${group.maximum} of ${group.maximum} chosen`}
        </span>
      </legend>
      <p className="text-14 text-ink-soft">{groupText(group)}</p>
      <ul className="divide-y divide-line">
        {group.items.map(({ id, name, price, is_available }) => {
          const count = selection[id] ?? 0;
          // Name and price stay together: what follows goes to the next line before they part.
          const words = (
            <span className="flex max-w-full shrink-0 grow items-baseline justify-between gap-3">
              <span className={clsx('min-w-0', !is_available && 'text-ink-soft line-through')}>
                {name}
                {!is_available && <span className="sr-only"> (out of stock)</span>}
              </span>
              <span className="price text-14">{extraPriceText(price, group, currency)}</span>
            </span>
          );
          return (
            <li key={id}>
              {isOne ? (
                <label className="flex min-h-12 items-center gap-3">
                  <input
                    type={group.minimum === 1 ? 'radio' : 'checkbox'}
                    name={`group-${group.id}`}
                    checked={count > 0}
                    disabled={!is_available && count === 0}
                    onChange={(event) => onChoose(id, event.target.checked ? 1 : 0)}
                    className="size-5 shrink-0 accent-brand"
                  />
                  {words}
                </label>
              ) : (
                <div className="flex min-h-12 flex-wrap items-center justify-end gap-x-3 py-1">
                  {words}
                  <QuantityStepper
                    label={name}
                    value={count}
                    max={is_available ? count + Math.max(remaining, 0) : count}
                    onChange={(next) => onChoose(id, next)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
