import type { Order } from '@jara/contract';
import { ButtonLink } from '@jara/ui/button';
import { tapped } from '@/shared/analytics/tracked.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { courierHref } from '@/shared/config/courier-href.ts';

/** Out of an order that will not come. */
export function OrderSomethingElse({ order }: { readonly order: Pick<Order, 'class'> }) {
  const isPackage = order.class === 'package_delivery';
  return (
    <ButtonLink
      {...tapped('button', 'order_something_else')}
      href={isPackage ? courierHref() : BASE_PATH}
      look="secondary"
    >
      {isPackage ? 'Book another delivery' : 'Order something else'}
    </ButtonLink>
  );
}
