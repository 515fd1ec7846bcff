import { isFailure } from '@jara/api-client';
import { type DemoMember, demoStaffEndpoints } from '@jara/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callPublic } from '../../../shared/api/call.ts';

/** The staff of the demo; nobody where texts reach phones. */
export const demoStaffQuery = () =>
  queryOptions({
    queryKey: ['demo-staff'],
    queryFn: async ({ signal }): Promise<DemoMember[]> => {
      try {
        return (await callPublic(demoStaffEndpoints.listDemoStaff, {}, signal)).staff;
      } catch (error) {
        if (isFailure(error, 'ROUTE_NOT_FOUND')) return [];
        throw error;
      }
    },
    // Nobody misses a list that a person of production never sees.
    meta: { failure: 'rethrow' },
  });

export const demoLoginMutation = () =>
  mutationOptions({
    mutationFn: (staff_id: number) => callPublic(demoStaffEndpoints.loginDemoStaff, { body: { staff_id } }),
  });
