import { ORDER_CLASSES, type OrderClass, type Vendor } from '@jara/contract';
import { classInForce, refuseClass } from '@jara/domain/preorder';

/**
 * How an order can come: what the vendor takes, and what the cart has already. Until it is known what they take, nothing
 * else is offered: it might be refused.
 */
export function offeredClasses(classes: Vendor['vendor_class'] | undefined, chosen: OrderClass): OrderClass[] {
  if (!classes) return [chosen];
  const inForce = classInForce(classes, chosen);
  return ORDER_CLASSES.filter((each) => each === inForce || refuseClass(classes, each) === undefined);
}
