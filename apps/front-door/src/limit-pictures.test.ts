import { afterEach, expect, test } from 'vitest';
import { LARGEST_PICTURE } from './limit-pictures.ts';
import { startFrontDoor } from './testing/start-front-door.ts';

let door: Awaited<ReturnType<typeof startFrontDoor>>;
afterEach(() => door.close());

test('a picture of a dish may be larger than other bodies, up to its own limit', async () => {
  door = await startFrontDoor({ api: () => ({ status: 'success' }) });
  const put = async (path: string, bytes: number) => {
    const body = new Uint8Array(bytes);
    const headers = { 'content-type': 'text/plain' };
    return (await fetch(`${door.url}/api/ops/vendor/${path}`, { method: 'PUT', headers, body })).status;
  };
  expect(await put('dish/7/picture', 1_000_000)).toBe(200);
  expect(await put('dish/7/picture', LARGEST_PICTURE + 1)).toBe(413);
  expect(await put('dish/7', 70_000)).toBe(413);
});
