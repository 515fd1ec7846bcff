import { opsEndpoints } from '@jara/contract';
import { call } from '../../../shared/api/call.ts';

/** False if nobody waits for this rider: nothing was written down. */
export const reportPosition = async (body: { readonly latitude: number; readonly longitude: number }) =>
  (await call(opsEndpoints.reportPosition, { body })).is_used;
