import { expect, it } from 'vitest';
import { freeLoopbackPort } from './free-port.ts';

it('no port is given twice, though nobody listens on the first one yet', async () => {
  const ports = await Promise.all(Array.from({ length: 60 }, freeLoopbackPort));
  expect(new Set(ports).size).toBe(60);
});
