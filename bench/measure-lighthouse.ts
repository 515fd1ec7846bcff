import lighthouse from 'lighthouse';
import { FIRST_LOAD_SCRIPTS_KB } from '../budgets.ts';
import { weighScripts } from '../tests/e2e/support/page-weight.ts';
import type { Bench } from './bench.ts';
import { startChromium } from './chromium.ts';
import { type Figure, median } from './figure.ts';
import type { Scope } from './scope.ts';
import { startStack } from './services.ts';
import { HOME, vendorPages } from './shown-pages.ts';

const VENDORS = 1_000;
const RUNS = 5;
const ATTEMPTS = 3;

/** Besides the speed; none of them may lack anything. */
const OTHER_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

type Run = Record<(typeof OTHER_CATEGORIES)[number], number> & {
  score: number;
  lcp: number;
  tbt: number;
  cls: number;
  fcp: number;
  bytes: number;
  speed: number;
};

/** Lighthouse's own settings for a mobile phone: a slow line and a slow processor, computed from a fast run. */
async function lookOnce(scope: Scope, url: string): Promise<Run | { readonly reason: string }> {
  return scope.inside(async (inner) => {
    const port = await startChromium(inner);
    const onlyCategories = ['performance', ...OTHER_CATEGORIES];
    const result = await lighthouse(url, { port, onlyCategories, logLevel: 'silent', output: 'json' });
    if (result === undefined) return { reason: 'it gave no result' };
    const { audits, categories, environment, runtimeError } = result.lhr;
    if (runtimeError) return { reason: runtimeError.message };
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const scoreOf = (category: string) => (categories[category]?.score ?? Number.NaN) * 100;
    return {
      score: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
      lcp: value('largest-contentful-paint') / 1000,
      fcp: value('first-contentful-paint') / 1000,
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight') / 1000,
      speed: environment.benchmarkIndex,
    };
  });
}

/** On a busy machine the browser's recording sometimes lacks its beginning; Lighthouse asks to be run again then. */
async function look(scope: Scope, url: string): Promise<Run> {
  let reason = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const seen = await lookOnce(scope, url);
    if (!('reason' in seen)) return seen;
    reason = seen.reason;
  }
  throw new Error(`Lighthouse could not look at ${url}: ${reason}`);
}

async function scriptsKilobytes(origin: string, path: string): Promise<number> {
  const html = await (await fetch(`${origin}${path}`)).text();
  const fetchScript = async (src: string) => Buffer.from(await (await fetch(new URL(src, origin))).arrayBuffer());
  return (await weighScripts(html, fetchScript)).totalKb;
}

/** What a phone gets to see, and how soon; the middle of five looks. */
export const measureLighthouse: Bench = async ({ scope, databases, folder, printLine }) => {
  const { url, apiUrl } = await startStack(scope, await databases.withVendors(VENDORS), folder);
  const [vendor = HOME] = await vendorPages(apiUrl);
  const figures: Figure[] = [];
  for (const [name, path] of [
    ['home', HOME],
    ['vendor page', vendor],
  ] as const) {
    printLine(`  ${name} (${path})`);
    // Pictures are made in their sizes when first asked for; a page is measured as all but its first visitor sees it.
    await look(scope, `${url}${path}`);
    const runs: Run[] = [];
    for (let count = 0; count < RUNS; count += 1) runs.push(await look(scope, `${url}${path}`));
    const of = (part: keyof Run) => median(runs.map((run) => run[part]));
    figures.push(
      { what: `${name}: performance`, measured: of('score'), unit: '', goal: { atLeast: 99 } },
      ...OTHER_CATEGORIES.map(
        (category): Figure => ({
          what: `${name}: ${category}`,
          measured: of(category),
          unit: '',
          goal: { atLeast: 100 },
        }),
      ),
      { what: `${name}: largest contentful paint`, measured: of('lcp'), unit: 's', goal: { atMost: 1.1 } },
      { what: `${name}: first contentful paint`, measured: of('fcp'), unit: 's' },
      { what: `${name}: total blocking time`, measured: of('tbt'), unit: 'ms', goal: { atMost: 80 } },
      { what: `${name}: layout shift`, measured: of('cls'), unit: '', goal: { atMost: 0.01 } },
      {
        what: `${name}: first-load JavaScript, gzip`,
        measured: await scriptsKilobytes(url, path),
        unit: 'KB',
        goal: { atMost: FIRST_LOAD_SCRIPTS_KB },
      },
      // A phone's processor is taken to be a quarter of this machine's, whatever that is at this hour: to compare runs by.
      { what: `${name}: speed of the machine (Lighthouse)`, measured: of('speed'), unit: '' },
      { what: `${name}: first view in all`, measured: of('bytes'), unit: 'KB', goal: { atMost: 350 } },
    );
  }
  return figures;
};
