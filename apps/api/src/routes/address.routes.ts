import { addressEndpoints } from '@jara/contract';
import type { createAddresses } from '@jara/server/location';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function addressRoutes(app: FastifyInstance, addresses: ReturnType<typeof createAddresses>): void {
  serve(app, addressEndpoints, {
    listAddresses: (_request, { customer }) => addresses.list(customer),
    addAddress: (tx, { body }, { customer }) => addresses.add(tx, customer, body),
    setActiveAddress: ({ body }, { customer }) => addresses.setActive(customer, body.addressId),
    removeAddress: ({ params }, { customer }) => addresses.remove(customer, params.id),
  });
}
