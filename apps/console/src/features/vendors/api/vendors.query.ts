import {
  catalogEndpoints,
  locationEndpoints,
  type RequestOf,
  type VendorType,
  vendorAdminEndpoints,
} from '@jara/contract';
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, callPublic } from '../../../shared/api/call.ts';

export const VENDORS = ['vendors'] as const;

export const vendorsQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...VENDORS, q],
    queryFn: ({ pageParam, signal }) =>
      call(
        vendorAdminEndpoints.listVendorsForSupport,
        { query: { ...(q !== '' && { q }), ...(pageParam !== '' && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ vendors, has_more }) => (has_more ? String(vendors.at(-1)?.id) : undefined),
    meta: { failure: 'rethrow' },
  });

export const citiesQuery = () =>
  queryOptions({
    queryKey: ['cities'],
    queryFn: ({ signal }) => callPublic(locationEndpoints.listAvailableLocations, {}, signal),
    meta: { failure: 'rethrow' },
  });

export const categoriesQuery = (type_group: VendorType) =>
  queryOptions({
    queryKey: ['categories of vendors', type_group],
    queryFn: ({ signal }) => callPublic(catalogEndpoints.listVendorCategories, { query: { type_group } }, signal),
    meta: { failure: 'rethrow' },
  });

export const addVendorMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: RequestOf<typeof vendorAdminEndpoints.addVendor>['body']) =>
      call(vendorAdminEndpoints.addVendor, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: VENDORS }),
    // The form says so.
    meta: { failure: 'rethrow' },
  });
