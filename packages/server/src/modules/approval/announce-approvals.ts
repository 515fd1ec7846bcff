import type { Transaction } from '../../db/client.ts';
import { announceToStaff } from '../live/index.ts';

/** Whoever of support looks at what waits for a second person sees at once what is new. */
export const announceApprovals = (tx: Transaction): Promise<void> =>
  announceToStaff(tx, { to: { role: 'support', scope: null }, event: 'queue', data: {} });
