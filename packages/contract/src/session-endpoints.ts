import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

/** Apart from the other ones of identity: whatever calls the API may need it. */
export const sessionEndpoints = {
  refreshToken: {
    method: 'POST',
    path: '/auth/refresh-token',
    summary:
      'A fresh token for a stale one, if the refresh cookie belongs to it. Both are new; for 30 s the old ones give them again.',
    repeatable: 'For 30 s the same pair gives the same new pair.',
    body: z.strictObject({ token: z.string().max(4_000) }),
    data: z.object({ token: z.string() }),
    failures: ['TOKEN_INVALID', 'TOKEN_EXPIRED'],
  },
} as const satisfies EndpointTable;
