import { z } from 'zod';

/** What a vendor says of a dish or an option: it can be had; it is gone until the day ends; it is gone until the vendor says otherwise. */
export const AVAILABILITIES = ['available', 'gone_today', 'gone'] as const;
export const availability = z.enum(AVAILABILITIES);
export type Availability = z.infer<typeof availability>;
