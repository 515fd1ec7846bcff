import { auditEndpoints } from '@jara/contract';
import type { AuditLog } from '@jara/server/audit';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function auditRoutes(app: FastifyInstance, audit: AuditLog): void {
  serve(app, auditEndpoints, { listAudit: ({ query }) => audit.list(query) });
}
