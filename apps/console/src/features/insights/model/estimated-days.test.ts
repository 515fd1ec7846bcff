import { expect, test } from 'vitest';
import { estimatedText } from './estimated-days.ts';

test('which days are estimated is said by name, or how many they are', () => {
  expect(estimatedText([])).toBeUndefined();
  expect(estimatedText(['2026-11-16'])).toMatch(/^On Mon 16 Nov there were more events than are kept\./);
  expect(estimatedText(['2026-11-15', '2026-11-16'])).toMatch(/^On 2 of these days there were more events/);
});
