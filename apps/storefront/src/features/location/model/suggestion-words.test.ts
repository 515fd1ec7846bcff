import { expect, test } from 'vitest';
import { suggestionWords } from './suggestion-words.ts';

const ASKED = { isWaiting: false, isAsked: true, error: null, isOffline: false };
const error = { message: 'We cannot look for places right now.' };

test('the message of an unknown place is shown only after a successful search', () => {
  expect(suggestionWords(ASKED)).toMatchObject({ words: expect.stringContaining('No place by that name') });
  expect(suggestionWords({ ...ASKED, error, isOffline: true })?.words).toContain('You are offline');
  expect(suggestionWords({ ...ASKED, error })?.words).toBe(error.message);
});

test('what failed can be tried again, and nothing else', () => {
  expect(suggestionWords({ ...ASKED, error })?.canRetry).toBe(true);
  expect(suggestionWords({ ...ASKED, error, isOffline: true })?.canRetry).toBe(true);
  expect(suggestionWords(ASKED)?.canRetry).toBe(false);
  expect(suggestionWords({ ...ASKED, error, isWaiting: true })).toEqual({
    words: 'Looking for places…',
    canRetry: false,
  });
});

test('before anything is asked there is nothing to say', () => {
  expect(suggestionWords({ ...ASKED, isAsked: false })).toBeUndefined();
});
