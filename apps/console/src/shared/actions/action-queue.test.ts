import { ApiError } from '@jara/api-client';
import { FAILURES } from '@jara/contract';
import { expect, test } from 'vitest';
import { type Action, createActionQueue, readActions } from './action-queue.ts';

const noLine = () => new ApiError('We could not reach Jara.', { status: 503, code: 'UNAVAILABLE' });
const movedOn = () => new ApiError(FAILURES.ORDER_MOVED_ON.message, { status: 409, code: 'ORDER_MOVED_ON' });

/** A browser with some tabs, and a line that may be gone. */
function browser() {
  let stored: Action[] = [];
  let lock = Promise.resolve();
  type SignedOut = 'TOKEN_EXPIRED' | 'TOKEN_INVALID' | undefined;
  const line = { isGone: false, isSignedOut: undefined as SignedOut, back: Promise.withResolvers<void>() };
  const keys = ['key-1', 'key-2', 'key-3', 'key-4'].values();
  const done: Action[] = [];
  let clock = 0;
  const refuse = new Set<number>();
  const fail = new Set<number>();
  const tab = () => {
    const queue = createActionQueue({
      store: {
        read: () => stored,
        write: (actions) => {
          stored = readActions(JSON.parse(JSON.stringify(actions))) ?? [];
        },
      },
      canSend: () => true,
      async send(action) {
        if (line.isGone) throw noLine();
        if (line.isSignedOut)
          throw new ApiError(FAILURES[line.isSignedOut].message, { status: 401, code: line.isSignedOut });
        if (refuse.has(action.subjectId)) throw movedOn();
        if (fail.has(action.subjectId)) throw new ApiError('Wrong here', { status: 500, code: 'UNEXPECTED' });
        done.push(action);
        return 'done';
      },
      withTabLock(work) {
        lock = lock.then(work);
        return lock;
      },
      wait: () => line.back.promise,
      newId: () => keys.next().value ?? '',
      now: () => clock,
      mostWaiting: 9,
    });
    queue.beginFor('vendor 12');
    return queue;
  };
  const wait = (ms: number) => {
    clock += ms;
  };
  return { tab, line, done, refuse, fail, wait, stored: () => stored };
}

const accept = (subjectId: number) => ({ name: 'accept', subjectId, body: { minutes: 20 } });

test('what is tapped without a line waits, is stored, and is sent in its order once the line is back', async () => {
  const { tab, line, done, stored } = browser();
  line.isGone = true;
  const queue = tab();
  queue.add(accept(1));
  queue.add({ name: 'ready', subjectId: 1, body: undefined });
  queue.add(accept(2));
  await expect.poll(() => queue.state()).toMatchObject({ isWithoutLine: true });
  expect(stored().map(({ name, subjectId }) => `${name} ${subjectId}`)).toEqual(['accept 1', 'ready 1', 'accept 2']);
  line.isGone = false;
  line.back.resolve();
  await expect.poll(() => stored()).toEqual([]);
  expect(done.map(({ id, name, subjectId }) => [id, name, subjectId])).toEqual([
    ['key-1', 'accept', 1],
    ['key-2', 'ready', 1],
    ['key-3', 'accept', 2],
  ]);
  await expect.poll(() => queue.state()).toEqual({ waiting: [], setAside: [], isWithoutLine: false });
});

test('two tabs and a second tap do nothing twice', async () => {
  const { tab, line, done, stored } = browser();
  line.isGone = true;
  const [one, other] = [tab(), tab()];
  one.add(accept(1));
  other.add(accept(1));
  other.add(accept(2));
  line.isGone = false;
  line.back.resolve();
  await expect.poll(() => stored()).toEqual([]);
  expect(done.map(({ id }) => id)).toEqual(['key-1', 'key-2']);
});

