import {
  approvalEndpoints,
  auditEndpoints,
  handoverPhotoEndpoints,
  opsEndpoints,
  type ParsedRequestOf,
  staffEndpoints,
  supportEndpoints,
} from '@jara/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

/** Whoever asks shows the failure, with Retry. */
const meta = { failure: 'rethrow' } as const;

export const findQuery = (q: string) =>
  queryOptions({
    queryKey: ['support', 'find', q],
    queryFn: ({ signal }) => call(supportEndpoints.findForSupport, { query: { q } }, { signal }),
    enabled: q.length > 1,
    // A search for a person is written down: it is made when somebody asks, and not by itself.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta,
  });

export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: ['support', 'order', id],
    queryFn: ({ signal }) => call(supportEndpoints.getOrderHistory, { params: { id } }, { signal }),
    meta,
  });

/** Fetched when somebody asks for it: it is as large as all else of the order. */
export const photoQuery = (id: number) =>
  queryOptions({
    queryKey: ['support', 'photo', id],
    queryFn: ({ signal }) => call(handoverPhotoEndpoints.getHandoverPhoto, { params: { id: String(id) } }, { signal }),
    meta,
  });

export const paymentQuery = (reference: string) =>
  queryOptions({
    queryKey: ['support', 'payment', reference],
    queryFn: ({ signal }) => call(supportEndpoints.getPaymentHistory, { params: { reference } }, { signal }),
    meta,
  });

/** Whose deeds the audit is asked for. */
export const colleaguesQuery = () =>
  queryOptions({
    queryKey: ['support', 'colleagues'],
    queryFn: ({ signal }) => call(staffEndpoints.listStaff, { query: { role: 'support' } }, { signal }),
    meta,
  });

/** Of the order's city. */
export const ridersQuery = (order: number) =>
  queryOptions({
    queryKey: ['support', 'riders', order],
    queryFn: ({ signal }) => call(opsEndpoints.listRiders, { query: { order: String(order) } }, { signal }),
    meta,
  });

/** Of a list, the last first: the next page begins after the last id of the one before. */
const before = (id: number | null) => (id === null ? {} : { before: String(id) });
const nextOf = (has_more: boolean, last: { readonly id: number } | undefined) => (has_more ? (last?.id ?? null) : null);

export const approvalsQuery = (state: 'waiting' | 'past') =>
  infiniteQueryOptions({
    queryKey: ['support', 'approvals', state],
    queryFn: ({ pageParam, signal }) =>
      call(approvalEndpoints.listApprovals, { query: { state, ...before(pageParam) } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ has_more, approvals }) => nextOf(has_more, approvals.at(-1)),
    meta,
  });

export type AuditFilter = Partial<
  Pick<ParsedRequestOf<typeof auditEndpoints.listAudit>['query'], 'subject_kind' | 'subject_id' | 'staff_id' | 'action'>
>;

export const auditQuery = ({ staff_id, ...rest }: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['support', 'audit', staff_id, rest],
    queryFn: ({ pageParam, signal }) =>
      call(
        auditEndpoints.listAudit,
        { query: { ...rest, ...(staff_id !== undefined && { staff_id: String(staff_id) }), ...before(pageParam) } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ has_more, entries }) => nextOf(has_more, entries.at(-1)),
    meta,
  });
