import { type PricedPack, packName } from '@jara/domain/cart';
import { formatMoney } from '@jara/domain/money';
import { TextButton } from '@jara/ui/text-button';
import { useState } from 'react';
import { tapped } from '@/shared/analytics/tracked.ts';
import type { ShownCart } from '../model/state/read-cart.ts';
import { changesTo } from './carts.ts';
import { PackLine } from './pack-line.tsx';
import type { EditedLine, PackSlots } from './pack-slots.ts';

type Props = PackSlots & { readonly pack: PricedPack; readonly index: number; readonly cart: ShownCart };

/** One pack: its lines with their options, its container, and its actions. */
export function PackCard({ pack: { pack, lines, container }, index, cart, ItemEditor, PackNotices }: Props) {
  const { id: vendorId, currency } = cart.vendor;
  const { duplicatePack, removePack } = changesTo(vendorId);
  const [edited, setEdited] = useState<EditedLine>();
  const name = packName(index);
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
        {lines.map((priced) => (
          <PackLine key={priced.line.id} priced={priced} vendorId={vendorId} currency={currency} onEdit={setEdited} />
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
