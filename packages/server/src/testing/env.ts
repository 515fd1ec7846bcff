import { givenVariables } from '@jara/lifecycle';
import { z } from 'zod';

const TestEnvironment = z.object({
  /** An external PostgreSQL (15 or later) to test against; its user must be allowed to create databases. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'DATABASE_URL must look like postgres://user:password@host:5432/name.' })
    .optional(),
});

/** What a process that a test starts needs to have the clock and the zone of the tests, and to start in half the time. */
const ClockEnvironment = z.object({
  NODE_OPTIONS: z.string().default(''),
  TZ: z.string().optional(),
  NODE_COMPILE_CACHE: z.string().optional(),
});

export const testEnvironment = TestEnvironment.parse(givenVariables(TestEnvironment.keyof().options, process.env));

export const clockEnvironment = ClockEnvironment.parse(process.env);
