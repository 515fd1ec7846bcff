import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

export const healthEndpoints = {
  alive: {
    method: 'GET',
    path: '/healthz',
    summary: 'The process is alive.',
    data: z.object({ uptime_seconds: z.number().nonnegative() }),
    failures: [],
  },
  ready: {
    method: 'GET',
    path: '/readyz',
    summary: 'The database can be reached; 503 while it cannot, or while the process is about to stop.',
    data: z.object({ database: z.literal('reachable') }),
    failures: ['UNAVAILABLE'],
  },
} as const satisfies EndpointTable;
