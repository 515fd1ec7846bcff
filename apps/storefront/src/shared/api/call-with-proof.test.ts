// @vitest-environment happy-dom
import { FAILURES, identityEndpoints, type ProofChallenge } from '@jara/contract';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, expect, test, vi } from 'vitest';
import { callWithProof, isProofUnderWay, subscribeToProofs } from './call-with-proof.ts';

const KEYS = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'another' };
const newChallenge = async () =>
  (await createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 30, deriveKey, ...KEYS },
    data: { for: 'sends:sign-in:2348012345678', expires: 4_000_000_000_000 },
  })) as ProofChallenge;

const body = { role: 'customer', country_code: 'NG', phone: '08012345678' } as const;
const login = () => callWithProof(identityEndpoints.login, { body });

/** An API that asks for a proof as often as it is told, and gives what was sent to it. */
function picky(refusals: ProofChallenge[]) {
  const proofs: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Headers }) => {
    proofs.push(headers.get('x-proof'));
    const challenge = refusals.shift();
    if (!challenge) return Response.json({ status: 'success', message: 'Sent', data: { resend_after_seconds: 60 } });
    const { status, message } = FAILURES.PROOF_NEEDED;
    return Response.json({ status: 'failed', message, code: 'PROOF_NEEDED', data: { challenge } }, { status });
  });
  return proofs;
}

afterEach(() => void vi.unstubAllGlobals());

test('in ordinary times a call is sent once, and brings no proof', async () => {
  const proofs = picky([]);
  await expect(login()).resolves.toMatchObject({ message: 'Sent' });
  expect(proofs).toEqual([null]);
});

test('a call that is refused until there is a proof is sent again with one, and says so meanwhile', async () => {
  const proofs = picky([await newChallenge()]);
  const said: boolean[] = [];
  const leave = subscribeToProofs(() => void said.push(isProofUnderWay()));
  await expect(login()).resolves.toMatchObject({ message: 'Sent' });
  leave();
  const { challenge, solution } = JSON.parse(atob(proofs[1] ?? ''));
  expect(await verifySolution({ challenge, solution, deriveKey, ...KEYS })).toMatchObject({ verified: true });
  expect([proofs.length, said]).toEqual([2, [true, false]]);
});

test('a proof that is refused is not followed by another: the person decides', async () => {
  const proofs = picky([await newChallenge(), await newChallenge()]);
  await expect(login()).rejects.toThrow(FAILURES.PROOF_NEEDED.message);
  expect(proofs).toHaveLength(2);
});

test('where the browser cannot solve it, the API’s own sentence is shown', async () => {
  picky([await newChallenge()]);
  vi.stubGlobal('crypto', {});
  await expect(login()).rejects.toThrow(FAILURES.PROOF_NEEDED.message);
  expect(isProofUnderWay()).toBe(false);
});
