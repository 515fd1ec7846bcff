import { staffEndpoints } from '@jara/contract';
import type { Db } from '@jara/server/db';
import { addMember, changeMember, createUnlocks, endMember, type Identity, listMembers } from '@jara/server/identity';
import type { Limits } from '@jara/server/limits';
import type { FastifyInstance } from 'fastify';
import { requesterOf } from '../plugins/requester.ts';
import { serve } from '../plugins/serve-contract.ts';

type Deps = { readonly db: Db; readonly limits: Limits; readonly now: () => Date };
type Services = Pick<Identity, 'secondFactors'>;

export function staffRoutes(app: FastifyInstance, { db, limits, now }: Deps, { secondFactors }: Services): void {
  const unlock = createUnlocks({ db, limits, now });
  serve(app, staffEndpoints, {
    listStaff: ({ query }) => listMembers(db, query),
    addStaff: (tx, { body }, caller) => addMember(tx, requesterOf(caller), body, now()),
    changeStaff: (tx, { params, body }, caller) => changeMember(tx, requesterOf(caller), params.id, body, now()),
    unlockStaff: ({ params, body }, { staff }) => unlock(staff, params.id, body.reason),
    resetSecondFactors: ({ params, body }, { staff }) => secondFactors.reset(staff, params.id, body.reason),
    endStaff: (tx, { params, body }, { staff }) => endMember(tx, staff, params.id, body, now()),
  });
}
