import type { FailureCode } from '@jara/contract';
import {
  type DataOf,
  type MovedOrder,
  type MovedOrWaiting,
  OPS_PAGE_SIZE,
  type OrderStatus,
  type opsEndpoints,
  type StaffRole,
} from '@jara/contract';
import type { Db } from '../../db/client.ts';
import type { StoredOrder } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { MaybeWaiting } from '../approval/index.ts';
import type { Staff } from '../identity/index.ts';
import { readBoard } from './board.ts';
import { completeWithPin } from './complete-with-pin.ts';
import { listRiders } from './list-riders.ts';
import type { Step } from './move-as-staff.ts';
import { previewStockOut } from './preview-stock-out.ts';
import { setRiderPosition } from './rider-position.store.ts';
import { SHOWN_TO, type ShownTo } from './shown-order.ts';
import { findStaffOrder, findStaffOrders } from './staff-order.store.ts';

type Deps = { readonly db: Db; readonly now: () => Date };
type Asked = { readonly status?: OrderStatus | undefined; readonly before?: number | undefined };
type Page<Role extends StaffRole> = { orders: ShownTo[Role][]; has_more: boolean };
export type Done<Code extends FailureCode> = Outcome<StoredOrder, Code>;
/** What may have to wait for a second person. */
export type GivenBack<Code extends FailureCode> = Outcome<MaybeWaiting<StoredOrder>, Code>;

const shownMove = ({ id, status, version, refunded }: StoredOrder): MovedOrder => ({
  ...{ id, status, version, refunded: refunded as MovedOrder['refunded'] },
});

function movedBy<Code extends FailureCode>(done: Done<Code>): Outcome<MovedOrder, Code> {
  return done.ok ? succeed(shownMove(done.data)) : done;
}

/** What `/ops` answers. */
export function createFulfilment({ db, now }: Deps) {
  return {
    /** The order as its reader may see it. */
    async get<Role extends StaffRole>(
      member: Staff<Role>,
      id: number,
    ): Promise<Outcome<ShownTo[Role], 'ORDER_NOT_FOUND'>> {
      const found = await findStaffOrder(db, member, id);
      return found ? succeed(SHOWN_TO[member.role](found, now())) : refuse('ORDER_NOT_FOUND');
    },

    async list<Role extends StaffRole>(member: Staff<Role>, asked: Asked): Promise<Outcome<Page<Role>>> {
      // One more than is shown tells whether there are more.
      const found = await findStaffOrders(db, member, { ...asked, limit: OPS_PAGE_SIZE + 1 });
      const orders = found.slice(0, OPS_PAGE_SIZE).map((each) => SHOWN_TO[member.role](each, now()));
      return succeed({ orders, has_more: found.length > OPS_PAGE_SIZE });
    },

    board: (member: Staff<'vendor'>) => readBoard(db, member, now()),
    previewStockOut: (member: Staff<'vendor'>, id: number) => previewStockOut(db, member, id),

    /** Does one thing to an order, and says what has become of it. */
    async act<Code extends FailureCode>(
      given: Omit<Step, 'now'>,
      work: (step: Step) => Promise<Done<Code>>,
    ): Promise<Outcome<MovedOrder, Code>> {
      return movedBy(await work({ ...given, now: now() }));
    },

    /** The same where a second person may have to agree first: then the order is as it was. */
    async giveBack<Code extends FailureCode>(
      given: Omit<Step, 'now'>,
      work: (step: Step) => Promise<GivenBack<Code>>,
    ): Promise<Outcome<MovedOrWaiting, Code>> {
      const outcome = await work({ ...given, now: now() });
      if (!outcome.ok) return outcome;
      const { done, approval } = outcome.data;
      return succeed({ ...shownMove(done), approval });
    },

    /** In a transaction of its own, which is committed also when the PIN was wrong: each try counts. */
    async completeWithPin(member: Staff<'vendor'> | Staff<'rider'>, orderId: number, pin: string) {
      return movedBy(await inTransaction(db, (tx) => completeWithPin(tx, member, { orderId, now: now() }, pin)));
    },

    async reportPosition(
      member: Staff<'rider'>,
      point: { latitude: number; longitude: number },
    ): Promise<Outcome<DataOf<typeof opsEndpoints.reportPosition>>> {
      return succeed({ is_used: await setRiderPosition(db, member.scope, point, now()) });
    },

    listRiders: (member: Staff<'support'>, orderId: number | undefined) => listRiders(db, member, orderId, now()),
  };
}

export type Fulfilment = ReturnType<typeof createFulfilment>;
