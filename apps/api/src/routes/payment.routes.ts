import { paymentEndpoints } from '@jara/contract';
import type { Payments } from '@jara/server/payment';
import type { FastifyInstance } from 'fastify';
import { refuseSpending } from '../plugins/payment-permission.ts';
import { providerHandler, serve } from '../plugins/serve-contract.ts';

type Endpoints = typeof paymentEndpoints;

export function paymentRoutes(app: FastifyInstance, payments: Payments): void {
  serve(app, paymentEndpoints, {
    listPaymentMethods: ({ query }, { customer }) => payments.listMethods(customer, query.currency),
    removeCard: ({ params }, { customer }) => payments.removeCard(customer, params.id),
    listCustomerChannels: ({ query }) => payments.listChannels(query.country_identifier),
    listChannels: ({ query }) => payments.listChannels(query.country_identifier),
    startPayment: providerHandler<Endpoints['startPayment'], { reference: string }>({
      inTransaction: async (tx, { body }, caller) =>
        refuseSpending(caller, body) ?? payments.openStart(tx, caller.customer, body),
      afterCommit: (stored, _request, { customer }) => payments.executeStart(customer, stored),
    }),
    chargeCard: providerHandler<Endpoints['chargeCard'], { reference: string }>({
      inTransaction: async (tx, { body }, caller) =>
        refuseSpending(caller, { method: 'card' }) ?? payments.openCharge(tx, caller.customer, body),
      afterCommit: (stored, _request, { customer }) => payments.executeCharge(customer, stored),
    }),
    verifyPayment: ({ params }, { customer }) => payments.verify(customer, params.transactionId),
    getOrderPayment: ({ params }, { customer }) => payments.ofOrder(customer, params.id),
    payOrder: providerHandler<Endpoints['payOrder'], { paid: true } | { reference: string }>({
      inTransaction: async (tx, { body, params }, caller) =>
        refuseSpending(caller, body) ?? payments.openOrderPayment(tx, caller.customer, params.id, body),
      afterCommit: (stored, _request, { customer }) => payments.executeOrderPayment(customer, stored),
    }),
  });
}
