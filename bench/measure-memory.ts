import { readdir, readlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from './bench.ts';
import { collectCalls } from './calls.ts';
import { makeDataFolder } from './data-folder.ts';
import type { Figure } from './figure.ts';
import { load } from './load.ts';
import { descendantsOf, ownMegabytes, type Process, residentMegabytes } from './memory.ts';
import { type Started, withNpmStart } from './npm-start.ts';
import { buildWhatIsMissing } from './services.ts';
import { HOME, vendorPages } from './shown-pages.ts';

const SECONDS = 10;
const PICTURES = 60;
const WIDTHS = [256, 640, 1080];
/** What was only needed for the use has been let go by then. */
const IDLE_MS = 10_000;
const AS_A_BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
const AS_AN_IMAGE = { headers: { accept: 'image/avif,image/webp,*/*' } };

/** What an hour of visitors asks for, as fast as it is answered: pages, calls, and each picture in several widths. */
async function use({ url, apiUrl }: Started, media: string): Promise<void> {
  const calls = await collectCalls(apiUrl);
  const pages = [HOME, ...(await vendorPages(apiUrl))];
  await load({ url, paths: pages, seconds: SECONDS, headers: AS_A_BROWSER });
  const ofApi = [...calls.lists, ...calls.menus, ...calls.searches].map((call) => `/api${call}`);
  await load({ url, paths: ofApi, seconds: SECONDS });
  const files = (await readdir(media, { recursive: true })).filter((file) => /\.(?:webp|jpe?g|png|avif)$/.test(file));
  for (const file of files.slice(0, PICTURES)) {
    const source = encodeURIComponent(`/store/media/${file}`);
    const asked = WIDTHS.map((width) => fetch(`${url}/store/_next/image?url=${source}&w=${width}&q=75`, AS_AN_IMAGE));
    for (const answer of await Promise.all(asked)) await answer.arrayBuffer();
  }
}

/** Services are told by the folder that they run in. */
async function nameOf({ pid, command }: Process): Promise<string> {
  if (/postgres/.test(command)) return 'PostgreSQL';
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '');
  return /apps\/([\w-]+)$/.exec(folder)?.[1] ?? 'what starts and watches them';
}

/** What the whole of `npm start` holds in memory after use, npm itself aside. */
export const measureMemory: Bench = async ({ scope, printLine }) => {
  await buildWhatIsMissing(scope);
  const folder = await makeDataFolder(scope);
  const start = <Result>(work: (started: Started) => Promise<Result>) => withNpmStart(folder, scope.signal, work);
  // The second start: the first one has loaded the demo as well.
  await start(async () => undefined);
  return start(async (started) => {
    printLine('  use');
    await use(started, path.join(folder, 'media'));
    await pause(IDLE_MS, undefined, { signal: scope.signal });
    const parts = new Map<string, { own: number; resident: number }>();
    for (const each of await descendantsOf(started.pid)) {
      const name = await nameOf(each);
      const { own, resident } = parts.get(name) ?? { own: 0, resident: 0 };
      parts.set(name, {
        own: own + (await ownMegabytes(each.pid)),
        resident: resident + (await residentMegabytes(each.pid)),
      });
    }
    const sum = (kind: 'own' | 'resident') => [...parts.values()].reduce((total, each) => total + each[kind], 0);
    const figures: Figure[] = [
      { what: 'memory after use, everything', measured: sum('own'), unit: 'MB', goal: { atMost: 560 } },
      { what: 'the same with shared pages counted for each process', measured: sum('resident'), unit: 'MB' },
      ...[...parts].map(([name, { own }]): Figure => ({ what: `  ${name}`, measured: own, unit: 'MB' })),
    ];
    return figures;
  });
};
