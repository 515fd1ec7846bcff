import type { proofHeaders } from '@jara/contract';
import type { From } from '@jara/server/identity';
import type { z } from 'zod';

/** Where a call comes from, with the proof of work that it has brought. */
export const provenBy = (headers: z.output<typeof proofHeaders>, { origin, device }: From): From => ({
  origin,
  device,
  proof: headers['x-proof'],
});
