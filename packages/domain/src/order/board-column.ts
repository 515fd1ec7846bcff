import type { OrderStatus } from '@jara/contract';

/** Where an order stands on its vendor's board. */
export const BOARD_COLUMNS = ['new', 'making', 'ready', 'gone'] as const;
export type BoardColumn = (typeof BOARD_COLUMNS)[number];

const COLUMN = {
  abandoned: 'gone',
  received: 'new',
  fresh: 'making',
  preparing: 'making',
  ready_for_pickup: 'ready',
  accepted_by_driver: 'making',
  awaiting_pickup: 'making',
  in_transit: 'gone',
  arrived: 'gone',
  success: 'gone',
  completed: 'gone',
  rejected: 'gone',
  failed: 'gone',
  cancelled: 'gone',
  unable_to_process: 'gone',
} as const satisfies Record<OrderStatus, BoardColumn>;

/** Until somebody has fetched it. */
export const ON_BOARD_STATUSES = (Object.keys(COLUMN) as OrderStatus[]).filter((status) => COLUMN[status] !== 'gone');

/** On their way without one of our riders, the vendor's own has them. */
export const ON_THE_WAY_STATUSES = ['in_transit', 'arrived'] as const satisfies OrderStatus[];

type Facts = { readonly status: OrderStatus; readonly is_ready: boolean; readonly rider: object | null };

/** A vendor's own rider has it: the vendor hands it over with the PIN. */
export const isBroughtByVendor = ({ status, rider }: Omit<Facts, 'is_ready'>): boolean =>
  rider === null && (ON_THE_WAY_STATUSES as readonly OrderStatus[]).includes(status);

/** A rider may have an order that is still being made: it is ready when its vendor has said so. */
export function boardColumnOf({ status, is_ready, rider }: Facts): BoardColumn {
  if (isBroughtByVendor({ status, rider })) return 'ready';
  return is_ready && COLUMN[status] === 'making' ? 'ready' : COLUMN[status];
}
