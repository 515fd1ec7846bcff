import { expect, test } from 'vitest';
import { findChromium } from '../../tests/e2e/support/chromium.ts';
import type { Machine } from './provide-chromium.ts';
import { provideChromium } from './provide-chromium.ts';

type Tried = { readonly machine: Machine; readonly installs: string[] };

/** A machine where the named way of installing, and no other, brings a Chromium. */
function machineWhere(works: 'apt' | 'playwright' | 'none', more: Partial<Machine> = {}): Tried {
  const installs: string[] = [];
  const way = (name: string) => async () => {
    installs.push(name);
    return name === works;
  };
  const machine: Machine = {
    find: () => (installs.includes(works) ? '/bin/chromium' : undefined),
    isRoot: true,
    hasApt: true,
    installWithApt: way('apt'),
    installWithPlaywright: way('playwright'),
    say: () => undefined,
    ...more,
  };
  return { machine, installs };
}

test('a Chromium that is there is taken as it is', async () => {
  const { machine, installs } = machineWhere('none', { find: () => '/usr/bin/chromium' });
  expect(await provideChromium(machine)).toEqual({ ok: true, path: '/usr/bin/chromium' });
  expect(installs).toEqual([]);
});

test('root on Debian installs the distribution’s', async () => {
  const { machine, installs } = machineWhere('apt');
  expect(await provideChromium(machine)).toEqual({ ok: true, path: '/bin/chromium' });
  expect(installs).toEqual(['apt']);
});

test('where apt brings none, Playwright’s is tried', async () => {
  const { machine, installs } = machineWhere('playwright');
  expect((await provideChromium(machine)).ok).toBe(true);
  expect(installs).toEqual(['apt', 'playwright']);
});

test.each([{ isRoot: false }, { hasApt: false }])('with %j apt is not tried', async (more) => {
  const { machine, installs } = machineWhere('playwright', more);
  expect((await provideChromium(machine)).ok).toBe(true);
  expect(installs).toEqual(['playwright']);
});

test('when nothing helps, one sentence says what to do', async () => {
  expect(await provideChromium(machineWhere('none').machine)).toEqual({
    ok: false,
    reason: 'The browser tests need a Chromium and none could be installed: install one, or name it in CHROMIUM_PATH.',
  });
});

test('the Chromium that is asked for wins, and must be there', () => {
  const exists = (path: string) => path === '/opt/mine' || path === '/usr/bin/chromium-browser';
  expect(findChromium({ chosen: '/opt/mine', exists })).toBe('/opt/mine');
  expect(() => findChromium({ chosen: '/opt/other', exists })).toThrow(/CHROMIUM_PATH names \/opt\/other/);
  expect(findChromium({ chosen: undefined, exists })).toBe('/usr/bin/chromium-browser');
  expect(findChromium({ chosen: undefined, exists: () => false })).toBeUndefined();
});
