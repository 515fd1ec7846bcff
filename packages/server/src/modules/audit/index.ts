export { findAmountsOf } from './audit.store.ts';
export { type AuditLog, createAuditLog } from './audit-log.ts';
export { recordAudit } from './record-audit.ts';
