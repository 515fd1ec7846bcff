import { beforeEach, describe, expect, test } from 'vitest';
import { createCopies } from './copies.ts';
import { announcedBy } from './testing/announced-changes.ts';

const START = Date.parse('2026-11-15T12:30:10Z');
let now: number;
let said: ReturnType<typeof announcedBy>;
let copies: ReturnType<typeof createCopies<string>>;

beforeEach(() => {
  now = START;
  said = announcedBy(() => now);
  copies = createCopies({ changes: said.changes, now: () => now, maxBytes: 1_000_000, sizeOf: ({ length }) => length });
});

const at = (time: string) => Date.parse(`2026-11-15T${time}Z`);
const dependsOn = (tags: readonly string[], until = Number.POSITIVE_INFINITY) => ({ tags: new Set(tags), until });
const state = (key = 'page') => copies.find(key)?.state;

describe('a copy that says what it depends on', () => {
  beforeEach(() => copies.begin()('page', 'made', dependsOn(['vendor:1', 'menu:1'], at('12:45:00'))));

  test('is fresh until the clock changes it, then lapsed for five seconds, then old', () => {
    const seen = ['12:31:00', '12:44:59', '12:45:00', '12:45:04', '12:45:05'].map((time) => {
      now = at(time);
      return state();
    });
    expect(seen).toEqual(['fresh', 'fresh', 'lapsed', 'lapsed', 'old']);
  });

  test.each([
    ['menu:1', 'old'],
    ['*', 'old'],
    ['menu:11', 'fresh'],
  ])('when %s changes it is %s', (tag, expected) => {
    said.announce('city:3', tag);
    expect(state()).toBe(expected);
  });

  test('is never lapsed once something in it has changed: what costs money is made anew first', () => {
    said.announce('menu:1');
    now = at('12:45:01');
    expect(state()).toBe('old');
  });

  test('holds for its minute at most while nothing is announced', () => {
    said.lose();
    expect(state()).toBe('fresh');
    now = at('12:31:00');
    expect(state()).toBe('old');
  });

  test('is not fresh for longer than an hour, whatever it says, and is gone after a day', () => {
    copies.begin()('config', 'made', dependsOn([]));
    now = START + 60 * 60_000 - 1;
    expect(state('config')).toBe('fresh');
    now += 1;
    expect(state('config')).toBe('lapsed');
    now = START + 24 * 60 * 60_000;
    expect(state('config')).toBeUndefined();
  });
});

describe('a copy that says nothing', () => {
  beforeEach(() => copies.begin()('page', 'made', undefined));

  test('holds for the minute in which it was begun', () => {
    now = at('12:30:59');
    expect(state()).toBe('fresh');
    now = at('12:31:00');
    expect(state()).toBe('old');
  });

  test('is old when anything changes', () => {
    said.announce('vendor:99');
    expect(state()).toBe('old');
  });
});

test('what changed while a copy was made leaves it old from the start, and another’s change does not', () => {
  const keep = copies.begin();
  said.announce('vendor:1');
  keep('page', 'made', dependsOn(['vendor:1']));
  keep('other', 'made', dependsOn(['vendor:2']));
  keep('unknown', 'made', undefined);
  expect(['page', 'other', 'unknown'].map(state)).toEqual(['old', 'fresh', 'old']);
});

test('a copy made just after a change is made again 3.5 seconds later, for an API that heard late', () => {
  said.announce('vendor:1');
  now += 500;
  copies.begin()('page', 'made', dependsOn(['vendor:1']));
  now = START + 3_499;
  expect(state()).toBe('fresh');
  now = START + 3_500;
  expect(state()).toBe('lapsed');
});

test('a copy that was begun earlier does not replace a later one', () => {
  const keepEarlier = copies.begin();
  now += 1_000;
  copies.begin()('page', 'later', undefined);
  keepEarlier('page', 'earlier', undefined);
  expect(copies.find('page')?.value).toBe('later');
});
