import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Claim, type GiveBack, type Limits, sharedPlaces } from './shared-places.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const LIMITS: Limits = {
  places: 2,
  mostOfShare: 2,
  mostOfMember: 2,
  longestLineOfShare: 100,
  longestLineOfMember: 100,
  longestWaitMs: 1_000,
};

/** Takes places by name, and tells who has begun and who was refused, in their order. */
function crowd(limits: Partial<Limits> = {}) {
  const queue = sharedPlaces({ ...LIMITS, ...limits });
  const heard: string[] = [];
  const places = new Map<string, GiveBack>();
  return {
    queue,
    heard,
    take(name: string, claim: Partial<Claim> = {}) {
      queue.take({ share: name.slice(0, 1), member: '', ...claim }, (shortage, giveBack) => {
        heard.push(shortage ? `${name}: ${shortage}` : name);
        places.set(name, giveBack);
      });
    },
    leave: (name: string) => places.get(name)?.(),
  };
}

test('free places go round by share, however many of one share wait', () => {
  const { take, leave, heard } = crowd();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1']) take(name);
  expect(heard).toEqual(['a1', 'a2']);
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'a4']) leave(name);
  expect(heard).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5']);
});

test('a share has no more than its part of the places, and others are served at once', () => {
  const { take, leave, heard } = crowd({ places: 3, mostOfShare: 2 });
  for (const name of ['a1', 'a2', 'a3', 'b1']) take(name);
  expect(heard).toEqual(['a1', 'a2', 'b1']);
  leave('b1');
  expect(heard).toEqual(['a1', 'a2', 'b1']);
  leave('a2');
  expect(heard).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('within a share turns go round by member, and none has more than its part', () => {
  const { take, leave, heard } = crowd({ mostOfMember: 1 });
  for (const name of ['x1', 'x2', 'x3', 'y1']) take(name, { share: 'network', member: name.slice(0, 1) });
  expect(heard).toEqual(['x1', 'y1']);
  for (const name of ['y2', 'z1']) take(name, { share: 'network', member: name.slice(0, 1) });
  leave('x1');
  expect(heard).toEqual(['x1', 'y1', 'x2']);
  leave('y1');
  expect(heard).toEqual(['x1', 'y1', 'x2', 'y2']);
  leave('x2');
  expect(heard).toEqual(['x1', 'y1', 'x2', 'y2', 'z1']);
});

test('a line has an end, by member and by share, and others are not refused for it', () => {
  const { take, heard } = crowd({ places: 1, longestLineOfMember: 1, longestLineOfShare: 2 });
  for (const name of ['x1', 'x2', 'x3', 'y1', 'z1']) take(name, { share: 'network', member: name.slice(0, 1) });
  take('b1');
  expect(heard).toEqual(['x1', 'x3: too many', 'z1: too many']);
});

test('who has waited too long is told so, and is passed by', () => {
  const { take, leave, heard } = crowd({ places: 2, mostOfShare: 1 });
  for (const name of ['a1', 'a2', 'b1', 'c1']) take(name);
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual(['a1', 'b1', 'a2: too late', 'c1: too late']);
  take('c2');
  leave('a1');
  expect(heard.at(-1)).toBe('c2');
});

test('a share without work is forgotten', () => {
  const { queue, take, leave } = crowd({ places: 1 });
  for (const name of ['a1', 'b1']) take(name);
  expect(queue.size()).toBe(2);
  leave('a1');
  expect(queue.size()).toBe(1);
  leave('b1');
  expect(queue.size()).toBe(0);
});

test('who was refused is forgotten: however many are, nothing is kept of them', () => {
  const { queue, take, leave } = crowd({ places: 1, longestLineOfShare: 1 });
  for (const name of ['x1', 'x2', 'x3', 'x4']) take(name, { share: 'network', member: name });
  leave('x1');
  leave('x2');
  expect(queue.size()).toBe(0);
});
