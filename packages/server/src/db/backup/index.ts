export { deleteOldBackups } from './backup-folder.ts';
export { findSource, startRestored } from './restore-backup.ts';
export { countAcknowledged, lastArchived } from './restored-rows.ts';
export { takeBackup } from './take-backup.ts';
export { segmentsIn } from './wal-archive.ts';
