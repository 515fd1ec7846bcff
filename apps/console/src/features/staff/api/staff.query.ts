import {
  locationEndpoints,
  type RequestOf,
  type StaffRole,
  staffEndpoints,
  vendorAdminEndpoints,
} from '@jara/contract';
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, callPublic } from '../../../shared/api/call.ts';

export type StaffFilter = { readonly role: StaffRole | undefined; readonly q: string };

export const staffQuery = ({ role, q }: StaffFilter) =>
  infiniteQueryOptions({
    queryKey: ['staff', role, q],
    queryFn: ({ pageParam, signal }) =>
      call(
        staffEndpoints.listStaff,
        { query: { ...(role && { role }), ...(q !== '' && { q }), ...(pageParam !== '' && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ staff, has_more }) => (has_more ? String(staff.at(-1)?.id) : undefined),
    meta: { failure: 'rethrow' },
  });

/** Where riders take orders. */
export const citiesQuery = () =>
  queryOptions({
    queryKey: ['staff', 'cities'],
    queryFn: ({ signal }) => callPublic(locationEndpoints.listAvailableLocations, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'rethrow' },
  });

export const vendorsQuery = (q: string) =>
  queryOptions({
    queryKey: ['staff', 'vendors', q],
    queryFn: ({ signal }) => call(vendorAdminEndpoints.listVendorsForSupport, { query: { q } }, { signal }),
    meta: { failure: 'rethrow' },
  });

type BodyOf<Name extends 'addStaff' | 'changeStaff'> = RequestOf<(typeof staffEndpoints)[Name]>['body'];

/** Said in the form. */
const change = (client: QueryClient) =>
  ({
    onSettled: () => client.invalidateQueries({ queryKey: ['staff'] }),
    meta: { failure: 'rethrow' },
  }) as const;

export const addStaffMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: BodyOf<'addStaff'>) => call(staffEndpoints.addStaff, { body }),
    ...change(client),
  });

export const changeStaffMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, ...body }: BodyOf<'changeStaff'> & { readonly id: number }) =>
      call(staffEndpoints.changeStaff, { params: { id: String(id) }, body }),
    ...change(client),
  });

const request = (id: number, reason: string) => ({ params: { id: String(id) }, body: { reason } });

export const changeOfMember = {
  unlock: (id: number, reason: string) => call(staffEndpoints.unlockStaff, request(id, reason)),
  reset: (id: number, reason: string) => call(staffEndpoints.resetSecondFactors, request(id, reason)),
  end: (id: number, reason: string) => call(staffEndpoints.endStaff, request(id, reason)),
};
