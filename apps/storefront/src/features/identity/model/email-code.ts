import { isCodeAlive } from './pending-code.ts';

/** A code that was sent to confirm a new email, and has not been given yet. */
export type EmailCode = { readonly email: string; readonly sentAt: number };

/**
 * Whether the code is asked for in a dialog that opened at `openedAt`. One that dies while the dialog is open is still
 * asked for: Resend is there.
 */
export const isCodePending = (code: EmailCode | undefined, openedAt: number): code is EmailCode =>
  code !== undefined && isCodeAlive(code.sentAt, openedAt);
