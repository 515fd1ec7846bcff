import { afterEach, expect, test } from 'vitest';
import { startFrontDoor } from './testing/start-front-door.ts';

const METRICS_TOKEN = 'a-token-for-tests';
const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
let door: Awaited<ReturnType<typeof startFrontDoor>>;
afterEach(() => door.close());

const ask = async (path: string) => (await fetch(`${door.url}${path}`)).status;
async function read(series: string): Promise<number> {
  const body = await (await fetch(`${door.url}/metrics`, { headers })).text();
  const line = body.split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
}

test('metrics need the token, and are a page that does not exist without it', async () => {
  door = await startFrontDoor({ env: { METRICS_TOKEN }, storefront: (_request, reply) => reply.code(404).send('<p>') });
  expect((await fetch(`${door.url}/metrics`, { headers })).status).toBe(200);
  expect([await ask('/metrics'), await ask('/metrics/')]).toEqual([404, 404]);
});

test('metrics are for those who ask the process itself: a proxy’s callers get none, with the token either', async () => {
  const passedOn: unknown[] = [];
  const api = ({ url, headers: sent }: { url: string; headers: object }) => {
    passedOn.push([url, Object.keys(sent).includes('x-forwarded-for')]);
    return {};
  };
  door = await startFrontDoor({
    env: { METRICS_TOKEN },
    api,
    storefront: (_request, reply) => reply.code(404).send('<p>'),
  });
  const forwarded = { ...headers, 'x-forwarded-for': '203.0.113.7' };
  expect((await fetch(`${door.url}/metrics`, { headers: forwarded })).status).toBe(404);
  // The API has the same rule, and hears of each call that it comes from outside.
  await fetch(`${door.url}/api/metrics`, { headers });
  expect(passedOn).toEqual([['/metrics', true]]);
});

test('requests are measured by route, and what the page cache had for them is counted', async () => {
  door = await startFrontDoor({ env: { METRICS_TOKEN } });
  const looked = (result: string) => read(`cache_lookups_total{cache="pages",result="${result}"}`);
  const before = await Promise.all(['missed', 'fresh'].map(looked));
  expect([await ask('/store?city=lagos'), await ask('/store?city=lagos')]).toEqual([200, 200]);
  expect(await looked('missed')).toBe((before[0] ?? 0) + 1);
  expect(await looked('fresh')).toBe((before[1] ?? 0) + 1);
  expect(await read('http_request_duration_seconds_count{method="GET",route="/store",status="200"}')).toBeGreaterThan(
    1,
  );
});

test('what gets no answer from behind the door is counted', async () => {
  door = await startFrontDoor({ env: { METRICS_TOKEN }, api: (request) => request.raw.destroy() });
  const series = 'front_door_refusals_total{server="api",reason="no answer"}';
  const before = await read(series);
  expect(await ask('/api/healthz')).toBe(503);
  expect(await read(series)).toBe(before + 1);
});
