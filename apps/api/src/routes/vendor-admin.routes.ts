import { vendorAdminEndpoints } from '@jara/contract';
import { addVendor, listVendorsForSupport } from '@jara/server/catalog';
import type { Db } from '@jara/server/db';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

type Deps = { readonly db: Db; readonly now: () => Date };

export function vendorAdminRoutes(app: FastifyInstance, { db, now }: Deps): void {
  serve(app, vendorAdminEndpoints, {
    listVendorsForSupport: ({ query }) => listVendorsForSupport(db, query),
    addVendor: (tx, { body }, { staff }) => addVendor(tx, staff, body, now()),
  });
}
