import type { Currency } from '@jara/contract';
import { orderHref } from '@/shared/config/order-href.ts';
import { holdText } from '../model/set-aside.ts';
import { useWallet } from './use-wallet.ts';

/** What is not in the balance while a payment is under way: how much, for which order and until when. */
export function SetAside({ currency }: { readonly currency: Currency }) {
  const { data: wallet } = useWallet(currency);
  return wallet?.holds.map((hold) => {
    const { before, order, after } = holdText(hold, currency);
    return (
      <p key={hold.order_id} className="text-14 text-ink-soft text-pretty">
        {before}
        <a href={orderHref(hold.order_id)} className="font-semibold text-brand underline">
          {order}
        </a>
        {after}
      </p>
    );
  });
}
