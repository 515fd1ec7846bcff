import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BucketSettings } from '@jara/media';
import { makeFolder, OperatorError } from '@jara/server/process';
import { variablesNamed } from '../env.ts';
import { ROOT } from '../root.ts';
import { MEDIA_VARIABLES } from './environment-allowlist.ts';
import { type StartOptions, startProgram } from './program.ts';
import { publishPictures } from './publish-pictures.ts';
import { hashOfSources } from './sources-hash.ts';

const hashOfImages = () => hashOfSources(['packages/demo/src/**/*', 'packages/demo/package.json']);

const stampOf = (media: string) => path.join(media, 'rendered-from');

/** What they are made from, and where else they are. */
const stampText = async (bucket: BucketSettings | undefined) => `${await hashOfImages()}${bucket?.url ?? ''}`;

export async function areDemoImagesRendered(media: string, bucket?: BucketSettings): Promise<boolean> {
  return (await readFile(stampOf(media), 'utf8').catch(() => '')) === (await stampText(bucket));
}

/** Draws them into the folder, and writes them to the bucket, where there is one. */
export async function renderDemoImages(
  media: string,
  report: (detail: string) => void,
  bucket?: BucketSettings,
): Promise<void> {
  const { renderTiles } = await import('@jara/demo');
  await makeFolder(media);
  await renderTiles(media, report);
  if (bucket !== undefined) await publishPictures(media, bucket, report);
  await writeFile(stampOf(media), await stampText(bucket));
}

type Apart = StartOptions & { readonly logs: string; readonly report: (detail: string) => void };

/** The same in a process of its own (scripts/pictures.ts). */
export async function renderDemoImagesApart(media: string, { logs, report, ...startOptions }: Apart): Promise<void> {
  const program = startProgram({
    ...startOptions,
    name: 'pictures',
    args: [path.join(ROOT, 'scripts/pictures.ts'), media],
    cwd: ROOT,
    env: variablesNamed(MEDIA_VARIABLES),
    logs,
    onOutput: (text) => report(text.trim().split('\n').at(-1) ?? ''),
  });
  const how = await program.ended;
  if (how !== 'exit code 0')
    throw new OperatorError(`The pictures could not be drawn (${how}). ${program.lastLines()}`);
}
