import type { OrderStatus } from '@jara/contract';
import { isCompleted, isUnderWay, statusLabel } from '@jara/domain/order';

/** Customers read 'New' of both. */
const ACCEPTANCE: Readonly<Partial<Record<OrderStatus, string>>> = { received: 'Not accepted yet', fresh: 'Accepted' };

function lookOf(status: OrderStatus): string {
  if (isCompleted(status)) return 'bg-brand/12 text-brand';
  return isUnderWay({ status }) ? 'bg-sunk text-ink' : 'bg-pepper/10 text-pepper';
}

/** Where an order stands, in a word. */
export function StatusPill({ status }: { readonly status: OrderStatus }) {
  return (
    <span className={`inline-block whitespace-nowrap rounded-pill px-3 py-0.5 font-medium text-14 ${lookOf(status)}`}>
      {ACCEPTANCE[status] ?? statusLabel(status)}
    </span>
  );
}
