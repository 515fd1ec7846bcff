import { supportQueueEndpoints } from '@jara/contract';
import type { SupportQueue } from '@jara/server/support-queue';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function supportQueueRoutes(app: FastifyInstance, queue: SupportQueue): void {
  serve(app, supportQueueEndpoints, {
    getSupportQueue: ({ query }, { staff }) => queue.list(staff, query),
    claimQueueItem: ({ body }, { staff }) => queue.claim(staff, body),
    retryJob: (tx, { params, body }, { staff }) => queue.retryJob(tx, staff, params.id, body),
    releaseQueueItem: ({ body }, { staff }) => queue.release(staff, body),
  });
}
