import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, TestInfo } from '@playwright/test';
import { stackFolder } from './env.ts';

/** A run's log holds the lines of all its tests: enough of them for the seconds of one. */
const MOST_API_LINES = 400;

const time = () => new Date().toISOString().slice(11, 23);

/** What the API logged between two moments; its lines are JSON with the moment in milliseconds. */
export function linesBetween(log: string, from: number, until: number): string[] {
  const isWithin = (line: string) => {
    const at = Number(/"time":(\d+)/.exec(line)?.[1]);
    return at >= from && at <= until;
  };
  return log.split('\n').filter(isWithin).slice(-MOST_API_LINES);
}

/** What one needs to understand a failure: the console, page errors, calls that failed or were refused, the API's lines. */
export function createEvidence() {
  const [from, heard] = [Date.now(), [] as string[]];
  let pageLoads = 0;
  const note = (line: string): void => void heard.push(`${time()} ${line}`);
  return {
    /** Documents that its pages have asked for: by a link, a reload or an address, in frames too. */
    pageLoads: () => pageLoads,

    watch(context: BrowserContext): void {
      context.on('console', (message) => note(`console ${message.type()}: ${message.text()}`));
      context.on('weberror', (error) => note(`page error: ${error.error().stack ?? error.error().message}`));
      context.on('requestfailed', (request) =>
        note(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText ?? ''}`),
      );
      context.on('response', (response) => {
        if (response.status() >= 400) note(`${response.status()}: ${response.request().method()} ${response.url()}`);
      });
      context.on('request', (request) => {
        if (request.isNavigationRequest()) pageLoads += 1;
      });
    },

    /** Beside the trace and the screenshot of a test that failed. */
    async save(testInfo: TestInfo): Promise<void> {
      const log = await readFile(join(await stackFolder(), 'logs/api.log'), 'utf8').catch(() => '');
      const api = linesBetween(log, from, Date.now());
      const path = testInfo.outputPath('evidence.txt');
      await writeFile(path, ['# Browser', ...heard, '', '# API', ...api, ''].join('\n'));
      testInfo.attachments.push({ name: 'evidence', contentType: 'text/plain', path });
    },
  };
}
