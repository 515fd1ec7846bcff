import { z } from 'zod';

const flagInUrl = z.enum(['true', 'false']).transform((flag) => flag === 'true');

/** Spec §2: a vendor's rating at least. */
export const RATINGS = ['4.5', '4.0', '3.5', '2.0'] as const;

/** Delivery fees in whole major units (`500` is ₦500): '500-1000', or '2000-' without an end. */
export const feeRangeInUrl = z
  .string()
  .regex(/^\d{1,7}-(\d{1,7})?$/, 'must be a range such as 500-1000 or 2000-')
  .transform((range) => {
    const [minimum, maximum] = range.split('-');
    return { minimum: Number(minimum), ...(maximum && { maximum: Number(maximum) }) };
  });

/**
 * Spec §2 Vendor list filters. A filter has one name everywhere: here, in its rule (domain, `vendor-filters.ts`), and in
 * its address and chip (storefront, `vendor-filters.ts`). Those two do not compile until they know every filter.
 */
export const vendorFilters = z.strictObject({
  chowpass: flagInUrl.default(false),
  open_now: flagInUrl.default(false),
  discounts: flagInUrl.default(false),
  rating: z.enum(RATINGS).transform(Number).optional(),
  fee: feeRangeInUrl.optional(),
});
export type VendorFilters = z.output<typeof vendorFilters>;
export type VendorFilter = keyof VendorFilters;
