import { expect, test } from 'vitest';
import { findChromium } from '../../tests/e2e/support/chromium.ts';
import type { Machine } from './provide-chromium.ts';
import { provideChromium } from './provide-chromium.ts';

type Tried = { readonly machine: Machine; readonly installs: string[] };

/** A machine where only the named installer works. */
function machineWhere(works: 'apt' | 'playwright' | 'none', more: Partial<Machine> = {}): Tried {
  const installs: string[] = [];
  const installer = (name: string) => async () => {
    installs.push(name);
    return name === works;
  };
  const machine: Machine = {
    find: () => (installs.includes(works) ? '/bin/chromium' : undefined),
    isRoot: true,
    hasApt: true,
    installWithApt: installer('apt'),
    installWithPlaywright: installer('playwright'),
    print: () => undefined,
    ...more,
  };
  return { machine, installs };
}

test('an installed Chromium is used', async () => {
  const { machine, installs } = machineWhere('none', { find: () => '/usr/bin/chromium' });
  expect(await provideChromium(machine)).toEqual({ ok: true, path: '/usr/bin/chromium' });
  expect(installs).toEqual([]);
});

test('root on Debian installs the distribution’s Chromium', async () => {
  const { machine, installs } = machineWhere('apt');
  expect(await provideChromium(machine)).toEqual({ ok: true, path: '/bin/chromium' });
  expect(installs).toEqual(['apt']);
});

test('when apt fails, Playwright’s Chromium is installed', async () => {
  const { machine, installs } = machineWhere('playwright');
  expect((await provideChromium(machine)).ok).toBe(true);
  expect(installs).toEqual(['apt', 'playwright']);
});

test.each([{ isRoot: false }, { hasApt: false }])('with %j apt is not tried', async (more) => {
  const { machine, installs } = machineWhere('playwright', more);
  expect((await provideChromium(machine)).ok).toBe(true);
  expect(installs).toEqual(['playwright']);
});

test('when no installer works, the message says what to do', async () => {
  expect(await provideChromium(machineWhere('none').machine)).toEqual({
    ok: false,
    reason: 'The browser tests need a Chromium and none could be installed: install one, or name it in CHROMIUM_PATH.',
  });
});

test('CHROMIUM_PATH wins, and must exist', () => {
  const exists = (path: string) => path === '/opt/mine' || path === '/usr/bin/chromium-browser';
  expect(findChromium({ env: { CHROMIUM_PATH: '/opt/mine' }, exists })).toBe('/opt/mine');
  expect(() => findChromium({ env: { CHROMIUM_PATH: '/opt/other' }, exists })).toThrow(
    /CHROMIUM_PATH names \/opt\/other/,
  );
});

test('tests take the headless shell where there is one, measurements the browser with windows', () => {
  const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium-browser'];
  const only = (...paths: string[]) => ({ env: {}, exists: (path: string) => paths.includes(path) });
  expect(findChromium(only(...installed))).toBe('/usr/bin/chromium-headless-shell');
  expect(findChromium({ ...only(...installed), windowsFirst: true })).toBe('/usr/bin/chromium-browser');
  for (const path of installed) expect(findChromium(only(path))).toBe(path);
  expect(findChromium(only())).toBeUndefined();
});
