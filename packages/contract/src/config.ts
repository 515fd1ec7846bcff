import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

/** What can be switched for everyone without a new version. */
export const config = z.object({
  /** Decisions §10: the Chowpass filter works only when this is on. */
  chowpass_enabled: z.boolean(),
});
export type Config = z.infer<typeof config>;

export const configEndpoints = {
  getConfig: {
    method: 'GET',
    path: '/customer/config',
    summary: 'What is switched on for everyone.',
    data: config,
    cached: true,
    failures: [],
  },
} as const satisfies EndpointTable;
