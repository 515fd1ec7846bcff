import { approvalEndpoints } from '@jara/contract';
import type { Approvals } from '@jara/server/approval';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function approvalRoutes(app: FastifyInstance, approvals: Approvals): void {
  serve(app, approvalEndpoints, {
    listApprovals: ({ query }, { staff }) => approvals.list(staff, query),
    agreeApproval: (tx, { params, body }, { staff }) => approvals.agree(tx, staff, { ...params, ...body }),
    refuseApproval: (tx, { params, body }, { staff }) => approvals.refuse(tx, staff, { ...params, ...body }),
  });
}
