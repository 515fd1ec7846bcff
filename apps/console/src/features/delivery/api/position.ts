import { opsEndpoints } from '@jara/contract';
import { call } from '../../../shared/api/call.ts';

/** Without an answer by then the line counts as gone, and the next place is newer. */
const LONGEST_MS = 8_000;

/** False if nobody waits for this rider: nothing was written down. */
export const reportPosition = async (body: { readonly latitude: number; readonly longitude: number }) =>
  (await call(opsEndpoints.reportPosition, { body }, { signal: AbortSignal.timeout(LONGEST_MS) })).is_used;
