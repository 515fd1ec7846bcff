import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../../tests/e2e/support/chromium.ts';

type Installer = { readonly message: string; readonly install: () => Promise<boolean> };

/** What of the machine decides how Chromium is found and installed. */
export type Machine = {
  readonly find: () => string | undefined;
  readonly isRoot: boolean;
  readonly hasApt: boolean;
  readonly installWithApt: () => Promise<boolean>;
  readonly installWithPlaywright: () => Promise<boolean>;
  readonly print: (line: string) => void;
};

export type ChromiumResult =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly reason: string };

function installersFor({ isRoot, hasApt, installWithApt, installWithPlaywright }: Machine): Installer[] {
  const apt: Installer = { message: 'Installing Chromium with apt-get (a minute or two)…', install: installWithApt };
  const playwright: Installer = { message: 'Downloading Playwright’s Chromium…', install: installWithPlaywright };
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
  installWithApt: async () => {
    const install = (name: string) => succeeds('apt-get', ['install', '-y', '--no-install-recommends', name]);
    // Not every distribution has the shell as a package.
    return (
      (await succeeds('apt-get', ['update'])) &&
      ((await install('chromium-headless-shell')) || (await install('chromium')))
    );
  },
  installWithPlaywright: () => succeeds('npx', ['--no', 'playwright', 'install', 'chromium']),
  print: (line) => void process.stdout.write(`${line}\n`),
};

/** The browser tests need a Chromium: an installed one, else one that is installed now. */
export async function provideChromium(machine: Machine = thisMachine): Promise<ChromiumResult> {
  const installed = machine.find();
  if (installed !== undefined) return { ok: true, path: installed };
  for (const { message, install } of installersFor(machine)) {
    machine.print(message);
    const path = (await install()) ? machine.find() : undefined;
    if (path !== undefined) return { ok: true, path };
  }
  return {
    ok: false,
    reason: 'The browser tests need a Chromium and none could be installed: install one, or name it in CHROMIUM_PATH.',
  };
}
