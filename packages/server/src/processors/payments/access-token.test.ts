import { describe, expect, test } from 'vitest';
import type { Answer } from '../call-provider.ts';
import { createTokenCalls } from './access-token.ts';

const OK: Answer = { status: 200, body: 'done' };

function tokens(login: (count: number) => Promise<Answer | undefined>) {
  let now = 0;
  let logins = 0;
  const used: string[] = [];
  const withToken = createTokenCalls(
    () => login(++logins),
    (body) => (typeof body === 'string' ? { value: body, seconds: 3600 } : undefined),
    () => now,
  );
  return {
    used,
    logins: () => logins,
    pass: (ms: number) => {
      now += ms;
    },
    call: (answer: Answer | undefined = OK, signal?: AbortSignal) =>
      withToken(async (token) => {
        used.push(token);
        return answer;
      }, signal),
  };
}
const numbered = async (count: number): Promise<Answer> => ({ status: 200, body: `token ${count}` });

describe('a token', () => {
  test('is kept until a minute before it ends', async () => {
    const { call, used, pass } = tokens(numbered);
    await call();
    pass(3_539_999);
    await call();
    pass(1);
    await call();
    expect(used).toEqual(['token 1', 'token 1', 'token 2']);
  });

  test('is asked for once by all who need it at the same time', async () => {
    const { call, logins } = tokens(numbered);
    await Promise.all([call(), call(), call()]);
    expect(logins()).toBe(1);
  });

  test('that is refused is replaced once, and the second refusal stands', async () => {
    const refused: Answer = { status: 401, body: undefined };
    const { call, used } = tokens(numbered);
    await call();
    expect(await call(refused)).toBe(refused);
    expect(used).toEqual(['token 1', 'token 1', 'token 2']);
  });

  test('is tried again after a login that failed', async () => {
    const { call } = tokens(async (count) => (count === 1 ? undefined : { status: 200, body: 'token' }));
    expect(await call()).toBeUndefined();
    expect(await call()).toBe(OK);
  });

  test.each([
    [{ status: 200, body: {} }, undefined],
    [{ status: 404, body: 'token' }, undefined],
    [{ status: 500, body: 'token' }, undefined],
    [
      { status: 401, body: 'a secret' },
      { status: 401, body: undefined },
    ],
    [
      { status: 403, body: 'a secret' },
      { status: 401, body: undefined },
    ],
  ])('is not made of another answer: case %#', async (answer, expected) => {
    const { call, used } = tokens(async () => answer);
    expect(await call()).toEqual(expected);
    expect(used).toEqual([]);
  });

  test('is not waited for by a caller who gives up, while others still get it', async () => {
    let finish: (answer: Answer) => void = () => undefined;
    const { call, used } = tokens(() => new Promise<Answer>((resolve) => (finish = resolve)));
    const caller = new AbortController();
    const [first, second] = [call(OK, caller.signal), call()];
    caller.abort();
    expect(await first).toBeUndefined();
    finish({ status: 200, body: 'token' });
    expect(await second).toBe(OK);
    expect(used).toEqual(['token']);
  });
});
