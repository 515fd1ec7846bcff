import { z } from 'zod';

const address = z.url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' });

export const databaseVariables = {
  DATABASE_URL: address,
  /** Where announcements are heard, where `DATABASE_URL` leads to a pooler that gives a connection for a transaction. */
  DATABASE_LISTEN_URL: address.optional(),
  /** '0' for a pooler that knows nothing of prepared statements (PgBouncer before 1.21). */
  DATABASE_NAMED_STATEMENTS: z.enum(['0', '1']).default('1'),
} as const;

export type DatabaseVariables = z.infer<z.ZodObject<typeof databaseVariables>>;

/** How API and worker come to the database. */
export const databaseSettings = (variables: DatabaseVariables) => {
  const { DATABASE_URL, DATABASE_LISTEN_URL, DATABASE_NAMED_STATEMENTS } = variables;
  return {
    url: DATABASE_URL,
    listenUrl: DATABASE_LISTEN_URL ?? DATABASE_URL,
    isPooled: DATABASE_LISTEN_URL !== undefined,
    namesStatements: DATABASE_NAMED_STATEMENTS === '1',
  };
};
