import { randomUUID } from 'node:crypto';
import { type Endpoint, endpoints, eventStreams, FAILURES, type FailureCode, staffRole } from '@jara/contract';
import { secretsFrom } from '@jara/server';
import type { Database } from '@jara/server/db';
import { createStaffTokens, type Staff } from '@jara/server/identity';
import { signInStaff } from '@jara/server/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { staffBook } from '../../src/testing/staff-book.ts';
import { SECRET_OF_TESTS, startApi } from '../../src/testing/start-api.ts';

let clock = Date.parse('2026-11-16T09:00:00Z');
const now = () => new Date(clock);
const api = startApi({ now });
const people = phoneBook(api, now);

/**
 * Who may call what, route by route. A new endpoint fails here until somebody has thought about it; whose data an id
 * leads to is shown beside each of them (`address.int.test.ts`).
 */
const FOR_ANYONE = [
  'alive',
  'ready',
  'getConfig',
  'listAvailableLocations',
  'listVendorPaths',
  'getVendorMenu',
  'getMenuItem',
  'listMenuCategories',
  'listVendorCategories',
  'listCountries',
  'validatePhone',
  // These are how one signs in and out; each proves who asks by something else than a token.
  'login',
  'validateLoginOtp',
  'resendOtp',
  'register',
  'validateRegisterOtp',
  'refreshToken',
  'logout',
  'verifyThirdPartyToken',
  'registerThirdPartyToken',
  'getSession',
  'listChannels',
  'staffLogin',
  'validateStaffLogin',
  'passSecondFactor',
  'openEventSession',
  // There is nothing to see where texts reach phones.
  'listDemoStaff',
  'loginDemoStaff',
  // The token of its link says who may.
  'followPackage',
];
const KNOWN_IF_SIGNED_IN = ['getVendorBySlug', 'listVendors', 'search'];
const FOR_SHOPPERS = [
  'putCartItem',
  'listCarts',
  'getCart',
  'updateCartDetails',
  'putBackPacks',
  'duplicatePack',
  'removePack',
  'clearCarts',
  'removeCart',
  'validateItems',
  'quoteDeliveryFee',
];

/** ADR 63: what staff may do before they have a second factor. */
const BEFORE_SECOND_FACTOR = [
  'logoutStaff',
  'listSecondFactors',
  'startSecondFactor',
  'refreshSecondFactor',
  'startPasskey',
  'addPasskey',
  'startTotp',
  'confirmTotp',
];

const table = Object.entries<Endpoint>(endpoints);

test('every endpoint that is not for customers alone is listed here', () => {
  const named = (caller: Endpoint['caller']) =>
    table.filter(([, each]) => each.caller === caller).map(([name]) => name);
  expect(named(undefined).sort()).toEqual([...FOR_ANYONE].sort());
  expect(named('anyone').sort()).toEqual(KNOWN_IF_SIGNED_IN);
  expect(named('shopper').sort()).toEqual([...FOR_SHOPPERS].sort());
  const before = table.filter(([, { secondFactor }]) => secondFactor === 'before').map(([name]) => name);
  expect(before.sort()).toEqual([...BEFORE_SECOND_FACTOR].sort());
});

type Headers = Readonly<Record<string, string>>;

const GUEST = { 'x-guest-id': '9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c' };
const secrets = secretsFrom(SECRET_OF_TESTS);
const staffTokens = createStaffTokens({ secrets, now });
let owner: Database;
let staff: Awaited<ReturnType<ReturnType<typeof staffBook>['everyRole']>>;

/** Headers of everybody who might call. Some of them are made before others are too old. */
const callers: Record<string, Headers> = {};

/** A token whose last letter of the signature is another one. */
const tampered = (token: string) => token.replace(/.{4}$/, (end) => (end === 'AAAA' ? 'BBBB' : 'AAAA'));

const letCustomerIn = async () => {
  callers['a customer'] = bearer((await people.newCustomer()).user.token);
};

/** Staff of every role who have just signed in. */
async function letStaffIn(): Promise<void> {
  staff = await staffBook(owner, now).everyRole();
  for (const role of staffRole.options) callers[role] = staff[role].who;
  const enrolling = await signInStaff(owner, staff.support, { secrets, now, hasPassedSecondFactor: false });
  callers['support without a second factor'] = bearer(enrolling);
}

async function sessionIdOf({ id }: Pick<Staff, 'id'>): Promise<string> {
  const { rows } = await owner.pool.query<{ id: string }>('select id from staff_session where staff_id = $1', [id]);
  return rows[0]?.id ?? '';
}

/** Its session ends with that call. */
const SIGN_IN_AFTER: Readonly<Record<string, () => Promise<void>>> = { logout: letCustomerIn, logoutStaff: letStaffIn };

beforeAll(async () => {
  owner = api.database.openOwner();
  const stale = await people.newCustomer();
  const expired = await staffBook(owner, now).everyRole();
  clock += 12 * 60 * 60 * 1000;
  const ended = await people.newCustomer();
  await people.post('/auth/logout', {}, { headers: bearer(ended.user.token) });
  await letStaffIn();
  const forged = createStaffTokens({ secrets: secretsFrom('of somebody else '.repeat(3)), now });
  const left = await staffBook(owner, now).everyRole();
  await owner.pool.query('update staff set ended_at = now() where id = $1', [left.vendor.id]);
  const signedOut = await staffBook(owner, now).support();
  await people.post('/ops/logout', {}, { headers: signedOut.who });
  const life = { created_at: now(), expires_at: new Date(clock + 1_000) };
  Object.assign(callers, {
    nobody: {},
    'a guest': GUEST,
    'a guest whose id is none': { 'x-guest-id': 'somebody' },
    'a token without its scheme': { authorization: ended.user.token },
    'no token at all': bearer('forged'),
    'a tampered token': bearer(tampered(ended.user.token)),
    'a stale token': bearer(stale.user.token),
    'a token of an ended session': bearer(ended.user.token),
    'an expired token of staff': expired.vendor.who,
    'a forged token of staff': bearer(
      await forged.sign({ staff: staff.vendor, sessionId: await sessionIdOf(staff.vendor) }, life),
    ),
    'a token of somebody who has left': left.vendor.who,
    'a token of staff who have signed out': signedOut.who,
  });
  await letCustomerIn();
});

