import type { ProofChallenge, SolvedProof } from '@jara/contract';
import { buildStaff, solveProof } from '@jara/server/testing';
import { afterEach, expect, test } from 'vitest';
import { buildApp } from '../../src/build-app.ts';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi, testEnv } from '../../src/testing/start-api.ts';

let clock = Date.parse('2026-11-16T09:00:00Z');
const now = () => new Date(clock);
const pass = (seconds: number) => {
  clock += seconds * 1000;
};
const HOUR = 3_600;

// Of 20,000 texts strangers may use 14,000: 980 in an hour are usual, and 350 wrong guesses of 5,000.
const api = startApi({ now });
const people = phoneBook(api, now);
const USUAL_TEXTS = { key: 'code-unproven-sends:hour', most: 980 };
const USUAL_GUESSES = { key: 'code-unproven-wrong:customer:hour', most: 350 };
const USUAL_STAFF_GUESSES = { key: 'code-unproven-wrong:staff:hour', most: 100 };

afterEach(() => pass(24 * HOUR));

/** As after so many of the hour. */
async function spend({ key, most }: typeof USUAL_TEXTS, left = 0): Promise<void> {
  const owner = api.database.openOwner(1);
  await owner.pool.query(
    'insert into limit_count values ($1, $2, $3) on conflict (key) do update set count = $2, ends_at = $3',
    [key, most - left, new Date(clock + HOUR * 1000)],
  );
  await owner.close();
}

type With = { proof?: string; cookie?: string };
const send = ({ proof, cookie }: With) => ({
  headers: { ...(proof !== undefined && { 'x-proof': proof }), ...(cookie !== undefined && { cookie }) },
});
const login = (phone: string, brought: With = {}) =>
  people.post('/auth/login', { role: 'customer', country_code: 'NG', phone }, send(brought));
const verify = (phone: string, otp: string, brought: With = {}) =>
  people.post('/auth/login/validate-otp', { otp, phone, role: 'customer' }, send(brought));

type Reply = Awaited<ReturnType<typeof login>>;
function challengeIn(reply: Reply): ProofChallenge {
  expect([reply.statusCode, reply.json().code]).toEqual([428, 'PROOF_NEEDED']);
  return reply.json().data.challenge;
}
const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

test('beyond the usual texts of an hour, an unknown browser brings a proof, and is then sent its code', async () => {
  const { phone } = await people.newCustomer();
  await spend(USUAL_TEXTS, 1);
  expect((await login(people.newPhone())).statusCode).toBe(200);
  const before = (await people.textsTo(phone)).length;
  const challenge = challengeIn(await login(phone));
  expect(await people.textsTo(phone)).toHaveLength(before);
  expect((await login(phone, { proof: await solveProof(challenge) })).statusCode).toBe(200);
  expect(await people.textsTo(phone)).toHaveLength(before + 1);
  challengeIn((await people.register(people.newPhone())).reply);
  pass(HOUR);
  expect((await login(people.newPhone())).statusCode).toBe(200);
});

test('a known browser, and who is signed in, are never asked for one', async () => {
  const { phone, device, user } = await people.newCustomer();
  await spend(USUAL_TEXTS);
  await spend(USUAL_GUESSES);
  expect((await login(phone, { cookie: device })).statusCode).toBe(200);
  expect((await verify(phone, await people.codeFor(phone), { cookie: device })).statusCode).toBe(200);
  const headers = bearer(user.token);
  const change = { method: 'PUT', url: '/auth/profile?user_role=customer', headers } as const;
  expect((await api.app.inject({ ...change, payload: { email: 'new@example.com' } })).statusCode).toBe(200);
  const payload = { otp: await people.codeFor(phone), email: 'new@example.com', role: 'customer' };
  const confirmed = await api.app.inject({ method: 'PATCH', url: '/auth/profile/validate-otp', headers, payload });
  expect(confirmed.statusCode).toBe(200);
});

