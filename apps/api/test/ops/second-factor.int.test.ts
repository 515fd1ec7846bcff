import type { DataOf, SecondFactorProof, SecondFactorTicket, secondFactorEndpoints } from '@jara/contract';
import { secretsFrom } from '@jara/server';
import type { Database } from '@jara/server/db';
import { totpAt } from '@jara/server/identity';
import { buildStaff, signInStaff } from '@jara/server/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { bearer, namedCookie, phoneBook } from '../../src/testing/phone-book.ts';
import { softwarePasskey } from '../../src/testing/software-passkey.ts';
import { SECRET_OF_TESTS, startApi } from '../../src/testing/start-api.ts';

const ORIGIN = 'https://jara.example';
let clock = Date.parse('2026-11-16T10:00:00Z');
const now = () => new Date(clock);
const pass = (seconds: number) => {
  clock += seconds * 1000;
};
const api = startApi({ now, env: { PUBLIC_URL: ORIGIN } });
const people = phoneBook(api, now);
let owner: Database;
beforeAll(() => {
  owner = api.database.openOwner();
});

type Headers = Record<string, string>;
type Answer<Data> = { readonly code?: string; readonly data: Data };
type Data<Name extends keyof typeof secondFactorEndpoints> = DataOf<(typeof secondFactorEndpoints)[Name]>;
type SignedIn = { token: string; must_enrol: boolean; second_factor?: SecondFactorTicket };

