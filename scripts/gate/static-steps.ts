import { checkComponentNames } from './component-names.ts';
import { checkEntryFiles } from './entry-files.ts';
import { checkFeatureLines } from './feature-lines.ts';
import { checkFileNames } from './file-names.ts';
import { checkIslandFiles } from './island-files.ts';
import { checkMarkdownLinks } from './markdown-links.ts';
import { outcomeOfTool, runScript } from './run-script.ts';
import type { Step } from './step.ts';
import { checkVersions } from './versions.ts';

/** Far below the real count: a tool that reads fewer files is misconfigured. */
const FEWEST_FILES = 250;

/** A tool of package.json's scripts, which may count the files that it read. */
function tool(name: string, script: string, pattern?: RegExp): Step {
  const files = pattern && { pattern, atLeast: FEWEST_FILES };
  return { name, run: async () => outcomeOfTool(await runScript(script), files) };
}

/** Checks that need no running product. The slowest come first, so that both lanes end together. */
export const STATIC_STEPS: readonly Step[] = [
  tool('types', 'check:types'),
  tool('types of the storefront', 'check:types:storefront'),
  tool('types of the console', 'check:types:console'),
  tool('lint with types', 'check:lint', /on (\d+) files/),
  tool('types of browser tests', 'check:types:e2e'),
  // These three import a parser: loaded when their turn comes, so that the first line is printed at once.
  { name: 'boundaries', run: async () => (await import('./boundaries.ts')).checkBoundaries() },
  { name: 'process.env', run: async () => (await import('./process-env.ts')).checkProcessEnv() },
  { name: 'storage of the browser', run: async () => (await import('./browser-storage.ts')).checkBrowserStorage() },
  tool('dead code', 'check:dead-code'),
  tool('format and lint', 'check:format', /Checked (\d+) files/),
  { name: 'entry files', run: checkEntryFiles },
  { name: 'files of islands', run: checkIslandFiles },
  { name: 'names of files', run: checkFileNames },
  { name: 'names of components', run: checkComponentNames },
  { name: 'lines of features', run: checkFeatureLines },
  { name: 'versions', run: checkVersions },
  { name: 'configuration.md', run: async () => (await import('./configuration.ts')).checkConfiguration() },
  { name: 'dashboards and alerts', run: async () => (await import('./dashboards.ts')).checkDashboards() },
  { name: 'links of documents', run: checkMarkdownLinks },
];
