import { expect, test } from 'vitest';
import { textsFor } from './texts.ts';

/** What one text holds in the letters of GSM 03.38; one more letter and two are paid for. */
const ONE_SEGMENT = 160;
/** As many as are likely in a host's name. */
const LONG_HOST = `${'a'.repeat(40)}.example.com`;

test('a code’s text ends with the line that lets a browser fill it in, for our own host alone', () => {
  const lines = textsFor('https://jara.example:8443').code('4821').split('\n');
  expect(lines.at(-1)).toBe('@jara.example #4821');
  expect(lines[0]).toBe('4821 is your Jara code. It works for 5 minutes. Never share it with anyone.');
});

test('a code’s text is one segment, in letters that every phone network has', () => {
  const text = textsFor(`https://${LONG_HOST}`).code('4821');
  expect(text.length).toBeLessThanOrEqual(ONE_SEGMENT);
  expect(text).toMatch(/^[\w .,@#\n]+$/);
});
