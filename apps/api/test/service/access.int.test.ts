import {
  type Endpoint,
  type EndpointTable,
  endpoints,
  eventStreams,
  FAILURES,
  type FailureCode,
  staffRole,
} from '@jara/contract';
import { secretsFrom, succeed } from '@jara/server';
import { createStaffTokens, type Staff } from '@jara/server/identity';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answerFailures } from '../../src/plugins/answer-failures.ts';
import { recogniseCallers } from '../../src/plugins/caller.ts';
import { serve, useContract } from '../../src/plugins/serve-contract.ts';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
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
];
const KNOWN_IF_SIGNED_IN = ['getVendorBySlug', 'listVendors', 'search'];
const FOR_SHOPPERS = [
  'putCartItem',
  'listCarts',
  'getCart',
  'updateCartDetails',
  'duplicatePack',
  'removePack',
  'clearCarts',
  'removeCart',
  'validateItems',
  'quoteDeliveryFee',
];

const table = Object.entries<Endpoint>(endpoints);

test('every endpoint that is not for customers alone is listed here', () => {
  const named = (caller: Endpoint['caller']) =>
    table.filter(([, each]) => each.caller === caller).map(([name]) => name);
  expect(named(undefined).sort()).toEqual([...FOR_ANYONE].sort());
  expect(named('anyone').sort()).toEqual(KNOWN_IF_SIGNED_IN);
  expect(named('shopper').sort()).toEqual([...FOR_SHOPPERS].sort());
});

type Headers = Readonly<Record<string, string>>;

const GUEST = { 'x-guest-id': '9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c' };
const staffTokens = createStaffTokens({ secrets: secretsFrom(SECRET_OF_TESTS), now });
const VENDOR: Staff = { role: 'vendor', scope: 7 };
const RIDER: Staff = { role: 'rider', scope: 7 };
const SUPPORT: Staff = { role: 'support', scope: null };

/** Headers of everybody who might call. Some of them are made before others are too old. */
const callers: Record<string, Headers> = {};

/** A token whose last letter of the signature is another one. */
const tampered = (token: string) => token.replace(/.{4}$/, (end) => (end === 'AAAA' ? 'BBBB' : 'AAAA'));

beforeAll(async () => {
  const stale = await people.newCustomer();
  const expiredStaff = await staffTokens.sign(VENDOR);
  clock += 12 * 60 * 60 * 1000;
  const ended = await people.newCustomer();
  await people.post('/auth/logout', {}, { headers: bearer(ended.user.token) });
  const forgedStaff = await createStaffTokens({ secrets: secretsFrom('of somebody else '.repeat(3)), now }).sign(
    VENDOR,
  );
  Object.assign(callers, {
    nobody: {},
    'a guest': GUEST,
    'a guest whose id is none': { 'x-guest-id': 'somebody' },
    'a token without its scheme': { authorization: ended.user.token },
    'no token at all': bearer('forged'),
    'a tampered token': bearer(tampered(ended.user.token)),
    'a stale token': bearer(stale.user.token),
    'a token of an ended session': bearer(ended.user.token),
    vendor: bearer(await staffTokens.sign(VENDOR)),
    rider: bearer(await staffTokens.sign(RIDER)),
    support: bearer(await staffTokens.sign(SUPPORT)),
    'an expired token of staff': bearer(expiredStaff),
    'a forged token of staff': bearer(forgedStaff),
  });
});

/** Codes that tell somebody that they may not call. */
const CLOSED = new Set<string>(['NOT_SIGNED_IN', 'TOKEN_EXPIRED', 'TOKEN_INVALID', 'WRONG_ROLE']);

/** What a call ends in before its input is looked at; undefined where it is let in. */
function refusalTo(who: string, { caller, hiddenAs }: Pick<Endpoint, 'caller' | 'hiddenAs'>): FailureCode | undefined {
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
    return who === caller.staff ? undefined : 'WRONG_ROLE';
  }
  if (who === 'a stale token') return isForStaff ? 'TOKEN_INVALID' : 'TOKEN_EXPIRED';
  if (who === 'an expired token of staff') return isForStaff ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID';
  return 'TOKEN_INVALID';
}

