import type { FailureCode } from '@jara/contract';
import { type DataOf, OPS_PAGE_SIZE, type OrderStatus, type opsEndpoints, type StaffRole } from '@jara/contract';
import type { Db, Transaction } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Outcome, type Refusal, refuse, succeed } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import { findRiders } from './assign-rider.ts';
import { completeWithPin } from './complete-with-pin.ts';
import type { Step } from './move-for.ts';
import { findAlerts } from './pin.store.ts';
import { setRiderPosition } from './rider-position.store.ts';
import { SHOWN_TO, type ShownTo } from './shown-order.ts';
import { findStaffOrder, findStaffOrders } from './staff-order.store.ts';

type Needs = { readonly db: Db; readonly now: () => Date };
type Asked = { readonly status?: OrderStatus | undefined; readonly before?: number | undefined };
type Page<Role extends StaffRole> = { orders: ShownTo[Role][]; has_more: boolean };
export type Done<Code extends FailureCode> = { readonly ok: true } | Refusal<Code>;

/** What `/ops` answers. */
export function createFulfilment({ db, now }: Needs) {
  /** The order as its reader may see it. */
  async function show<Role extends StaffRole>(
    reader: Db,
    member: Staff<Role>,
    id: number,
  ): Promise<Outcome<ShownTo[Role], 'ORDER_NOT_FOUND'>> {
    const found = await findStaffOrder(reader, member, id);
    return found ? succeed(SHOWN_TO[member.role](found)) : refuse('ORDER_NOT_FOUND');
  }

  return {
    get: <Role extends StaffRole>(member: Staff<Role>, id: number) => show(db, member, id),

    async list<Role extends StaffRole>(member: Staff<Role>, asked: Asked): Promise<Outcome<Page<Role>>> {
      // One more than is shown tells whether there are more.
      const found = await findStaffOrders(db, member, { ...asked, limit: OPS_PAGE_SIZE + 1 });
      const orders = found.slice(0, OPS_PAGE_SIZE).map(SHOWN_TO[member.role]);
      return succeed({ orders, has_more: found.length > OPS_PAGE_SIZE });
    },

    /** Does one thing to an order, and shows what has become of it. */
    async act<Role extends StaffRole, Code extends FailureCode>(
      tx: Transaction,
      member: Staff<Role>,
      given: { readonly orderId: number; readonly reason?: string | undefined },
      work: (step: Step) => Promise<Done<Code>>,
    ): Promise<Outcome<ShownTo[Role], 'ORDER_NOT_FOUND'> | Refusal<Code>> {
      const done = await work({ ...given, now: now() });
      return done.ok ? show(tx, member, given.orderId) : done;
    },

    /** In a transaction of its own, which is committed also when the PIN was wrong: each try counts. */
    completeWithPin<Role extends 'vendor' | 'rider'>(member: Staff<Role>, orderId: number, pin: string) {
      return inTransaction(db, async (tx) => {
        const done = await completeWithPin(tx, member as Staff<'vendor'>, { orderId, now: now() }, pin);
        return done.ok ? show(tx, member, orderId) : done;
      });
    },

    async reportPosition(
      member: Staff<'rider'>,
      point: { latitude: number; longitude: number },
    ): Promise<Outcome<null>> {
      await setRiderPosition(db, member.scope, point, now());
      return succeed(null);
    },

    async listRiders(): Promise<Outcome<DataOf<typeof opsEndpoints.listRiders>>> {
      return succeed((await findRiders(db)).map((rider) => ({ ...rider, phone: `+${rider.phone}` })));
    },

    async listAlerts(): Promise<Outcome<DataOf<typeof opsEndpoints.listAlerts>>> {
      const found = await findAlerts(db);
      return succeed(
        found.map(({ order_id, kind, created_at }) => ({ order_id, kind, created_at: created_at.toISOString() })),
      );
    },
  };
}

export type Fulfilment = ReturnType<typeof createFulfilment>;
