import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addToPage, recordDependencies } from './page-dependencies.ts';

const answer = (tags?: string, until?: number) =>
  new Response('{}', {
    headers: {
      ...(tags !== undefined && { 'x-cache-tags': tags }),
      ...(until !== undefined && { 'x-cache-until': String(until) }),
    },
  });

/** A page whose calls are answered so, one after the other. */
const headersOf = async (...answers: readonly (Response | undefined)[]) => {
  const { headers } = await recordDependencies(async () => {
    for (const each of answers) {
      await turn();
      addToPage(each);
    }
  });
  return headers;
};

test('a page has the tags of all its answers and their earliest time, also beside other pages', async () => {
  const [vendor, partly] = await Promise.all([
    headersOf(answer('vendor:1', 2_000), answer('menu:1 vendor:1'), answer('', 1_000)),
    headersOf(answer('vendor:1'), answer()),
  ]);
  expect(vendor).toEqual({ 'x-cache-tags': 'vendor:1 menu:1', 'x-cache-until': '1000' });
  expect(partly).toEqual({});
});

test('a page of which something is not known says nothing', async () => {
  expect(await headersOf(undefined, answer('vendor:1'))).toEqual({});
});

test('a page that asks for nothing changes with a release alone', async () => {
  expect(await headersOf()).toEqual({ 'x-cache-tags': '' });
});
