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

type Facts = { readonly status: OrderStatus; readonly is_ready: boolean };

/** A rider may have an order that is still being made: it is ready when its vendor has said so. */
export const boardColumnOf = ({ status, is_ready }: Facts): BoardColumn =>
  is_ready && COLUMN[status] === 'making' ? 'ready' : COLUMN[status];
