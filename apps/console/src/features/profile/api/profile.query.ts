import { type RequestOf, secondFactorEndpoints, staffSessionEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

export const staffSessionsQuery = () =>
  queryOptions({
    queryKey: ['profile', 'sessions'],
    queryFn: async ({ signal }) => (await call(staffSessionEndpoints.listStaffSessions, {}, { signal })).sessions,
    // The screen says so itself.
    meta: { failure: 'rethrow' },
  });

export const secondFactorsQuery = () =>
  queryOptions({
    queryKey: ['profile', 'second-factors'],
    queryFn: ({ signal }) => call(secondFactorEndpoints.listSecondFactors, {}, { signal }),
    meta: { failure: 'rethrow' },
  });

export const endStaffSession = (id: string) => call(staffSessionEndpoints.endStaffSession, { params: { id } });

type NewPasskey = RequestOf<(typeof secondFactorEndpoints)['addPasskey']>['body'];

export const startPasskey = () => call(secondFactorEndpoints.startPasskey, {});
export const addPasskey = (body: NewPasskey) => call(secondFactorEndpoints.addPasskey, { body });
export const removePasskey = (id: string) => call(secondFactorEndpoints.removePasskey, { params: { id } });
export const startTotp = () => call(secondFactorEndpoints.startTotp, {});
export const confirmTotp = (code: string) => call(secondFactorEndpoints.confirmTotp, { body: { code } });
export const removeTotp = () => call(secondFactorEndpoints.removeTotp, {});
export const renewRecoveryCodes = () => call(secondFactorEndpoints.renewRecoveryCodes, {});
