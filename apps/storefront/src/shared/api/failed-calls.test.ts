// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { menuEndpoints } from '@jara/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recorded } from '../../testing/recorded-events.ts';
import { startPage } from '../analytics/once-a-page.ts';
import { callApi } from './browser.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/store');
  window.localStorage.clear();
  startPage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const askForMenu = (signal?: AbortSignal) =>
  callApi(menuEndpoints.getVendorMenu, { params: { id: '7' } }, signal).catch(() => undefined);

test('a call that nobody answers is an error by its code and endpoint, without what was asked', async () => {
  fakeApi({});
  await askForMenu();
  expect(recorded()).toEqual([
    {
      event_type: 'error_error',
      name: 'api',
      details: { code: 'UNAVAILABLE', source: menuEndpoints.getVendorMenu.path },
    },
  ]);
});

test('a refusal, a call that was given up and one without a network are no errors', async () => {
  fakeApi({ 'GET /customer/vendor/7/menu': () => ({ refused: 'VENDOR_NOT_FOUND' }) });
  await askForMenu();
  fakeApi({});
  await askForMenu(AbortSignal.abort());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await askForMenu();
  expect(recorded()).toEqual([]);
});