async function expectAccess(app: FastifyInstance, endpoint: Endpoint): Promise<void> {
  const { user } = await people.newCustomer();
  callers['a customer'] = bearer(user.token);
  const url = endpoint.path.replaceAll(/:\w+/g, '1');
  for (const [who, headers] of Object.entries(callers)) {
    for (const payload of endpoint.body ? [undefined, { nonsense: true }] : [undefined]) {
      const reply = await app.inject({ method: endpoint.method, url, headers, ...(payload && { payload }) });
      const { code } = reply.json<{ code?: FailureCode }>();
      const refusal = refusalTo(who, endpoint);
      if (refusal) expect([reply.statusCode, code], who).toEqual([FAILURES[refusal].status, refusal]);
      else expect(CLOSED.has(code ?? ''), `${who}: ${code}`).toBe(false);
    }
  }
}

test.each(table)('%s lets in the callers that it names, and nobody else', async (_name, endpoint) => {
  await expectAccess(api.app, endpoint);
});

test.each(Object.entries(eventStreams))('%s is opened by customers alone', async (_name, stream) => {
  const { user } = await people.newCustomer();
  callers['a customer'] = bearer(user.token);
  for (const [who, headers] of Object.entries(callers)) {
    // What is no id is refused after the caller is known, so that nothing stays open.
    const reply = await api.app.inject({ url: stream.path, headers: { ...headers, 'last-event-id': 'none' } });
    const refusal = refusalTo(who, stream) ?? 'INVALID_INPUT';
    expect([reply.statusCode, reply.json().code], who).toEqual([FAILURES[refusal].status, refusal]);
    expect(reply.headers['cache-control']).toBe('no-store');
  }
});

describe('endpoints for staff', () => {
  const answers = { path: '/ops/order', summary: '', method: 'GET', data: z.unknown(), failures: [] } as const;
  const staffTable = {
    forVendors: { ...answers, path: '/ops/vendor', caller: { staff: 'vendor' } },
    forRiders: { ...answers, path: '/ops/rider', caller: { staff: 'rider' } },
    forSupport: { ...answers, path: '/ops/support', caller: { staff: 'support' } },
  } as const satisfies EndpointTable;
  const app = Fastify();
  beforeAll(async () => {
    useContract(app);
    answerFailures(app);
    recogniseCallers(app, api.app.identity, { isHttps: false });
    serve(app, staffTable, {
      forVendors: async (_request, { staff }) => succeed(staff satisfies { scope: number }),
      forRiders: async (_request, { staff }) => succeed(staff satisfies { scope: number }),
      forSupport: async (_request, { staff }) => succeed(staff satisfies { scope: null }),
    });
    await app.ready();
  });
  afterAll(() => app.close());

  test.each(Object.entries<Endpoint>(staffTable))('%s lets in staff of its role alone', async (_name, endpoint) => {
    await expectAccess(app, endpoint);
  });

  test('learn from the token for whom its bearer acts', async () => {
    const scopeOf = async (path: string, staff: Staff) =>
      (await app.inject({ url: path, headers: bearer(await staffTokens.sign(staff)) })).json().data;
    expect(await scopeOf('/ops/vendor', VENDOR)).toEqual(VENDOR);
    expect(await scopeOf('/ops/vendor', { role: 'vendor', scope: 8 })).toEqual({ role: 'vendor', scope: 8 });
    expect(await scopeOf('/ops/rider', RIDER)).toEqual(RIDER);
    expect(await scopeOf('/ops/support', SUPPORT)).toEqual(SUPPORT);
  });

  test.each([
    { role: 'vendor', scope: null },
    { role: 'support', scope: 7 },
    { role: 'cook', scope: 7 },
  ])('refuse a token that says %j, although it is signed', async (claims) => {
    const headers = bearer(await staffTokens.sign(claims as Staff));
    for (const { path } of Object.values(staffTable)) {
      expect((await app.inject({ url: path, headers })).json().code, path).toBe('TOKEN_INVALID');
    }
  });
});
