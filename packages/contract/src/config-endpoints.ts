import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { id } from './ids.ts';
import { price } from './money.ts';

/** Spec §3 Config: what a bag costs, and where there are some. */
export const bagInformation = z.object({
  amount: price,
  /** Names of cities, compared without regard to case. */
  available_cities: z.array(z.string()),
  excluded_vendor_ids: z.array(id),
});
export type BagInformation = z.infer<typeof bagInformation>;

/** What can be switched for everyone without a new version. */
export const config = z.object({
  /** Decisions §10: the Chowpass filter works only when this is on. */
  chowpass_enabled: z.boolean(),
  bag_information: bagInformation,
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
