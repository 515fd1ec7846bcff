import { z } from 'zod';
import { validationIssue } from './cart.ts';
import type { FailureCode } from './failure-codes.ts';
import { id } from './ids.ts';
import { proofChallenge } from './proof.ts';
import { packageQuote, quote } from './quotes.ts';

/** One field of the request that was refused, so that a form can show the sentence where it belongs. */
const fieldProblem = z.object({ path: z.string(), message: z.string() });

/** The data that a failure carries, by its code. A code that is not named here carries none. */
export const FAILURE_DATA = {
  CART_HAS_ISSUES: z.object({ issues: z.array(validationIssue) }),
  INVALID_INPUT: z.object({ problems: z.array(fieldProblem) }),
  /** What to solve before the same call is sent again. */
  PROOF_NEEDED: z.object({ challenge: proofChallenge }),
  /** A new quote for the same order, or null where the caller asks for one itself. */
  FEE_STALE: z.object({
    fee: quote.nullable(),
    /** What a person should know has changed, a sentence each: 'Jollof rice is now ₦2,200.00.' */
    changes: z.array(z.string()),
  }),
  /** A new quote for the same package, or null where the caller asks for one itself. */
  PACKAGE_FEE_STALE: z.object({ fee: packageQuote.nullable() }),
  /** The path of the vendor's page, where its menu is. */
  REORDER_EMPTY: z.object({ menu: z.string() }),
  /** Who has it. */
  QUEUE_ITEM_TAKEN: z.object({ name: z.string() }),
  /** The order that was made with it. */
  PACKAGE_FEE_USED: z.object({ order_id: id }),
} as const satisfies Partial<Record<FailureCode, z.ZodObject>>;

type CodeWithData = keyof typeof FAILURE_DATA;

export type FailureData<Code extends FailureCode> = Code extends CodeWithData
  ? z.output<(typeof FAILURE_DATA)[Code]>
  : undefined;

/** What a code is given along: its data where it has some, else nothing. */
export type FailureDataArgument<Code extends FailureCode> = Code extends CodeWithData ? [data: FailureData<Code>] : [];

export const hasData = (code: FailureCode): code is CodeWithData => code in FAILURE_DATA;
