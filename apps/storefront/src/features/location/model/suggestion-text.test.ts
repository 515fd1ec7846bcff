import { expect, test } from 'vitest';
import { suggestionText } from './suggestion-text.ts';

const ASKED = { isWaiting: false, isAsked: true, error: null, isOffline: false };
const error = { message: 'We cannot look for places right now.' };

test('the message of an unknown place is shown only after a successful search', () => {
  expect(suggestionText(ASKED)).toMatchObject({ words: expect.stringContaining('No place by that name') });
  expect(suggestionText({ ...ASKED, error, isOffline: true })?.words).toContain('You are offline');
  expect(suggestionText({ ...ASKED, error })?.words).toBe(error.message);
});

test('what failed can be tried again, and nothing else', () => {
  expect(suggestionText({ ...ASKED, error })?.canRetry).toBe(true);
  expect(suggestionText({ ...ASKED, error, isOffline: true })?.canRetry).toBe(true);
  expect(suggestionText(ASKED)?.canRetry).toBe(false);
  expect(suggestionText({ ...ASKED, error, isWaiting: true })).toEqual({
    words: 'Looking for places…',
    canRetry: false,
  });
});

test('before anything is asked there is nothing to say', () => {
  expect(suggestionText({ ...ASKED, isAsked: false })).toBeUndefined();
});
