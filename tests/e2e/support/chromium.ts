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

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  ...MAC_APPLICATIONS.flatMap((app) => [join('/Applications', app), join(homedir(), 'Applications', app)]),
];

type Finding = { readonly chosen: string | undefined; readonly exists?: (path: string) => boolean };

/** The Chromium to test with: the one asked for, one that is installed, or Playwright's own download. */
export function findChromium(
  { chosen, exists = existsSync }: Finding = { chosen: readEnv().CHROMIUM_PATH },
): string | undefined {
  if (chosen !== undefined) {
    if (!exists(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, and there is nothing.`);
    return chosen;
  }
  return [...PLACES, chromium.executablePath()].find(exists);
}
