import { OperatorError } from '@jara/server/process';

const DISK_FULL = 'The disk is full: free some space and start again.';

/** The message for the person at the terminal: one sentence for known errors, the stack for others. */
export function operatorMessage(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  // 53100 is PostgreSQL's code for a full disk.
  if (code === 'ENOSPC' || code === '53100' || /no space left on device/i.test(error.message)) return DISK_FULL;
  if ((code === 'EACCES' || code === 'EPERM') && path !== undefined) {
    return `${path} cannot be written: it belongs to another user (perhaps Jara was started as root before), so start as that user or give it to yourself.`;
  }
  return error.stack ?? error.message;
}
