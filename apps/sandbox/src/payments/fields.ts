import { z } from 'zod';
import { minorOf } from './money.ts';

/** Fields that several providers take. Each is limited: everything stays in memory. */
export const reference = z.string().regex(/^[A-Za-z0-9\-.=]{1,100}$/);
export const email = z.email().max(254);
export const text = z.string().max(500);
export const url = z.url({ protocol: /^https?$/ }).max(2000);
export const minor = z.int().min(1).max(1_000_000_000_000);
function toMinor(value: string | number, context: z.RefinementCtx): number {
  const amount = minorOf(value);
  if (amount !== undefined && amount > 0) return amount;
  context.addIssue('not an amount');
  return z.NEVER;
}
/** A decimal in major units, as minor ones. */
export const major = z.union([z.number(), z.string()]).transform(toMinor);
export const majorInText = z.string().transform(toMinor);
export const metadata = z.unknown().refine((value) => (JSON.stringify(value)?.length ?? 0) <= 4096);