test('a proof counts once, for its own number and use, for five minutes, whichever process is asked', async () => {
  const phone = people.newPhone();
  await spend(USUAL_TEXTS);
  await spend(USUAL_GUESSES);
  const proof = await solveProof(challengeIn(await login(phone)));
  challengeIn(await login(people.newPhone(), { proof }));
  challengeIn(await verify(phone, '0000', { proof }));
  const changed = (change: (solved: SolvedProof) => void) => {
    const solved: SolvedProof = JSON.parse(Buffer.from(proof, 'base64').toString());
    change(solved);
    return Buffer.from(JSON.stringify(solved)).toString('base64');
  };
  const forged = [
    changed(({ challenge }) => Object.assign(challenge.parameters.data, { expires: clock + 1_000_000 })),
    changed(({ solution }) => Object.assign(solution, { derivedKey: 'ab'.repeat(32) })),
    changed(({ challenge }) => Object.assign(challenge.parameters, { cost: 1 })),
    Buffer.from('{').toString('base64'),
  ];
  for (const wrong of forged) challengeIn(await login(phone, { proof: wrong }));
  expect((await login(phone, { proof })).statusCode).toBe(200);
  const [inTime, tooLate] = [people.newPhone(), people.newPhone()];
  const proofFor = async (number: string) => solveProof(challengeIn(await login(number)));
  const solved = [await proofFor(inTime), await proofFor(tooLate)] as const;
  pass(299);
  const other = await buildApp(testEnv(api.database.appUrl), { now });
  const again = { role: 'customer', country_code: 'NG', phone };
  challengeIn(
    await other.inject({ method: 'POST', url: '/auth/login', payload: again, headers: { 'x-proof': proof } }),
  );
  await other.close();
  expect((await login(inTime, { proof: solved[0] })).statusCode).toBe(200);
  pass(1);
  challengeIn(await login(tooLate, { proof: solved[1] }));
});

test('beyond the usual wrong guesses a right code takes a proof too, and is not used up without one', async () => {
  const { phone } = await people.newCustomer();
  await login(phone);
  const code = await people.codeFor(phone);
  await spend(USUAL_GUESSES, 1);
  // What is right, and what meets no code, is given back.
  expect((await verify(people.newPhone(), '0000')).json().code).toBe('OTP_DEAD');
  expect((await verify(phone, wrongOf(code))).json().code).toBe('OTP_WRONG');
  const challenge = challengeIn(await verify(phone, code));
  for (let tries = 0; tries < 6; tries += 1) challengeIn(await verify(phone, code));
  expect((await verify(phone, code, { proof: await solveProof(challenge) })).statusCode).toBe(200);
});

test('a right code, and a text that is refused for the phone’s sake, use nothing of what is usual', async () => {
  const { phone } = await people.newCustomer();
  await spend(USUAL_TEXTS, 2);
  await spend(USUAL_GUESSES, 1);
  expect((await login(phone)).statusCode).toBe(200);
  for (let times = 0; times < 3; times += 1) expect((await login(phone)).json().code).toBe('OTP_TOO_SOON');
  expect((await verify(phone, await people.codeFor(phone))).statusCode).toBe(200);
  expect((await login(phone)).statusCode).toBe(200);
  expect((await verify(phone, wrongOf(await people.codeFor(phone)))).json().code).toBe('OTP_WRONG');
});

test('staff in a new browser bring a proof as customers do, for counts of guesses of their own', async () => {
  const phone = people.newPhone();
  const owner = api.database.openOwner(1);
  await buildStaff(owner, { role: 'rider', phone: `234${phone.slice(1)}` });
  await owner.close();
  const ask = (brought: With = {}) => people.post('/ops/login', { phone, country_code: 'NG' }, send(brought));
  const check = (otp: string, brought: With = {}) =>
    people.post('/ops/login/validate-otp', { phone, otp }, send(brought));
  await spend(USUAL_TEXTS);
  await spend(USUAL_GUESSES);
  expect((await ask({ proof: await solveProof(challengeIn(await ask())) })).statusCode).toBe(200);
  await spend(USUAL_STAFF_GUESSES);
  const code = await people.codeFor(phone);
  const proof = await solveProof(challengeIn(await check(code)));
  expect((await check(code, { proof })).statusCode).toBe(200);
});
