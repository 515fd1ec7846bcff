import { expect, test } from 'vitest';
import { supportReason } from './support-reason.ts';
import { typedText } from './text.ts';

test.each(['\u2060', ' \u200b\u00ad', '\u200d\u200c', '\u3164', '\ufe0f', '\u{e0041}'])(
  'what nobody sees is no reason: %j',
  (typed) => expect(supportReason.safeParse(typed).success).toBe(false),
);

test.each([
  ['It \u202enever\u2060 came\u0007', 'It never came'],
  ['می\u200cخواهم 👩🏾\u200d🍳 🏴󠁧󠁢󠁥󠁮󠁧󠁿\nThanks', 'می\u200cخواهم 👩🏾\u200d🍳 🏴󠁧󠁢󠁥󠁮󠁧󠁿\nThanks'],
])('of %j is stored what is seen', (typed, stored) => expect(typedText(100).parse(typed)).toBe(stored));
