import { staffSessionEndpoints } from '@jara/contract';
import type { Identity } from '@jara/server/identity';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function staffSessionRoutes(app: FastifyInstance, { staffSessions }: Pick<Identity, 'staffSessions'>): void {
  serve(app, staffSessionEndpoints, {
    logoutStaff: (_request, { staff, session }) => staffSessions.logout(staff, session),
    listStaffSessions: (_request, { staff, session }) => staffSessions.list(staff, session),
    endStaffSession: ({ params }, { staff }) => staffSessions.end(staff, params.id),
  });
}
