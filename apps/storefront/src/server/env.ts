import { z } from 'zod';

const schema = z.object({ PORT: z.coerce.number().int().min(1).max(65_535), HOST: z.string().default('127.0.0.1') });

/** What the server alone needs; the rest is in shared/config/env.ts. */
export const readServerEnv = (source: Record<string, string | undefined>) => schema.parse(source);
