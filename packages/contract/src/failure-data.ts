import { z } from 'zod';
import type { FailureCode } from './failures.ts';
import { deliveryFee } from './pricing.ts';

/** One field of the request that was refused, so that a form can show the sentence where it belongs. */
const fieldProblem = z.object({ path: z.string(), message: z.string() });

/** The data that a failure carries, by its code. A code that is not named here carries none. */
export const FAILURE_DATA = {
  INVALID_INPUT: z.object({ problems: z.array(fieldProblem) }),
  /** A new quote for the same order, or null where the caller asks for one itself. */
  FEE_STALE: z.object({ fee: deliveryFee.nullable() }),
} as const satisfies Partial<Record<FailureCode, z.ZodObject>>;

type CodeWithData = keyof typeof FAILURE_DATA;

export type FailureData<Code extends FailureCode> = Code extends CodeWithData
  ? z.output<(typeof FAILURE_DATA)[Code]>
  : undefined;

/** What a code is given along: its data where it has some, else nothing. */
export type FailureDataArgument<Code extends FailureCode> = Code extends CodeWithData ? [data: FailureData<Code>] : [];

export const hasData = (code: FailureCode): code is CodeWithData => code in FAILURE_DATA;
