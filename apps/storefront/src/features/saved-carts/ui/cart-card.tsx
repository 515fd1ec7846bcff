import type { Currency, MinorUnits } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import type { ReactNode } from 'react';
import type { ClientPack } from '@/features/cart/data.ts';
import { VendorLogo } from '@/shared/ui/vendor-logo.tsx';
import { packsSummary } from '../model/packs-summary.ts';

type Props = {
  readonly id: string;
  readonly vendor: { readonly name: string; readonly logo: string; readonly currency: Currency };
  readonly packs: readonly ClientPack[];
  readonly subtotal: MinorUnits;
  /** The actions. */
  readonly children: ReactNode;
};

/** Both fit into a line on a small phone. */
export const FIRST_ACTION = 'flex-1 whitespace-nowrap px-3!';
export const OTHER_ACTION = 'whitespace-nowrap px-4!';

const countOf = (packs: readonly ClientPack[]) =>
  packs
    .flatMap(({ items }) => items)
    .reduce((count, { type, quantity }) => (type === 'menu' ? count + quantity : count), 0);

/** Spec §2: a cart of the drawer, with what can be done with it below. */
export function CartCard({ id, vendor: { name, logo, currency }, packs, subtotal, children }: Props) {
  const count = countOf(packs);
  return (
    <article aria-labelledby={id} className="rounded-card border border-line p-3 sm:p-4">
      <div className="flex items-center gap-3">
        <VendorLogo name={name} logo={logo} />
        <div className="min-w-0 flex-1">
          <h3 id={id} className="text-16">
            {name}
          </h3>
          <p className="text-14 text-ink-soft">{count === 1 ? '1 item' : `${count} items`}</p>
        </div>
        <p className="text-end">
          <span className="block text-12 text-ink-soft">Subtotal</span>
          <span className="price font-semibold">{formatMoney(subtotal, currency)}</span>
        </p>
      </div>
      <p data-part="summary" className="mt-2 text-14 text-ink-soft text-pretty wrap-anywhere">
        {packsSummary(packs)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">{children}</div>
    </article>
  );
}
