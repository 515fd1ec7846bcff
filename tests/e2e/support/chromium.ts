import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readEnv } from './env.ts';

const MAC_APPLICATIONS = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/** Chromium without its windows: the tests take two thirds of the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const WITH_WINDOWS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  ...MAC_APPLICATIONS.flatMap((app) => [join('/Applications', app), join(homedir(), 'Applications', app)]),
  chromium.executablePath(),
];

type Finding = {
  readonly env?: { readonly CHROMIUM_PATH?: string | undefined };
  readonly exists?: (path: string) => boolean;
  /** For measurements, which mean the browser that people have. */
  readonly windowsFirst?: boolean;
};

/** The Chromium to test with: the one asked for, one that is installed, or Playwright's own download. */
export function findChromium({
  env: { CHROMIUM_PATH: chosen } = readEnv(),
  exists = existsSync,
  windowsFirst = false,
}: Finding = {}): string | undefined {
  if (chosen !== undefined) {
    if (!exists(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, and there is nothing.`);
    return chosen;
  }
  const places = windowsFirst ? [...WITH_WINDOWS, HEADLESS_SHELL] : [HEADLESS_SHELL, ...WITH_WINDOWS];
  return places.find(exists);
}

/** What Playwright is told to start. Of its own download it takes the headless shell by itself. */
export function launchedChromium(): { readonly executablePath?: string } {
  const executablePath = findChromium();
  return executablePath === undefined || executablePath === chromium.executablePath() ? {} : { executablePath };
}
