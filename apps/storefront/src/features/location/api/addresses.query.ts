import { failsOffline } from '@jara/api-client/query-client';
import type { RequestOf } from '@jara/contract';
import { addressEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';

/** Spec §7: fetched by hand each time the view changes, so never by itself. Its failure shows as a toast. */
export const addressesQuery = queryOptions({
  queryKey: ['addresses'],
  queryFn: ({ signal }) => callApi(addressEndpoints.listAddresses, {}, signal),
  enabled: false,
  ...failsOffline,
});

export const addAddress = (body: RequestOf<typeof addressEndpoints.addAddress>['body']) =>
  callApi(addressEndpoints.addAddress, { body });

export const removeAddress = (id: number) => callApi(addressEndpoints.removeAddress, { params: { id: String(id) } });

/** Spec §7, by the name it has there. */
export const saveCustomerAddress = (addressId: number) =>
  callApi(addressEndpoints.setActiveAddress, { body: { addressId } });
