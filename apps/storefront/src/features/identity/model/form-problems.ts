import type { Problems } from '@jara/ui/browser/use-form';
import type { z } from 'zod';

/** The first thing that is wrong with each field of a form, or nothing when all is well. */
export function problemsOf<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  values: Readonly<Record<keyof Shape & string, string>>,
): Problems<keyof Shape & string> | undefined {
  const parsed = schema.safeParse(values);
  if (parsed.success) return undefined;
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) problems[String(path[0])] ??= message;
  return problems as Problems<keyof Shape & string>;
}
