import { expect, test } from 'vitest';
import { succeed } from '../../outcome.ts';
import { CONFLICT, retryOnConflict } from './change-cart.ts';

test('a change that meets a conflict begins again, and is refused as busy after twenty tries', async () => {
  let tries = 0;
  const conflicting = (times: number) => async () => {
    tries += 1;
    return tries > times ? succeed('made') : CONFLICT;
  };
  expect(await retryOnConflict(conflicting(19))).toEqual(succeed('made'));
  tries = 0;
  expect(await retryOnConflict(conflicting(1_000))).toEqual({ ok: false, code: 'BUSY' });
  expect(tries).toBe(20);
});
