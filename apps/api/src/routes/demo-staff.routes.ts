import { demoStaffEndpoints } from '@jara/contract';
import type { Identity } from '@jara/server/identity';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function demoStaffRoutes(app: FastifyInstance, { demoStaff }: Pick<Identity, 'demoStaff'>): void {
  serve(app, demoStaffEndpoints, {
    listDemoStaff: () => demoStaff.list(),
    loginDemoStaff: ({ body }, { userAgent }) => demoStaff.login(body.staff_id, userAgent),
  });
}
