import { endpoints } from '@jara/contract';
import { beforeAll, expect, test } from 'vitest';
import { staffBook } from '../../src/testing/staff-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const now = () => new Date('2026-11-16T10:00:00Z');
const api = startApi({ now });
let headers: Record<string, string>;
beforeAll(async () => {
  headers = (await staffBook(api.database.openOwner(), now).support()).who;
});

const ask = (query: string) => api.app.inject({ url: `${endpoints.getInsights.path}?${query}`, headers });

test('support reads the insights of a range of days, a year at most', async () => {
  const reply = await ask('from=2025-11-16&to=2026-11-16');
  expect(reply.json()).toMatchObject({ status: 'success', data: { from: '2025-11-16', to: '2026-11-16', events: 0 } });
  expect(reply.headers['cache-control']).toBe('no-store');
});

test.each([
  ['from=2025-11-15&to=2026-11-16', 'to', 'must be at most 365 days after the first'],
  ['from=2026-11-16&to=2026-11-15', 'to', 'must not be before the first day'],
  ['from=0000-01-01&to=0000-01-02', 'from', 'must not be before 2000'],
  ['from=2026-02-30&to=2026-03-02', 'from', expect.any(String)],
  ['from=2026-11-16', 'to', 'is missing'],
])('a range that makes no sense is refused: %s', async (query, path, message) => {
  const reply = await ask(query);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().data.problems).toContainEqual({ path, message });
});