const call = async <Result>(method: 'GET' | 'POST' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  (await api.app.inject({ method, url, headers, ...(payload && { payload }) })).json<Answer<Result>>();
const post = <Result>(url: string, headers: Headers, payload?: object) => call<Result>('POST', url, headers, payload);
const list = async (who: Headers) => (await call<Data<'listSecondFactors'>>('GET', '/ops/second-factors', who)).data;

const digitsOf = (phone: string) => `234${phone.slice(1)}`;
async function hire(role: 'support' | 'rider') {
  const phone = people.newPhone();
  return { phone, member: await buildStaff(owner, { role, name: 'Halima', phone: digitsOf(phone) }) };
}

async function typeCode(phone: string, headers: Headers = {}) {
  pass(61);
  await people.post('/ops/login', { phone, country_code: 'NG' }, { headers });
  const otp = await people.codeFor(phone);
  const reply = await people.post('/ops/login/validate-otp', { phone, otp }, { headers });
  return { ...reply.json<Answer<SignedIn>>().data, cookie: namedCookie(reply, 'staff_device') };
}
const give = (ticket: SecondFactorTicket | undefined, proof: SecondFactorProof) =>
  post<SignedIn>('/ops/login/second-factor', {}, { ticket: ticket?.ticket, proof });

const codeOf = (secret: string) => totpAt(secret, Math.floor(clock / 30_000));
async function enrolTotp(who: Headers) {
  const { secret } = (await post<Data<'startTotp'>>('/ops/second-factor/totp', who)).data;
  const confirmed = await post<Data<'confirmTotp'>>('/ops/second-factor/totp/confirm', who, { code: codeOf(secret) });
  return { secret, recovery_codes: confirmed.data.recovery_codes };
}
async function enrolPasskey(who: Headers) {
  const passkey = softwarePasskey(ORIGIN);
  const { ticket, options } = (await post<Data<'startPasskey'>>('/ops/second-factor/passkey/options', who)).data;
  const response = passkey.make(options);
  const added = await post<Data<'addPasskey'>>('/ops/second-factor/passkey', who, { ticket, response });
  return { passkey, added, sent: { ticket, response } };
}
/** Somebody with an app for codes, and what they have. */
async function withTotp(role: 'support' | 'rider') {
  const { phone, member } = await hire(role);
  const { token, cookie } = await typeCode(phone);
  return { phone, member, who: bearer(token), cookie, ...(await enrolTotp(bearer(token))) };
}

describe('support', () => {
  test('may only enrol a second factor at first; it is asked for at each sign-in, also in known browsers', async () => {
    const { phone } = await hire('support');
    const first = await typeCode(phone);
    const who = bearer(first.token);
    expect(first.must_enrol).toBe(true);
    expect((await call('GET', '/ops/support/orders', who)).code).toBe('SECOND_FACTOR_REQUIRED');
    const { secret, recovery_codes } = await enrolTotp(who);
    expect(recovery_codes).toHaveLength(10);
    expect((await call('GET', '/ops/support/orders', who)).code).toBeUndefined();
    expect((await people.textsTo(phone)).at(-1)).toMatch(/was added to your Jara staff account/);

    const { token, second_factor } = await typeCode(phone, { cookie: first.cookie });
    expect(token).toBeUndefined();
    expect(second_factor).toMatchObject({ methods: ['totp', 'recovery_code'], passkey_options: null });
    const { data } = await give(second_factor, { method: 'totp', code: codeOf(secret) });
    expect((await call('GET', '/ops/support/orders', bearer(data.token))).code).toBeUndefined();
  });

  test('signs in with a passkey of this site, by a challenge that works once', async () => {
    const { phone, member } = await hire('support');
    const { passkey, added } = await enrolPasskey(bearer((await typeCode(phone)).token));
    expect(added.data.recovery_codes).toHaveLength(10);

    const { second_factor } = await typeCode(phone);
    const options = second_factor?.passkey_options;
    if (!options) throw new Error('no passkey is asked for');
    expect(options).toMatchObject({ rpId: 'jara.example', allowCredentials: [{ id: passkey.id }] });
    const proof = { method: 'passkey', response: passkey.answer(options) } as const;
    const { data } = await give(second_factor, proof);
    expect(data).toMatchObject({ role: 'support', must_enrol: false });
    expect((await list(bearer(data.token))).passkeys).toMatchObject([{ last_used_at: now().toISOString() }]);
    expect((await give(second_factor, proof)).code).toBe('SECOND_FACTOR_TICKET_DEAD');

    const again = (await typeCode(phone)).second_factor;
    expect((await give(again, proof)).code, 'an answer to another challenge').toBe('SECOND_FACTOR_WRONG');
    const elsewhere = (await typeCode(phone)).second_factor;
    if (!elsewhere?.passkey_options) throw new Error('no passkey is asked for');
    const stolen = passkey.answer(elsewhere.passkey_options, 'https://jara.example.evil.example');
    expect((await give(elsewhere, { method: 'passkey', response: stolen })).code).toBe('SECOND_FACTOR_WRONG');
    expect(member.role).toBe('support');
  });

  test('keeps one second factor at least', async () => {
    const { who } = await withTotp('support');
    expect((await call('DELETE', '/ops/second-factor/totp', who)).code).toBe('LAST_SECOND_FACTOR');
    const { passkey } = await enrolPasskey(who);
    expect((await call('DELETE', '/ops/second-factor/totp', who)).code).toBeUndefined();
    expect((await call('DELETE', `/ops/second-factor/passkey/${passkey.id}`, who)).code).toBe('LAST_SECOND_FACTOR');
    expect(await list(who)).toMatchObject({ passkeys: [{ id: passkey.id }], totp: null, recovery_codes_left: 10 });
  });

  test('takes a lost second factor from a colleague, with a reason in the audit, and signs them out', async () => {
    const { who, member } = await withTotp('support');
    const lost = await withTotp('support');
    const reset = (headers: Headers, id: number) =>
      post(`/ops/support/staff/${id}/second-factors/reset`, headers, { reason: 'The phone was stolen' });
    expect((await reset(who, member.id)).code).toBe('OWN_SECOND_FACTOR');
    expect((await reset(who, 999_999)).code).toBe('STAFF_NOT_FOUND');
    expect((await reset(who, lost.member.id)).code).toBeUndefined();
    expect((await call('GET', '/ops/sessions', lost.who)).code).toBe('TOKEN_INVALID');
    expect(await typeCode(lost.phone)).toMatchObject({ must_enrol: true });
    const { rows } = await owner.pool.query('select staff_id, subject_id, reason from audit_entry');
    expect(rows).toEqual([{ staff_id: member.id, subject_id: String(lost.member.id), reason: 'The phone was stolen' }]);
    pass(600);
    expect((await reset(who, lost.member.id)).code).toBe('SECOND_FACTOR_STALE');
  });
});

test('a rider with a second factor passes it in a browser that is new, and not in a known one', async () => {
  const { phone, secret, cookie } = await withTotp('rider');
  expect(await typeCode(phone, { cookie })).toMatchObject({ must_enrol: false });
  const { second_factor } = await typeCode(phone);
  expect((await give(second_factor, { method: 'totp', code: codeOf(secret) })).data).toMatchObject({ role: 'rider' });
});

describe('what is given', () => {
  test('a code of an app works once, and a ticket lives for five tries and five minutes', async () => {
    const { phone, secret } = await withTotp('support');
    const { second_factor: used } = await typeCode(phone);
    const code = codeOf(secret);
    expect((await give(used, { method: 'totp', code })).code).toBeUndefined();
    const { second_factor } = await typeCode(phone);
    const wrong = (await give(second_factor, { method: 'totp', code })).code;
    expect(wrong, 'a code that was used').toBe('SECOND_FACTOR_WRONG');
    for (let tries = 0; tries < 4; tries += 1) await give(second_factor, { method: 'totp', code: '000000' });
    const sixth = await give(second_factor, { method: 'totp', code: codeOf(secret) });
    expect(sixth.code).toBe('SECOND_FACTOR_TICKET_DEAD');
    const { second_factor: late } = await typeCode(phone);
    pass(301);
    expect((await give(late, { method: 'totp', code: codeOf(secret) })).code).toBe('SECOND_FACTOR_TICKET_DEAD');
  });

  test('wrong ones of a person are counted across tickets', async () => {
    const { phone, who } = await withTotp('support');
    const start = async () => (await post<SecondFactorTicket>('/ops/second-factor/ticket', who)).data.ticket;
    const guess = async () =>
      (await post('/ops/second-factor/pass', who, { ticket: await start(), proof: { method: 'totp', code: '000000' } }))
        .code;
    for (let tries = 0; tries < 20; tries += 1) expect(await guess()).toBe('SECOND_FACTOR_WRONG');
    expect(await guess()).toBe('TOO_MANY_TRIES');
    expect(phone).toBeDefined();
  });

  test('two recovery codes with one ticket at the same moment use one up', async () => {
    const { phone, recovery_codes, member } = await withTotp('support');
    const ticket = (await typeCode(phone)).second_factor;
    const codesLeft = async () => (await owner.pool.query(ownCodes, [member.id])).rowCount;
    const ownCodes = 'select from staff_recovery_code where staff_id = $1';
    const held = await owner.pool.connect();
    await held.query('begin');
    await held.query(`${ownCodes} for update`, [member.id]);
    const tries = recovery_codes.slice(0, 2).map((code) => give(ticket, { method: 'recovery_code', code }));
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await owner.pool.query(waiting)).rowCount).toBe(2);
    await held.query('commit');
    held.release();
    const codes = (await Promise.all(tries)).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(['SECOND_FACTOR_TICKET_DEAD', undefined]));
    expect(await codesLeft()).toBe(9);
  });

  test('a recovery code works once, however it is typed; new ones take the place of all', async () => {
    const { phone, recovery_codes } = await withTotp('support');
    const [first = '', second = ''] = recovery_codes;
    const use = async (code: string) => {
      // Five texts an hour.
      pass(12 * 60);
      return give((await typeCode(phone)).second_factor, { method: 'recovery_code', code });
    };
    const who = bearer((await use(first.toLowerCase().replace('-', ' '))).data.token);
    expect((await use(first)).code).toBe('SECOND_FACTOR_WRONG');
    expect((await list(who)).recovery_codes_left).toBe(9);
    const fresh = bearer((await use(second)).data.token);
    const renewed = await post<Data<'renewRecoveryCodes'>>('/ops/second-factor/recovery-codes', fresh);
    expect((await use(recovery_codes[2] ?? '')).code).toBe('SECOND_FACTOR_WRONG');
    expect((await use(renewed.data.recovery_codes[0] ?? '')).code).toBeUndefined();
  });

  test('a ticket is of use to its owner alone, and a passkey’s is none for signing in', async () => {
    const [one, other] = [await withTotp('support'), await withTotp('support')];
    const { ticket } = (await post<SecondFactorTicket>('/ops/second-factor/ticket', one.who)).data;
    const proof = { method: 'totp', code: codeOf(other.secret) };
    pass(30);
    const foreign = await post('/ops/second-factor/pass', other.who, { ticket, proof });
    expect(foreign.code).toBe('SECOND_FACTOR_TICKET_DEAD');
    const { sent } = await enrolPasskey(one.who);
    expect((await post('/ops/second-factor/passkey', other.who, sent)).code).toBe('SECOND_FACTOR_TICKET_DEAD');
    const started = (await post<SecondFactorTicket>('/ops/second-factor/ticket', one.who)).data;
    const signingIn = await give(started, { method: 'totp', code: codeOf(one.secret) });
    expect(signingIn.code).toBe('SECOND_FACTOR_TICKET_DEAD');
  });

  test('a code of an app is of no use a second time within its half minute', async () => {
    const { who, secret } = await withTotp('rider');
    pass(30);
    const proof = { method: 'totp', code: codeOf(secret) };
    const use = async () => {
      const { ticket } = (await post<SecondFactorTicket>('/ops/second-factor/ticket', who)).data;
      return (await post('/ops/second-factor/pass', who, { ticket, proof })).code;
    };
    expect([await use(), await use()]).toEqual([undefined, 'SECOND_FACTOR_WRONG']);
  });

  test('a passkey that was made for somebody else’s challenge is not added', async () => {
    const [one, other] = [await withTotp('rider'), await withTotp('rider')];
    const { ticket, options } = (await post<Data<'startPasskey'>>('/ops/second-factor/passkey/options', one.who)).data;
    const response = softwarePasskey(ORIGIN).make(options);
    const added = await post('/ops/second-factor/passkey', other.who, { ticket, response });
    expect([added.code, (await list(other.who)).passkeys]).toEqual(['SECOND_FACTOR_TICKET_DEAD', []]);
  });

  test('what somebody has is changed with a fresh one; passing it again makes a session fresh', async () => {
    const { who, secret } = await withTotp('rider');
    pass(600);
    expect((await post('/ops/second-factor/totp', who)).code).toBe('SECOND_FACTOR_STALE');
    expect((await call('DELETE', '/ops/second-factor/totp', who)).code).toBe('SECOND_FACTOR_STALE');
    expect((await list(who)).fresh_until).toBeNull();
    const { ticket } = (await post<SecondFactorTicket>('/ops/second-factor/ticket', who)).data;
    await post('/ops/second-factor/pass', who, { ticket, proof: { method: 'totp', code: codeOf(secret) } });
    expect((await call('DELETE', '/ops/second-factor/totp', who)).code).toBeUndefined();
    expect(await list(who)).toMatchObject({ totp: null, recovery_codes_left: 0 });
  });

  test('nothing that is stored gives a code away', async () => {
    const { secret, recovery_codes, member } = await withTotp('rider');
    const { rows } = await owner.pool.query(
      `select sealed as text from staff_totp where staff_id = $1
       union all select code_hmac from staff_recovery_code where staff_id = $1`,
      [member.id],
    );
    expect(rows).toHaveLength(11);
    const stored = JSON.stringify(rows);
    for (const known of [secret, ...recovery_codes]) expect(stored).not.toContain(known.replace('-', ''));
  });
});

