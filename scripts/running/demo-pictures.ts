import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '@jara/server/process';
import { ROOT } from '../root.ts';
import { type StartOptions, startProgram } from './program.ts';
import { hashOfSources } from './sources-hash.ts';

const hashOfImages = () => hashOfSources(['packages/demo/src/**/*', 'packages/demo/package.json']);

const stampOf = (media: string) => path.join(media, 'rendered-from');

export async function areDemoImagesRendered(media: string): Promise<boolean> {
  return (await readFile(stampOf(media), 'utf8').catch(() => '')) === (await hashOfImages());
}

export async function renderDemoImages(media: string, report: (detail: string) => void): Promise<void> {
  const { renderTiles } = await import('@jara/demo');
  await mkdir(media, { recursive: true });
  await renderTiles(media, report);
  await writeFile(stampOf(media), await hashOfImages());
}

type Apart = StartOptions & { readonly logs: string; readonly report: (detail: string) => void };

/** The same in a process of its own (scripts/pictures.ts). */
export async function renderDemoImagesApart(media: string, { logs, report, ...startOptions }: Apart): Promise<void> {
  const program = startProgram({
    ...startOptions,
    name: 'pictures',
    args: [path.join(ROOT, 'scripts/pictures.ts'), media],
    cwd: ROOT,
    env: {},
    logs,
    onOutput: (text) => report(text.trim().split('\n').at(-1) ?? ''),
  });
  const how = await program.ended;
  if (how !== 'exit code 0')
    throw new OperatorError(`The pictures could not be drawn (${how}). ${program.lastLines()}`);
}