test('of what holds by its last word only that is sent, and nothing after its time', async () => {
  const { tab, line, done, wait } = browser();
  line.isGone = true;
  const queue = tab();
  const told: unknown[] = [];
  queue.onSettled((result) => 'error' in result && told.push((result.error as Error).message));
  const say = (subjectId: number, availability: string, until?: number) =>
    queue.add({ name: 'dish', subjectId, body: { availability }, lastHolds: true, ...(until && { until }) });
  say(7, 'gone');
  say(7, 'available');
  say(8, 'gone_today', 5);
  wait(10);
  line.isGone = false;
  line.back.resolve();
  await expect.poll(() => queue.state().waiting).toEqual([]);
  expect(done.map(({ subjectId, body }) => [subjectId, body])).toEqual([[7, { availability: 'available' }]]);
  expect(told).toEqual(['That waited too long for the network. Please say it again.']);
});

test('a refusal ends its action, is told, and what comes after it is sent', async () => {
  const { tab, refuse, done } = browser();
  refuse.add(1);
  const queue = tab();
  const told: unknown[] = [];
  queue.onSettled((result) => told.push('error' in result ? result.error : result.answer));
  queue.add(accept(1));
  queue.add(accept(2));
  await expect.poll(() => told).toEqual([expect.objectContaining({ code: 'ORDER_MOVED_ON' }), 'done']);
  expect(done.map(({ subjectId }) => subjectId)).toEqual([2]);
});

test.each(['TOKEN_EXPIRED', 'TOKEN_INVALID'] as const)(
  'what is refused with %s waits for the sign-in',
  async (code) => {
    const { tab, line, done, stored } = browser();
    line.isSignedOut = code;
    const queue = tab();
    queue.add(accept(1));
    await expect.poll(() => queue.state().isWithoutLine).toBe(true);
    expect(stored()).toHaveLength(1);
    line.isSignedOut = undefined;
    line.back.resolve();
    await expect.poll(() => done.map(({ id }) => id)).toEqual(['key-1']);
  },
);

test('two dishes of an order are two actions, and the same one is one', async () => {
  const { tab, done } = browser();
  const queue = tab();
  for (const item_id of [1, 2, 1])
    queue.add({ name: 'board.stock-out', subjectId: 1, body: { item_id }, isOneOfMany: true });
  await expect.poll(() => done.map(({ body }) => body)).toEqual([{ item_id: 1 }, { item_id: 2 }]);
});

test('what the API fails at is set aside, holds up its own order alone, and is tried again or dropped', async () => {
  const { tab, line, fail, done } = browser();
  for (const id of [1, 2]) fail.add(id);
  line.back.resolve();
  const queue = tab();
  const step = (name: string, subjectId: number) => queue.add({ name, subjectId, body: undefined });
  for (const id of [1, 2]) step('board.accept', id);
  step('board.ready', 1);
  step('board.accept', 3);
  const names = () => done.map(({ name, subjectId }) => `${name} ${subjectId}`);
  await expect.poll(names).toEqual(['board.accept 3']);
  const { setAside, waiting, isWithoutLine } = queue.state();
  expect([setAside.map(({ subjectId }) => subjectId), waiting.map(({ name }) => name)]).toEqual([
    [1, 2],
    ['board.ready'],
  ]);
  expect(isWithoutLine).toBe(false);
  fail.clear();
  queue.drop(setAside[1]?.id ?? '');
  queue.tryAgain(setAside[0]?.id ?? '');
  await expect.poll(names).toEqual(['board.accept 3', 'board.accept 1', 'board.ready 1']);
});

test('what another member has left waits for them', async () => {
  const { tab, line, done, stored } = browser();
  line.isGone = true;
  const queue = tab();
  queue.add(accept(1));
  await expect.poll(() => queue.state().isWithoutLine).toBe(true);
  queue.beginFor('vendor 13');
  line.isGone = false;
  line.back.resolve();
  queue.add(accept(2));
  await expect.poll(() => done.map(({ subjectId }) => subjectId)).toEqual([2]);
  expect(stored()).toMatchObject([{ owner: 'vendor 12', subjectId: 1 }]);
});
