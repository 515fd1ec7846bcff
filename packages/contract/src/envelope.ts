import { z } from 'zod';
import { FAILURE_CODES, type FailureCode } from './failure-codes.ts';
import { FAILURE_DATA, type FailureData, hasData } from './failure-data.ts';

/** Decisions §1: every success looks like this. */
export const success = <Data extends z.ZodType>(data: Data) =>
  z.object({ status: z.literal('success'), message: z.string(), data });

type FailureOf<Code extends FailureCode> = Code extends FailureCode
  ? { status: 'failed'; message: string; code: Code } & (FailureData<Code> extends undefined
      ? unknown
      : { data: FailureData<Code> })
  : never;

export type Failure = FailureOf<FailureCode>;

/** Decisions §1: every failure looks like this, under a 4xx or 5xx. Its code decides which data it carries. */
export function failureWith(codes: readonly FailureCode[]): z.ZodType<Failure> {
  const envelope = { status: z.literal('failed'), message: z.string() };
  const withData = codes
    .filter(hasData)
    .map((code) => z.object({ ...envelope, code: z.literal(code), data: FAILURE_DATA[code] }));
  const withoutData = z.object({ ...envelope, code: z.enum(codes.filter((code) => !hasData(code))) });
  return z.discriminatedUnion('code', [withoutData, ...withData]) as unknown as z.ZodType<Failure>;
}

export const failure = failureWith(FAILURE_CODES);
