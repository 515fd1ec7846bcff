import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@jara/contract';
import type { Secrets } from '../../../secrets.ts';

/** Without letters and digits that look like others. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** As it is shown: 'ABCDE-FGHJK'. */
const shown = (code: string) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, () => shown(newCode()));

/** What is stored of one, however it is typed. */
export const hmacOfRecoveryCode = (secrets: Secrets, staffId: number, typed: string): string =>
  secrets.mac('recoveryCode', `${staffId}:${typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`);
