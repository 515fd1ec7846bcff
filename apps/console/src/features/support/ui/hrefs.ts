import type { AuditSubject } from '@jara/contract';

export const hrefOfFind = (q: string): string => `/find?q=${encodeURIComponent(q)}`;
export const hrefOfOrder = (id: number | string): string => `/support/orders/${id}`;
export const hrefOfPayment = (reference: number | string): string => `/support/payments/${reference}`;
export const hrefOfAudit = ({ kind, id }: AuditSubject): string =>
  `/audit?subject_kind=${kind}&subject_id=${encodeURIComponent(String(id))}`;

/** Where a request leads that is about it; undefined of what has no screen. */
export function hrefOfSubject({ kind, id }: AuditSubject): string | undefined {
  if (kind === 'order') return hrefOfOrder(id);
  if (kind === 'payment') return hrefOfPayment(id);
  return kind === 'vendor' || kind === 'rider' ? `/support/money/${kind}/${id}` : undefined;
}
