import type { MinorUnits, Order } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { isFailedAgain } from '@jara/domain/order';
import { GetHelp } from '../order/get-help.tsx';

/** Of the order as a whole; what was out of stock went back before. */
const givenBack = ({ refunded, issues }: Order): number =>
  issues.reduce<number>((left, issue) => left - issue.refunded, refunded);

/** Decisions §11: what happens with the order and the money. Nobody asks for a PIN any more. */
export function FailedAgain({ order }: { readonly order: Order }) {
  if (!isFailedAgain(order)) return null;
  const what = order.class === 'package_delivery' ? 'package' : 'order';
  const refunded = givenBack(order);
  return (
    <section aria-label="What happens next">
      <GetHelp order={order} look="primary" />
      <p className="mt-3 text-pretty">
        {refunded > 0
          ? `${formatMoney(refunded as MinorUnits, order.currency)} went back to your wallet.`
          : `Support decides within a day: your ${what} is brought once more, or what you paid comes back to your wallet, less what was used. You need not do anything.`}
      </p>
    </section>
  );
}
