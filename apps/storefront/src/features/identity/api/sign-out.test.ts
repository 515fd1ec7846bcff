// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { identityEndpoints } from '@jara/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { track } from '@/shared/analytics/track.ts';
import { callApi } from '@/shared/api/browser.ts';
import { COOKIES_OF_PERSON, LOCAL_OF_PERSON, type LocalOfBrowser, TAB_OF_PERSON } from '@/shared/browser/register.ts';
import { ADA, signOut as goAway, signIn } from '../../../testing/customer-page.tsx';
import { dropRecorded, recorded } from '../../../testing/recorded-events.ts';
import { signOut } from './sign-out.ts';

const WORDS = ['Ada Obi', '08012345678', 'ada@example.com', 'gate code 4471', '12 Allen Avenue'];
const OF_NOBODY = 'nothing of anybody';

const STAYS: Readonly<Record<LocalOfBrowser, string>> = {
  ...{ savedCartsCount: '1', orderType: 'delivery', currency: 'NGN', custom_tags: 'new', bagInformation: OF_NOBODY },
  ...{ install_hint: 'refused', analytics: OF_NOBODY, 'analytics.credentials_expire_at': OF_NOBODY, fonts: '1' },
  ...{ 'analytics.wait_until': OF_NOBODY, 'analytics.clock_behind_ms': OF_NOBODY },
};
const STAYS_IN_TAB = { data_used: OF_NOBODY, staff: OF_NOBODY };

/** Under every name of the register: what is a person's is in their words. */
function fillBrowser(): void {
  for (const key of [...LOCAL_OF_PERSON, 'location']) localStorage.setItem(key, WORDS.join());
  for (const key of TAB_OF_PERSON) sessionStorage.setItem(key, WORDS.join());
  for (const [key, text] of Object.entries(STAYS)) localStorage.setItem(key, text);
  for (const [key, text] of Object.entries(STAYS_IN_TAB)) sessionStorage.setItem(key, text);
  for (const name of COOKIES_OF_PERSON) document.cookie = `${name}=gate code 4471; Path=/`;
  document.cookie = 'place=lagos@6.6018,3.3515; Path=/store';
}

const all = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
const wordsKept = () => WORDS.filter((words) => all().includes(words));

const deleted = vi.fn(async (_cache: string) => true);
const unsubscribe = vi.fn(async () => true);
const close = vi.fn();

beforeEach(() => {
  window.history.replaceState(null, '', '/store');
  vi.stubGlobal('caches', { delete: deleted });
  const pushManager = { getSubscription: async () => ({ unsubscribe }) };
  const registration = { pushManager, getNotifications: async () => [{ close }] };
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { getRegistration: async () => registration } });
  fakeApi({ 'POST /auth/logout': () => ({ data: null }) });
  signIn();
  fillBrowser();
  track({ event_type: 'click_button', name: 'sign_out' });
  expect(wordsKept()).toEqual(WORDS);
});
afterEach(() => {
  goAway();
  dropRecorded();
  localStorage.clear();
  sessionStorage.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** Without a word to this page. */
const endElsewhere = () => {
  document.cookie = 'user=; Path=/; Max-Age=-1';
};

const refused = () => ({ refused: 'TOKEN_INVALID' as const });

describe.each<[string, () => unknown]>([
  ['signs out', signOut],
  [
    'signs out without a network',
    () => {
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
      return signOut();
    },
  ],
  [
    'signs out in another tab, which tells the others',
    () => {
      endElsewhere();
      new BroadcastChannel('session').postMessage('changed');
    },
  ],
  [
    'signed out while this tab was asleep',
    () => {
      endElsewhere();
      window.dispatchEvent(new Event('focus'));
    },
  ],
  [
    'has a session that the server has ended',
    () => {
      fakeApi({ 'GET /auth/me': refused, 'POST /auth/refresh-token': refused });
      return callApi(identityEndpoints.getMe, {}).catch(() => undefined);
    },
  ],
  [
    'has a session that ended while no page was open',
    async () => {
      endElsewhere();
      vi.resetModules();
      await import('../../../testing/customer-page.tsx');
    },
  ],
  ['gives the browser to another customer', () => signIn({ ...ADA, id: 8, email: 'bola@example.com' })],
])('a customer who %s', (_how, leave) => {
  test('leaves nothing of their own in this browser', async () => {
    await leave();
    await vi.waitFor(() => expect(wordsKept()).toEqual([]));
    const left = (storage: Storage) => Object.keys(storage).filter((key) => key !== 'kept_for');
    expect(left(localStorage).toSorted()).toEqual(Object.keys(STAYS).toSorted());
    expect(left(sessionStorage).toSorted()).toEqual(Object.keys(STAYS_IN_TAB).toSorted());
    expect(document.cookie).toMatch(/place=lagos(?:;|$)/);
    expect(document.cookie).not.toMatch(/payment_\w+=[^;]/);
    expect(deleted.mock.calls.flat()).toEqual(['pages', 'order-pages']);
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  });
});

test('what a customer has done is still sent after they are gone, from memory', async () => {
  await signOut();
  expect(recorded()).toMatchObject([{ event_type: 'click_button', name: 'sign_out' }]);
});
