import { expect, test } from 'vitest';
import { closedText, hoursToday, nextOpening, nextOpeningInShort } from './opening-text.ts';

const LAGOS = { time_zone: 'Africa/Lagos' as const, closed_days: [] };
/** Sunday, 13:30 in Lagos. */
const NOW = new Date('2026-11-15T12:30:00Z');

test('today’s hours are those of the vendor’s own day', () => {
  const hours = { saturday: { opening: 900, closing: 2100 } };
  expect(hoursToday({ ...LAGOS, available_hours: hours }, NOW)).toBe('Closed today');
  expect(hoursToday({ ...LAGOS, available_hours: { default: { opening: 930, closing: 200 } } }, NOW)).toBe(
    '9:30 AM – 2 AM',
  );
  expect(hoursToday({ ...LAGOS, available_hours: { default: { opening: 0, closing: 2359 } } }, NOW)).toBe(
    'Open 24 hours',
  );
});

test.each([
  [{ default: { opening: 1700, closing: 2300 } }, 'It opens today at 5 PM.', 'Opens today 5 PM'],
  [{ default: { opening: 800, closing: 1200 } }, 'It opens tomorrow at 8 AM.', 'Opens tomorrow 8 AM'],
  [{ wednesday: { opening: 1000, closing: 1200 } }, 'It opens on Wednesday at 10 AM.', 'Opens Wed 10 AM'],
  [{ sunday: { opening: 1000, closing: 1200 } }, 'It opens on Sunday at 10 AM.', 'Opens Sun 10 AM'],
  [{}, '', 'Closed'],
])('a closed vendor says when it opens: %o', (available_hours, sentence, inShort) => {
  const vendor = { ...LAGOS, available_hours, is_temporarily_unavailable: false };
  expect([nextOpening(vendor, NOW), nextOpeningInShort(vendor, NOW)]).toEqual([sentence, inShort]);
});

test('a closed day is passed over', () => {
  const available_hours = { default: { opening: 1700, closing: 2300 } };
  const vendor = { ...LAGOS, available_hours, is_temporarily_unavailable: false };
  expect(nextOpening({ ...vendor, closed_days: ['2026-11-15', '2026-11-16'] }, NOW)).toBe(
    'It opens on Tuesday at 5 PM.',
  );
  expect(hoursToday({ ...vendor, closed_days: ['2026-11-15'] }, NOW)).toBe('Closed today');
});

test('a vendor that is away for the moment does not say when it opens', () => {
  const available_hours = { default: { opening: 800, closing: 1200 } };
  const vendor = { ...LAGOS, available_hours, is_temporarily_unavailable: true };
  expect(nextOpening(vendor, NOW)).toBe('It is not taking orders for now.');
  expect(nextOpeningInShort(vendor, NOW)).toBe('No orders for now');
  // Its day is over: it opens by its hours.
  expect(nextOpening({ ...vendor, closed_days: ['2026-11-15'] }, NOW)).toBe('It opens tomorrow at 8 AM.');
});

test('why nothing can be ordered: closed, or away for the moment', () => {
  expect(closedText({ is_open: true, is_temporarily_unavailable: false })).toBeUndefined();
  expect(closedText({ is_open: false, is_temporarily_unavailable: false })).toBe('Closed');
  expect(closedText({ is_open: true, is_temporarily_unavailable: true })).toBe('Temporarily unavailable');
});
