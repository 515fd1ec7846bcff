import { z } from 'zod';
import { email, phoneDigits } from './identity-fields.ts';
import { type Currency, countryCode } from './money.ts';
import { typedText } from './text.ts';

/** Spec §9, in their order. */
export const PACKAGE_TYPES = [
  'Food',
  'Clothes',
  'Books',
  'Medicine',
  'Phone',
  'Documents',
  'Other',
  'Prefer not to say',
] as const;
export const packageType = z.enum(PACKAGE_TYPES);
export type PackageType = z.infer<typeof packageType>;

/** Spec §4: either of these stands alone. */
export const EXCLUSIVE_PACKAGE_TYPES = ['Other', 'Prefer not to say'] as const satisfies readonly PackageType[];

/** Spec §7: what the customer does. */
export const userAction = z.enum(['sending', 'receiving']);
export type UserAction = z.infer<typeof userAction>;

/** Decisions §5, in minor units. */
export const MOST_PACKAGE_WORTH = { NGN: 500_000_000, GHS: 5_000_000 } as const satisfies Record<Currency, number>;

/** Spec §7: the declared worth × 100. Which of the two bounds counts, the addresses say. */
export const packageWorth = z
  .int('must be a whole number')
  .min(0, 'must not be below zero')
  .max(Math.max(...Object.values(MOST_PACKAGE_WORTH)), 'must be at most 5,000,000 NGN or 50,000 GHS');

/** Breaks of lines, and marks that turn the direction of what a rider reads. */
const NOT_OF_A_NAME = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Spec §7: who hands it over, or is given it. Whether the number exists in its country, the server says. */
export const packageContact = z.object({
  name: typedText(120)
    .trim()
    .min(1, 'must not be empty')
    .refine((name) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name), 'must be a name')
    .refine((name) => !NOT_OF_A_NAME.test(name), 'must be a name on one line'),
  phone: phoneDigits,
  country_code: countryCode,
  /** Decisions §10: of the other party. */
  email: email.optional(),
});
export type PackageContact = z.infer<typeof packageContact>;

/** What is in it, as a person chose it, or nothing; what 'Other' is, in their own words. */
export const packageTypes = z
  .array(packageType)
  .max(PACKAGE_TYPES.length)
  .refine((types) => new Set(types).size === types.length, 'must name each type once')
  .refine(
    (types) => types.length === 1 || !EXCLUSIVE_PACKAGE_TYPES.some((each) => types.includes(each)),
    "'Other' and 'Prefer not to say' stand alone",
  );
export const otherPackageType = typedText(60).trim();
