import { buildStaff } from '@jara/server/testing';
import { describe, expect, test } from 'vitest';
import { bearer } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const now = () => new Date('2026-11-16T10:00:00Z');
const DEMO_SUPPORT = '2348100000001';
const login = (app: ReturnType<typeof startApi>['app'], staff_id: number) =>
  app.inject({ method: 'POST', url: '/ops/demo/login', payload: { staff_id } });

describe('where texts go to the sandbox', () => {
  const api = startApi({ now });

  test('the demo’s staff, and nobody else, sign in at once, support with everything that it may do', async () => {
    const owner = api.database.openOwner();
    const other = await buildStaff(owner, { role: 'support' });
    expect((await api.app.inject('/ops/demo/staff')).statusCode, 'nobody of the demo is there').toBe(404);
    const { id } = await buildStaff(owner, { role: 'support', name: 'Halima', phone: DEMO_SUPPORT });
    const { staff } = (await api.app.inject('/ops/demo/staff')).json().data;
    expect(staff).toEqual([{ id, name: 'Halima', role: 'support', vendor: null, phone: DEMO_SUPPORT }]);
    const { token, ...said } = (await login(api.app, id)).json().data;
    expect(said).toEqual({ role: 'support', scope: null, name: 'Halima', must_enrol: false });
    const read = await api.app.inject({ url: '/ops/support/orders', headers: bearer(token) });
    expect(read.statusCode).toBe(200);
    expect((await login(api.app, other.id)).json().code).toBe('ROUTE_NOT_FOUND');
  });
});

describe.each([
  ['to Nigeria', { TERMII_API_KEY: 'key-of-production' }],
  ['to Ghana', { HUBTEL_CLIENT_ID: 'id', HUBTEL_CLIENT_SECRET: 'key-of-production' }],
])('where texts %s reach phones', (_where, env) => {
  const api = startApi({ now, env });

  test('nobody signs in without a code, and nothing is listed', async () => {
    const { id } = await buildStaff(api.database.openOwner(), { role: 'support', phone: DEMO_SUPPORT });
    const listed = await api.app.inject('/ops/demo/staff');
    expect([listed.statusCode, listed.json().code]).toEqual([404, 'ROUTE_NOT_FOUND']);
    expect((await login(api.app, id)).statusCode).toBe(404);
  });
});
