import { expect, test } from 'vitest';
import { succeed } from '../../outcome.ts';
import { OVERTAKEN, retryOvertaken } from './change-cart.ts';

test('a change that is overtaken begins again, and is given up as busy after twenty tries', async () => {
  let tries = 0;
  const overtaken = (times: number) => async () => {
    tries += 1;
    return tries > times ? succeed('made') : OVERTAKEN;
  };
  expect(await retryOvertaken(overtaken(19))).toEqual(succeed('made'));
  tries = 0;
  expect(await retryOvertaken(overtaken(1_000))).toEqual({ ok: false, code: 'BUSY' });
  expect(tries).toBe(20);
});