/** Codes that tell somebody that they may not call. */
const CLOSED = new Set<string>([
  'NOT_SIGNED_IN',
  'TOKEN_EXPIRED',
  'TOKEN_INVALID',
  'WRONG_ROLE',
  'SECOND_FACTOR_REQUIRED',
]);

/** What a call ends in before its input is looked at; undefined where it is let in. */
function refusalTo(
  who: string,
  { caller, secondFactor, hiddenAs }: Pick<Endpoint, 'caller' | 'secondFactor' | 'hiddenAs'>,
): FailureCode | undefined {
  if (!caller) return undefined;
  const hasToken = callers[who]?.['authorization']?.startsWith('Bearer ');
  if (!hasToken) {
    if (caller === 'anyone' || (caller === 'shopper' && who === 'a guest')) return undefined;
    return hiddenAs ?? 'NOT_SIGNED_IN';
  }
  const isForStaff = typeof caller === 'object';
  if (who === 'a customer') return isForStaff ? 'TOKEN_INVALID' : undefined;
  if (staffRole.safeParse(who).success) {
    if (!isForStaff) return 'TOKEN_INVALID';
    return caller.staff === 'any' || who === caller.staff ? undefined : 'WRONG_ROLE';
  }
  if (who === 'support without a second factor') {
    if (!isForStaff) return 'TOKEN_INVALID';
    if (secondFactor !== 'before') return 'SECOND_FACTOR_REQUIRED';
    return caller.staff === 'any' ? undefined : 'WRONG_ROLE';
  }
  if (who === 'a stale token') return isForStaff ? 'TOKEN_INVALID' : 'TOKEN_EXPIRED';
  if (who === 'an expired token of staff') return isForStaff ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID';
  return 'TOKEN_INVALID';
}

async function expectAccess(endpoint: Endpoint): Promise<void> {
  const url = endpoint.path.replaceAll(/:\w+/g, '1');
  for (const [who, headers] of Object.entries(callers)) {
    for (const payload of endpoint.body ? [undefined, { nonsense: true }] : [undefined]) {
      const reply = await api.app.inject({ method: endpoint.method, url, headers, ...(payload && { payload }) });
      const { code } = reply.json<{ code?: FailureCode }>();
      const refusal = refusalTo(who, endpoint);
      if (refusal) expect([reply.statusCode, code], who).toEqual([FAILURES[refusal].status, refusal]);
      else expect(CLOSED.has(code ?? ''), `${who}: ${code}`).toBe(false);
    }
  }
}

test.each(table)('%s lets in the callers that it names, and nobody else', async (name, endpoint) => {
  await expectAccess(endpoint);
  await SIGN_IN_AFTER[name]?.();
});

test.each(Object.entries(eventStreams))(
  '%s is opened by the callers that it names, and nobody else',
  async (_name, stream) => {
    for (const [who, headers] of Object.entries(callers)) {
      // What is no id is refused after the caller is known, so that nothing stays open.
      const wrong = { accept: 'text/event-stream', 'last-event-id': 'none' };
      const reply = await api.app.inject({ url: stream.path, headers: { ...headers, ...wrong } });
      const refusal = refusalTo(who, stream) ?? 'INVALID_INPUT';
      expect([reply.statusCode, reply.json().code], who).toEqual([FAILURES[refusal].status, refusal]);
      expect(reply.headers['cache-control']).toBe('no-store');
    }
  },
);

describe('a token of staff', () => {
  const codeFor = async (claims: Pick<Staff, 'id'> & { role: string; scope: number | null }, sessionId: string) => {
    const life = { created_at: now(), expires_at: new Date(clock + 1_000) };
    const token = await staffTokens.sign({ staff: claims as Staff, sessionId }, life);
    return (await api.app.inject({ url: '/ops/vendor/orders', headers: bearer(token) })).json().code;
  };

  test('order.060 carries role and scope, and is refused once they are not those of its bearer', async () => {
    const { id, role, scope } = staff.vendor;
    const session = await sessionIdOf(staff.vendor);
    expect(await codeFor({ id, role, scope }, session)).toBeUndefined();
    expect(await codeFor({ id, role, scope: scope + 1 }, session)).toBe('TOKEN_INVALID');
    expect(await codeFor({ id: staff.rider.id, role, scope }, session)).toBe('TOKEN_INVALID');
    expect(await codeFor({ id, role, scope }, await sessionIdOf(staff.rider))).toBe('TOKEN_INVALID');
    expect(await codeFor({ id, role, scope }, randomUUID())).toBe('TOKEN_INVALID');
  });

  test.each([
    { role: 'vendor', scope: null },
    { role: 'support', scope: 7 },
    { role: 'cook', scope: 7 },
  ])('that says %j is refused, although it is signed', async (claims) => {
    expect(await codeFor({ id: staff.vendor.id, ...claims }, await sessionIdOf(staff.vendor))).toBe('TOKEN_INVALID');
  });
});
