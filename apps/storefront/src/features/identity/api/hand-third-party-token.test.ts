import { failure, identityEndpoints } from '@jara/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { handThirdPartyToken } from './hand-third-party-token.ts';

afterEach(() => vi.unstubAllGlobals());

const SILENCE = 'An error occurred';

async function hand(status: number, body: unknown) {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  const request = new Request('http://localhost/', { method: 'POST' });
  const answer = await handThirdPartyToken(identityEndpoints.verifyThirdPartyToken, request, SILENCE);
  return { status: answer.status, body: await answer.json() };
}

const handedOver = { session_reference: 'abc', should_collect_additional_info: true };
const silent = { status: 500, body: { status: 'failed', message: SILENCE, code: 'UNEXPECTED' } };

test('a partner gets what the contract says, and nothing else that an answer may hold', async () => {
  const answer = { status: 'success', message: 'Done', data: handedOver };
  expect(await hand(200, { ...answer, data: { ...handedOver, secret: 'x' }, more: 1 })).toEqual({
    status: 200,
    body: answer,
  });
  const refusal = { status: 'failed', message: 'No account.', code: 'THIRD_PARTY_UNKNOWN' };
  expect(await hand(404, { ...refusal, more: 1 })).toEqual({ status: 404, body: refusal });
});

test.each([
  ['a success without its data', 200, { status: 'success', message: 'Done', data: {} }],
  ['a failure without a code', 502, { message: 'Bad gateway' }],
])('%s is told as no answer, in a failure that programs can read', async (_, status, body) => {
  const answer = await hand(status, body);
  expect(answer).toEqual(silent);
  expect(failure.parse(answer.body).code).toBe('UNEXPECTED');
});
