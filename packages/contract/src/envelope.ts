import { z } from 'zod';
import { failureCode } from './failures.ts';
import { deliveryFee } from './pricing.ts';

/** Decisions §1: every success looks like this. */
export const success = <Data extends z.ZodType>(data: Data) =>
  z.object({ status: z.literal('success'), message: z.string(), data });

/** One field of the request that was refused, so that a form can show the sentence where it belongs. */
export const fieldProblem = z.object({ path: z.string(), message: z.string() });

/** Decisions §1: every failure looks like this, under a 4xx or 5xx. */
export const failure = z.object({
  status: z.literal('failed'),
  message: z.string(),
  code: failureCode,
  data: z
    .object({
      problems: z.array(fieldProblem).default([]),
      /** A new quote, instead of one that cannot be used any more. */
      fee: deliveryFee.optional(),
    })
    .optional(),
});
export type Failure = z.input<typeof failure>;