test('a session that was begun elsewhere is fresh for others no more than its own', async () => {
  const { member, who } = await withTotp('support');
  const stale = await signInStaff(owner, member, {
    ...{ secrets: secretsFrom(SECRET_OF_TESTS), now, hasPassedSecondFactor: false },
  });
  expect((await list(who)).fresh_until).not.toBeNull();
  expect((await post('/ops/second-factor/passkey/options', bearer(stale))).code).toBe('SECOND_FACTOR_STALE');
});

test('a passkey that was begun before there was any factor is not added to those that came meanwhile', async () => {
  const { phone, member } = await hire('support');
  const who = bearer((await typeCode(phone)).token);
  const elsewhere = bearer(
    await signInStaff(owner, member, {
      ...{ secrets: secretsFrom(SECRET_OF_TESTS), now, hasPassedSecondFactor: false },
    }),
  );
  const begun = (await post<Data<'startPasskey'>>('/ops/second-factor/passkey/options', elsewhere)).data;
  await enrolTotp(who);
  const response = softwarePasskey(ORIGIN).make(begun.options);
  const added = await post('/ops/second-factor/passkey', elsewhere, { ticket: begun.ticket, response });
  expect([added.code, (await list(who)).passkeys]).toEqual(['SECOND_FACTOR_STALE', []]);
});
