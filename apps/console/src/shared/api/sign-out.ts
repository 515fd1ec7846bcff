import { staffSessionEndpoints } from '@jara/contract';
import { call } from './call.ts';
import { session } from './session.ts';

/** The token is of no use any more. Without a network it is forgotten here, and ends with the shift. */
export function signOut(): void {
  void call(staffSessionEndpoints.logoutStaff, {}).catch(() => undefined);
  session.end();
}
