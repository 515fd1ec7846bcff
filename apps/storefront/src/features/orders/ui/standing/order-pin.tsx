import type { Order } from '@jara/contract';
import { pinOf, rankOf, STATUS_RANK } from '@jara/domain/order';
import { packagePinText } from '../../model/text/package-text.ts';
import { SharePin } from '../package/share-pin.tsx';

type Props = { readonly order: Pick<Order, 'class' | 'meta_data' | 'status' | 'driver' | 'package_information'> };

/** Spec §2: the PIN of a paid order, in digits that are read at arm's length; small once nobody asks for it any more. */
export function OrderPin({ order }: Props) {
  const shown = pinOf(order);
  if (!shown) return null;
  if (rankOf(order.status) === STATUS_RANK.success) {
    return (
      <p className="flex gap-2 text-14 text-ink-soft">
        <span>{shown.label}</span>
        <span className="price font-medium">{shown.pin}</span>
      </p>
    );
  }
  return (
    <div className="rounded-card bg-sunk px-4 py-3 text-center">
      <p className="text-14 text-ink-soft">{shown.label}</p>
      <p className="price font-semibold text-36 tracking-[0.2em]">{shown.pin}</p>
      {order.package_information && (
        <>
          <p className="text-pretty wrap-anywhere">{packagePinText(order)}</p>
          <SharePin order={order} pin={shown.pin} />
        </>
      )}
    </div>
  );
}
