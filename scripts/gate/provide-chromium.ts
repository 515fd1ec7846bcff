import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../../tests/e2e/support/chromium.ts';
import { PLAYWRIGHT, runTool } from './run-tool.ts';

type Way = { readonly telling: string; readonly install: () => Promise<boolean> };

/** What the machine is, and what can be done on it. */
export type Machine = {
  readonly find: () => string | undefined;
  readonly isRoot: boolean;
  readonly hasApt: boolean;
  readonly installWithApt: () => Promise<boolean>;
  readonly installWithPlaywright: () => Promise<boolean>;
  readonly say: (line: string) => void;
};

export type Provided = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly reason: string };

function waysOf({ isRoot, hasApt, installWithApt, installWithPlaywright }: Machine): Way[] {
  const apt: Way = { telling: 'Installing Chromium with apt-get (a minute or two)…', install: installWithApt };
  const playwright: Way = { telling: 'Downloading Playwright’s Chromium…', install: installWithPlaywright };
  return isRoot && hasApt ? [apt, playwright] : [playwright];
}

function succeeds(command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

const thisMachine: Machine = {
  find: () => findChromium(),
  isRoot: process.getuid?.() === 0,
  hasApt: existsSync('/usr/bin/apt-get'),
  installWithApt: async () =>
    (await succeeds('apt-get', ['update'])) &&
    (await succeeds('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])),
  installWithPlaywright: async () => (await runTool(PLAYWRIGHT, ['install', 'chromium'])).code === 0,
  say: (line) => void process.stdout.write(`${line}\n`),
};

/** The browser tests need a Chromium: the one that is there, else one that is put there. */
export async function provideChromium(machine: Machine = thisMachine): Promise<Provided> {
  const there = machine.find();
  if (there !== undefined) return { ok: true, path: there };
  for (const { telling, install } of waysOf(machine)) {
    machine.say(telling);
    const path = (await install()) ? machine.find() : undefined;
    if (path !== undefined) return { ok: true, path };
  }
  return {
    ok: false,
    reason: 'The browser tests need a Chromium and none could be installed: install one, or name it in CHROMIUM_PATH.',
  };
}
