import type { AuditSubject } from '@jara/contract';

export const hrefOfFind = (q: string): string => `/find?q=${encodeURIComponent(q)}`;
export const hrefOfOrder = (id: number | string): string => `/support/orders/${id}`;
export const hrefOfAudit = ({ kind, id }: AuditSubject): string =>
  `/audit?subject_kind=${kind}&subject_id=${encodeURIComponent(String(id))}`;
