import type { CLASS_REFUSALS, OrderClass, Vendor } from '@jara/contract';

type Classes = Vendor['vendor_class'];

/** Decisions §10: a vendor without the class 'instant' takes pre-orders only. */
const takesOnlyPreorders = (classes: Classes): boolean => !classes.includes('instant');

/** How an order is to come until something else is chosen. */
export const firstClass = (classes: Classes): OrderClass =>
  takesOnlyPreorders(classes) ? 'preorder_delivery' : 'delivery';

/** What was chosen before a vendor began to take pre-orders only is one now. */
export const classInForce = (classes: Classes, chosen: OrderClass): OrderClass =>
  takesOnlyPreorders(classes) ? 'preorder_delivery' : chosen;

/** Why a vendor does not take an order of this class. */
export function refuseClass(classes: Classes, wanted: OrderClass): (typeof CLASS_REFUSALS)[number] | undefined {
  if (takesOnlyPreorders(classes)) return wanted === 'preorder_delivery' ? undefined : 'VENDOR_PREORDER_ONLY';
  return wanted === 'preorder_delivery' && !classes.includes('preorder') ? 'PREORDER_NOT_OFFERED' : undefined;
}
