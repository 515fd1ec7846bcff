import { staffEndpoints } from '@jara/contract';
import type { Db } from '@jara/server/db';
import { addMember, changeMember, endMember, listMembers } from '@jara/server/identity';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function staffRoutes(app: FastifyInstance, { db, now }: { readonly db: Db; readonly now: () => Date }): void {
  serve(app, staffEndpoints, {
    listStaff: ({ query }) => listMembers(db, query),
    addStaff: (tx, { body }, { staff }) => addMember(tx, staff, body, now()),
    changeStaff: (tx, { params, body }, { staff }) => changeMember(tx, staff, params.id, body, now()),
    endStaff: (tx, { params, body }, { staff }) => endMember(tx, staff, params.id, body, now()),
  });
}
