import { paymentEndpoints } from '@jara/contract';
import type { Payments } from '@jara/server/payment';
import type { FastifyInstance } from 'fastify';
import { providerHandler, serve } from '../plugins/serve-contract.ts';

type Endpoints = typeof paymentEndpoints;

export function paymentRoutes(app: FastifyInstance, payments: Payments): void {
  serve(app, paymentEndpoints, {
    listPaymentMethods: ({ query }, { customer }) => payments.listMethods(customer, query.currency),
    removeCard: ({ params }, { customer }) => payments.removeCard(customer, params.id),
    listCustomerChannels: ({ query }) => payments.listChannels(query.country_identifier),
    listChannels: ({ query }) => payments.listChannels(query.country_identifier),
    startPayment: providerHandler<Endpoints['startPayment'], { reference: string }>({
      inTransaction: (tx, { body }, { customer }) => payments.openStart(tx, customer, body),
      afterCommit: (stored, _request, { customer }) => payments.carryOutStart(customer, stored),
    }),
    chargeCard: providerHandler<Endpoints['chargeCard'], { reference: string }>({
      inTransaction: (tx, { body }, { customer }) => payments.openCharge(tx, customer, body),
      afterCommit: (stored, _request, { customer }) => payments.carryOutCharge(customer, stored),
    }),
    verifyPayment: ({ params }, { customer }) => payments.verify(customer, params.transactionId),
    getOrderPayment: ({ params }, { customer }) => payments.ofOrder(customer, params.id),
    payOrder: providerHandler<Endpoints['payOrder'], { paid: true } | { reference: string }>({
      inTransaction: (tx, { body, params }, { customer }) => payments.openOrderPayment(tx, customer, params.id, body),
      afterCommit: (stored, _request, { customer }) => payments.carryOutOrderPayment(customer, stored),
    }),
  });
}
