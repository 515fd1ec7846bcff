import { type FailureCode, opsEndpoints, type StaffRole } from '@jara/contract';
import { succeed } from '@jara/server';
import type { Transaction } from '@jara/server/db';
import {
  type ActionOf,
  acceptOrder,
  asSupport,
  type Done,
  type Fulfilment,
  failDelivery,
  type GivenBack,
  giveUp,
  handBack,
  moveFor,
  refund,
  type Step,
  sendOut,
  stockOut,
} from '@jara/server/fulfilment';
import type { Identity, Staff } from '@jara/server/identity';
import type { FastifyInstance } from 'fastify';
import { provenBy } from '../plugins/proven-by.ts';
import { requesterOf } from '../plugins/requester.ts';
import { serve } from '../plugins/serve-contract.ts';

type Request<Body> = { readonly params: { readonly id: number }; readonly body: Body };
type Work<Role extends StaffRole, Body, Code extends FailureCode> = (
  tx: Transaction,
  staff: Staff<Role>,
  step: Step,
  body: Body,
) => Promise<Done<Code>>;

/** Decisions §8: what vendor, rider and support do. Each order is looked up in the caller's scope. */
export function opsRoutes(app: FastifyInstance, ops: Fulfilment, { staff: signIn }: Pick<Identity, 'staff'>): void {
  /** Does one thing to an order, for a reason if the request names one. */
  const act =
    <Role extends StaffRole, Body, Code extends FailureCode>(work: Work<Role, Body, Code>) =>
    (tx: Transaction, { params, body }: Request<Body>, { staff }: { readonly staff: Staff<Role> }) => {
      const { reason } = (body ?? {}) as { readonly reason?: string };
      return ops.act({ orderId: params.id, reason }, (step) => work(tx, staff, step, body));
    };
  /** The same for money that a second person may have to agree to. */
  const giveBack =
    <Body, Code extends FailureCode>(
      work: (
        tx: Transaction,
        staff: ReturnType<typeof requesterOf>,
        step: Step,
        body: Body,
      ) => Promise<GivenBack<Code>>,
    ) =>
    (
      tx: Transaction,
      { params, body }: Request<Body & { readonly reason: string }>,
      caller: Parameters<typeof requesterOf>[0],
    ) =>
      ops.giveBack({ orderId: params.id, reason: body.reason }, (step) => work(tx, requesterOf(caller), step, body));
  type Refused = 'ORDER_NOT_FOUND' | 'ORDER_MOVED_ON';
  const moves = <Role extends StaffRole>(action: ActionOf[Role]) =>
    act<Role, unknown, Refused>((tx, staff, step) => moveFor(tx, staff, action, step));

  serve(app, opsEndpoints, {
    staffLogin: ({ body, headers }, { origin, staff_device: device }) =>
      signIn.login(body, provenBy(headers, { origin, device })),
    async validateStaffLogin({ body, headers }, { origin, staff_device, userAgent }) {
      const from = provenBy(headers, { origin, device: staff_device });
      const signedIn = await signIn.validateLogin(body, { ...from, userAgent });
      if (!signedIn.ok) return signedIn;
      if ('second_factor' in signedIn.data) return succeed(signedIn.data);
      const { device, ...data } = signedIn.data;
      staff_device.set(device);
      return succeed(data);
    },

    listVendorOrders: ({ query }, { staff }) => ops.list(staff, query),
    getVendorOrder: ({ params }, { staff }) => ops.get(staff, params.id),
    acceptOrder: act(acceptOrder),
    rejectOrder: moves<'vendor'>('reject'),
    prepareOrder: moves<'vendor'>('prepare'),
    readyOrder: moves<'vendor'>('ready'),
    sendOutOrder: act(sendOut),
    completeVendorOrder: ({ params, body }, { staff }) => ops.completeWithPin(staff, params.id, body.pin),
    failVendorDelivery: act(failDelivery),
    stockOut: act(stockOut),

    listRiderOrders: ({ query }, { staff }) => ops.list(staff, query),
    getRiderOrder: ({ params }, { staff }) => ops.get(staff, params.id),
    arriveAtVendor: moves<'rider'>('arrive_at_vendor'),
    pickUpOrder: moves<'rider'>('pick_up'),
    arriveAtCustomer: moves<'rider'>('arrive'),
    handBackOrder: act(handBack),
    completeRiderOrder: ({ params, body }, { staff }) => ops.completeWithPin(staff, params.id, body.pin),
    failRiderDelivery: act(failDelivery),
    reportPosition: ({ body }, { staff }) => ops.reportPosition(staff, body),

    listSupportOrders: ({ query }, { staff }) => ops.list(staff, query),
    getSupportOrder: ({ params }, { staff }) => ops.get(staff, params.id),
    listRiders: ({ query }, { staff }) => ops.listRiders(staff, query.order),
    assignRider: act(asSupport.assignRider),
    failSupportDelivery: act(asSupport.failDelivery),
    sendOrderAgain: act(asSupport.sendAgain),
    giveUpOrder: giveBack(giveUp),
    completeSupportOrder: act(asSupport.complete),
    unlockPin: act(asSupport.unlockPin),
    refundOrder: giveBack(refund),
  });
}
