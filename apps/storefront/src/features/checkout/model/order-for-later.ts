import { firstSlot, type PreorderVendor, slotStartText, timeRangeOf } from '@jara/domain/preorder';
import { changesTo } from '@/features/cart/lazy-store.ts';
import { chooseTime } from '@/features/preorder/index.ts';

type Later = { readonly words: string; readonly choose: () => void };

/** Makes a cart a pre-order for the first slot that its vendor offers; undefined where none is offered. */
export function orderForLater(vendor: PreorderVendor & { readonly id: number }, now: Date): Later | undefined {
  const first = firstSlot(vendor, now);
  return (
    first && {
      words: `Order for later · ${slotStartText(first)}`,
      choose() {
        chooseTime({ deliveryDate: first.date, timeRange: timeRangeOf(first.slot) });
        changesTo(vendor.id).setDetails({ class: 'preorder_delivery' });
      },
    }
  );
}
