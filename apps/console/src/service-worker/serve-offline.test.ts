import { openWorker } from '@jara/ui/testing/worker-scope';
import { afterEach, expect, test, vi } from 'vitest';
import { serveOffline } from './serve-offline.ts';

const FILES = { '/console': '<html>', '/console/static/a-1.js': 'a', '/console/static/b-1.js': 'b' };

afterEach(() => vi.useRealTimers());

async function installed() {
  const worker = openWorker((scope) => serveOffline(scope, Object.keys(FILES)), {
    ...FILES,
    '/console/board': '<new>',
  });
  await worker.dispatch('install', {});
  return worker;
}
const text = async (answer: Promise<Response | undefined>) => (await answer)?.text();

test('without a network every screen opens with the page that is stored, and with its files', async () => {
  const worker = await installed();
  worker.setNetwork(undefined);
  expect(await text(worker.ask('/console/board', 'navigate'))).toBe('<html>');
  expect(await text(worker.ask('/console/static/b-1.js', 'cors'))).toBe('b');
});

test('with a network the page is the newest, and its files are not asked for again', async () => {
  const worker = await installed();
  worker.fetched.length = 0;
  expect(await text(worker.ask('/console/board', 'navigate'))).toBe('<new>');
  expect(await text(worker.ask('/console/static/a-1.js', 'cors'))).toBe('a');
  expect(worker.fetched).toEqual(['/console/board']);
});

test('a network that brings nothing for three seconds is as good as none', async () => {
  const worker = await installed();
  worker.silenceNetwork();
  vi.useFakeTimers();
  const answer = text(worker.ask('/console/board', 'navigate'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await answer).toBe('<html>');
});

test('calls of the API, other methods and other files pass the worker by', async () => {
  const worker = await installed();
  expect(await worker.ask('/api/ops/vendor/orders', 'cors')).toBeUndefined();
  expect(await worker.ask('/console', 'navigate', 'POST')).toBeUndefined();
  expect(worker.kept()).toEqual(Object.keys(FILES));
});

test('a version that takes over deletes the files that only an earlier one had', async () => {
  const worker = await installed();
  await worker.open('console-files').put('/console/static/a-0.js', new Response('old'));
  await worker.dispatch('activate', {});
  expect(worker.kept('console-files')).toEqual(Object.keys(FILES));
});
