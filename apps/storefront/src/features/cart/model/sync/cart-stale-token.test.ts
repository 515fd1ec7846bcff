import type { SignedInUser } from '@jara/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserSession } from '@/shared/api/browser-session.ts';
import { type Browser, openBrowser } from '../../../../testing/cart-browser.ts';
import { add, put, RICE, STEW, settled, shown } from '../../../../testing/cart-steps.ts';

const tokenOf = (name: string) =>
  [name, JSON.stringify({ exp: Date.now() / 1000 + 3600 }), 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
const [STALE, FRESH] = [tokenOf('stale'), tokenOf('fresh')];
const ADA: SignedInUser = {
  token: STALE,
  country_code: 'NG',
  email: 'ada@example.com',
  id: 7,
  last_name: 'Obi',
  phone: '2348012345678',
  first_name: 'Ada',
  user_reference: 'ADA7',
};

type Init = Parameters<Browser['server']['fetch']>[1];
const failed = (status: number, code: string, message: string) =>
  Response.json({ status: 'failed', code, message }, { status });

let browser: Browser;
/** What becomes of the refreshes to come; those after them succeed. */
let refreshes: (() => Response)[];

beforeEach(() => {
  browser = openBrowser([RICE, STEW]);
  refreshes = [];
  vi.stubGlobal('fetch', async (url: string, init: Init) => {
    if (url === '/api/auth/refresh-token') {
      const success = () => Response.json({ status: 'success', message: 'Done', data: { token: FRESH } });
      return (refreshes.shift() ?? success)();
    }
    if (init.headers.get('authorization') === `Bearer ${STALE}`) return failed(401, 'TOKEN_EXPIRED', 'Token expired');
    return browser.server.fetch(url, init);
  });
  browserSession().keep(ADA);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['no answer', () => Promise.reject(new TypeError('no network')) as unknown as Response],
  ['a 503', () => failed(503, 'UNAVAILABLE', 'Please try again.')],
])(
  'identity.036 changes whose token cannot be refreshed for now (%s) wait, and none is dropped',
  async (_what, fault) => {
    refreshes = [fault, fault];
    const tab = browser.openTab();
    put(tab, add(RICE, 2));
    put(tab, add(STEW));
    await settled(tab);
    expect(refreshes, 'both faults were met').toEqual([]);
    expect(shown(tab)).toEqual([['2 of 1', '1 of 2']]);
    expect(browser.refusals).toEqual([]);
    expect(browserSession().latest()).toMatchObject({ id: 7, token: FRESH });
  },
);
