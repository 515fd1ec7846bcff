import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { succeed } from '../../outcome.ts';
import { ownerQueue } from './owner-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const [ada, obi] = [{ customer_id: 1 }, { guest_hash: 'obi' }];
const succeeded = succeed(null);

/** A change that is made when the test says so; `begun` tells which have begun, in their order. */
function changes() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const change = (name: string) => () => {
    begun.push(name);
    return new Promise<typeof succeeded>((resolve) => ends.set(name, () => resolve(succeeded)));
  };
  return { begun, change, end: (name: string) => ends.get(name)?.() };
}

test('the changes of one owner are made one after the other, and nobody waits for another owner’s', async () => {
  const queue = ownerQueue();
  const { begun, change, end } = changes();
  const made = [queue.run(ada, change('one')), queue.run(ada, change('two')), queue.run(obi, change('his'))];
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['one', 'his']);
  end('one');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['one', 'his', 'two']);
  end('two');
  end('his');
  expect(await Promise.all(made)).toEqual([succeeded, succeeded, succeeded]);
});

test('a call is refused at once when too many wait', async () => {
  const queue = ownerQueue({ mostWaiting: 1 });
  const { begun, change, end } = changes();
  const made = [queue.run(ada, change('one')), queue.run(ada, change('two'))];
  expect(await queue.run(ada, change('three'))).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 4 });
  end('one');
  await made[0];
  end('two');
  await made[1];
  expect(begun).toEqual(['one', 'two']);
});

test('a call that waits too long is refused and never begins; later calls still run', async () => {
  const queue = ownerQueue({ longestWaitMs: 1_000 });
  const { begun, change, end } = changes();
  const one = queue.run(ada, change('one'));
  const two = queue.run(ada, change('two'));
  await vi.advanceTimersByTimeAsync(500);
  const three = queue.run(ada, change('three'));
  await vi.advanceTimersByTimeAsync(500);
  expect(await two).toEqual({ ok: false, code: 'BUSY' });
  end('one');
  await one;
  await vi.advanceTimersByTimeAsync(0);
  end('three');
  expect(await three).toEqual(succeeded);
  expect(begun).toEqual(['one', 'three']);
});

test('a change that fails lets the next begin, and an owner without changes is forgotten', async () => {
  const queue = ownerQueue();
  const failing = queue.run(ada, () => Promise.reject(new Error('broken')));
  const next = queue.run(ada, async () => succeeded);
  expect(queue.size()).toBe(1);
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toEqual(succeeded);
  expect(queue.size()).toBe(0);
});
