import { z } from 'zod';

const TestEnvironment = z.object({
  /** An external PostgreSQL (15 or later) to test against; its user must be allowed to create databases. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'DATABASE_URL must look like postgres://user:password@host:5432/name.' })
    .optional(),
});

export const testEnvironment = TestEnvironment.parse(process.env);
