import { menuEditingEndpoints, type StaffMenu } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

const MENU = ['menu'] as const;
/** What another tablet has said is seen by then. */
const LOOK_AGAIN_MS = 30_000;

export const menuQuery = () =>
  queryOptions<StaffMenu>({
    queryKey: MENU,
    queryFn: ({ signal }) => call(menuEditingEndpoints.getStaffMenu, {}, { signal }),
    refetchInterval: LOOK_AGAIN_MS,
    // It stands where the menu would.
    meta: { failure: 'rethrow' },
  });
