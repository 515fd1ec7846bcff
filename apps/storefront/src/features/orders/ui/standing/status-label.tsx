import type { OrderStatus } from '@jara/contract';
import { rankOf, STATUS_RANK, statusLabel } from '@jara/domain/order';
import clsx from 'clsx';

/** What ended an order early. */
const isBad = (status: OrderStatus | null) => rankOf(status) > STATUS_RANK.success;

/** Spec §4: the status by its label. */
export const StatusLabel = ({ status }: { readonly status: OrderStatus | null }) => (
  <span
    data-part="status"
    className={clsx(
      'inline-flex items-center whitespace-nowrap rounded-pill px-2.5 py-0.5 font-semibold text-12',
      isBad(status) ? 'bg-pepper/10 text-pepper' : 'bg-brand/10 text-brand',
    )}
  >
    {statusLabel(status)}
  </span>
);
