export { findAmountsOf } from './audit.store.ts';
export { type AuditLog, createAuditLog, findAuditOf } from './audit-log.ts';
export { recordAudit } from './record-audit.ts';
