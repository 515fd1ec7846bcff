export { findAmountsOf } from './audit.store.ts';
export { type AuditLog, createAuditLog, findAuditOf } from './audit-log.ts';
export { type Auditor, recordAudit } from './record-audit.ts';
