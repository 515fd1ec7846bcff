import { dayText } from '@jara/domain/preorder';

/** Which days of a range are estimated; nothing where none is. */
export function estimatedText(days: readonly string[]): string | undefined {
  const [first] = days;
  if (first === undefined) return undefined;
  const when = days.length === 1 ? dayText(first) : `${days.length} of these days`;
  return `On ${when} there were more events than are kept. What visitors did then is estimated from some of their sessions; orders and revenue are exact.`;
}
