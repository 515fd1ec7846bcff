import type { MinorUnits } from '@jara/contract';
import { readAmount } from '@jara/domain/money';

/** 250050 is '2500.50'. By text: a float would be off by a kobo now and then. */
export function toMajorText(amount: MinorUnits): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** For providers that take a number; JSON writes it with the same digits again. */
export const toMajorNumber = (amount: MinorUnits): number => Number(toMajorText(amount));

/** Of a provider's '2500.50' or 2500.5. Null where it is no amount, or has a third decimal. */
export const fromMajor = (value: string | number): MinorUnits | null => readAmount(String(value)) ?? null;
