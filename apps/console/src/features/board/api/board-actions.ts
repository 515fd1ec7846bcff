import { type BoardOrder, opsEndpoints } from '@jara/contract';
import { actions, provideActions } from '../../../shared/actions/actions.ts';

/** What waits for the line, if it has to. */
const BOARD_ACTIONS = {
  'board.accept': opsEndpoints.acceptOrder,
  'board.reject': opsEndpoints.rejectOrder,
  'board.ready': opsEndpoints.readyOrder,
  'board.send-out': opsEndpoints.sendOutOrder,
  'board.stock-out': opsEndpoints.stockOut,
  'board.fail': opsEndpoints.failVendorDelivery,
} as const;
export type BoardAction = keyof typeof BOARD_ACTIONS;

provideActions(BOARD_ACTIONS);

export const isBoardAction = (name: string): name is BoardAction => name in BOARD_ACTIONS;

export const accept = ({ id }: Pick<BoardOrder, 'id'>, minutes?: number) =>
  actions.add({ name: 'board.accept', subjectId: id, body: minutes === undefined ? {} : { minutes } });
export const reject = ({ id }: Pick<BoardOrder, 'id'>, reason: string) =>
  actions.add({ name: 'board.reject', subjectId: id, body: { reason } });
export const callReady = ({ id }: Pick<BoardOrder, 'id'>) =>
  actions.add({ name: 'board.ready', subjectId: id, body: undefined });
export const sendOut = ({ id }: Pick<BoardOrder, 'id'>) =>
  actions.add({ name: 'board.send-out', subjectId: id, body: undefined });
export const sayOutOfStock = (
  { id }: Pick<BoardOrder, 'id'>,
  dish: { readonly item_id: number; readonly pack_reference: string },
) => actions.add({ name: 'board.stock-out', subjectId: id, body: dish, isOneOfMany: true });
/** Its own rider could not: whose fault that was decides who pays for another delivery. */
export const sayNotHandedOver = (
  { id }: Pick<BoardOrder, 'id'>,
  { reason, fault }: { readonly reason: string; readonly fault: 'vendor_fault' | null },
) => actions.add({ name: 'board.fail', subjectId: id, body: { reason, fault } });
