import type { Currency, FeeLine } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';

type Props = {
  readonly line: Omit<FeeLine, 'label'> & { readonly label: string };
  readonly currency: Currency;
};

/** Spec §9: a line of what an order costs, in a `dl`. What it was before is struck through. */
export function FeeLineRow({ line, currency }: Props) {
  const { label, amount, struck, detail } = line;
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt>
        {label}
        {detail && <span className="ms-1.5 text-14 text-ink-soft">{detail}</span>}
      </dt>
      <dd className="price shrink-0" data-part={label.toLowerCase().replaceAll(' ', '-')}>
        {struck !== undefined && (
          <>
            <span className="sr-only">instead of </span>
            <s className="me-2 text-14 text-ink-soft">{formatMoney(struck, currency)}</s>
          </>
        )}
        {formatMoney(amount, currency)}
      </dd>
    </div>
  );
}
