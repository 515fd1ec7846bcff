import type { Currency, DataOf, MinorUnits, ReorderLine, reorderEndpoints } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';

type Preview = DataOf<typeof reorderEndpoints.previewReorder>;

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** An old order at today's prices: first what has changed, then what would be in the cart. */
export function ReorderPreview({ preview }: { readonly preview: Preview }) {
  const { vendor, changes, lines, subtotal, currency, in_cart } = preview;
  const containers = lines.reduce((left, { price_now }) => left - (price_now ?? 0), Number(subtotal)) as MinorUnits;
  return (
    <div className="grid gap-4">
      {changes.length > 0 && (
        <section aria-labelledby="changed" className="rounded-card bg-sunk p-4">
          <h3 id="changed" className="text-16">
            What has changed
          </h3>
          <ul className="mt-1 grid gap-1">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </section>
      )}
      <ul className="grid gap-2">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the preview does not change while it is shown
          <Line key={at} line={line} currency={currency} />
        ))}
        {containers > 0 && (
          <li className="flex items-baseline justify-between gap-3 text-14 text-ink-soft">
            Containers <span className="price shrink-0">{formatMoney(containers, currency)}</span>
          </li>
        )}
      </ul>
      {in_cart > 0 && (
        <p>
          Your cart at {vendor.name} holds {items(in_cart)}. This is added to it.
        </p>
      )}
      {!vendor.is_open && <p>{vendor.name} is closed right now. You can fill your cart and order later.</p>}
    </div>
  );
}

function Line({ line, currency }: { readonly line: ReorderLine; readonly currency: Currency }) {
  const { name, quantity, price_then, price_now } = line;
  return (
    <li className="flex items-baseline justify-between gap-3">
      <span className="min-w-0 wrap-anywhere">
        <span className="tabular-nums">{quantity} ×</span> {name}
      </span>
      {price_now === null ? (
        <span className="shrink-0 text-14 text-pepper">Not available</span>
      ) : (
        <span className="price shrink-0">
          {price_now !== price_then && (
            <>
              <span className="sr-only">instead of </span>
              <s className="me-2 text-14 text-ink-soft">{formatMoney(price_then, currency)}</s>
            </>
          )}
          {formatMoney(price_now, currency)}
        </span>
      )}
    </li>
  );
}
