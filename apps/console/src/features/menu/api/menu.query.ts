import { menuEditingEndpoints, type StaffMenu } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

const MENU = ['menu'] as const;
/** Beside the events, should one be lost, and for what comes back by itself. */
const LOOK_AGAIN_MS = 60_000;

export const menuQuery = () =>
  queryOptions<StaffMenu>({
    queryKey: MENU,
    queryFn: ({ signal }) => call(menuEditingEndpoints.getStaffMenu, {}, { signal }),
    refetchInterval: LOOK_AGAIN_MS,
    // It stands where the menu would.
    meta: { failure: 'rethrow' },
  });
