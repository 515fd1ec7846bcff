import { endpoints } from '@jara/contract';
import { afterEach, expect, test } from 'vitest';
import { LARGER_BODIES } from './larger-bodies.ts';
import { startFrontDoor } from './testing/start-front-door.ts';

let door: Awaited<ReturnType<typeof startFrontDoor>>;
afterEach(() => door?.close());

test('calls whose body is a file, and no others, may send as much as the contract says', () => {
  const files = Object.values(endpoints).flatMap((endpoint) =>
    'file' in endpoint
      ? [{ method: endpoint.method, url: `/api${endpoint.path}`, bodyLimit: endpoint.file.mostBytes }]
      : [],
  );
  expect([...LARGER_BODIES].sort((one, other) => one.url.localeCompare(other.url))).toEqual(
    files.sort((one, other) => one.url.localeCompare(other.url)),
  );
});

test('a picture of a dish may be larger than other bodies, up to its own limit', async () => {
  door = await startFrontDoor({ api: () => ({ status: 'success' }) });
  const put = async (path: string, bytes: number) => {
    const body = new Uint8Array(bytes);
    const headers = { 'content-type': 'text/plain' };
    return (await fetch(`${door.url}/api/ops/vendor/${path}`, { method: 'PUT', headers, body })).status;
  };
  expect(await put('dish/7/picture', 1_000_000)).toBe(200);
  expect(await put('dish/7/picture', 1_500_001)).toBe(413);
  expect(await put('dish/7', 70_000)).toBe(413);
});
