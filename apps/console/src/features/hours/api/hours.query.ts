import { type RequestOf, type VendorHours, vendorHoursEndpoints } from '@jara/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

export const hoursQuery = () =>
  queryOptions<VendorHours>({
    queryKey: ['hours'],
    queryFn: ({ signal }) => call(vendorHoursEndpoints.getVendorHours, {}, { signal }),
    meta: { failure: 'rethrow' },
  });

type Edit = RequestOf<typeof vendorHoursEndpoints.editVendorHours>['body'];

export function useEditHours(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Edit) => call(vendorHoursEndpoints.editVendorHours, { body }),
    onSuccess(hours) {
      client.setQueryData(hoursQuery().queryKey, hours);
      onDone();
    },
    onError: () => client.invalidateQueries({ queryKey: hoursQuery().queryKey }),
    meta: { followedUp: ['EDITED_MEANWHILE'] },
  });
}

type Day = { readonly day: string; readonly isClosed: boolean };

export function useCloseOnDay() {
  const client = useQueryClient();
  const { queryKey } = hoursQuery();
  return useMutation({
    mutationFn: ({ day, isClosed }: Day) =>
      call(isClosed ? vendorHoursEndpoints.closeOnDay : vendorHoursEndpoints.openOnDay, { params: { day } }),
    onSuccess: ({ closed_days }) =>
      client.setQueryData<VendorHours>(queryKey, (hours) => hours && { ...hours, closed_days }),
  });
}
