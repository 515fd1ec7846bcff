import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startS3Double } from '@jara/media/testing';
import { expect, onTestFinished, test } from 'vitest';
import { publishPictures } from './publish-pictures.ts';

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}

async function startBucket() {
  const s3 = await startS3Double();
  onTestFinished(() => s3.stop());
  return s3;
}

test('every picture of the folder is in the bucket under its name, and nothing else', async () => {
  const s3 = await startBucket();
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, nth) => [`dish/${nth}.webp`, `dish ${nth}`]));
  const folder = await folderWith({ ...many, 'icon.svg': '<svg/>', 'tiles.json': '{}', 'rendered-from': 'hash' });
  const said: string[] = [];
  await publishPictures(folder, s3.settings, (detail) => said.push(detail));
  const written = Object.fromEntries([...s3.objects].map(([key, bytes]) => [key, bytes.toString()]));
  expect(written).toEqual({ ...many, 'icon.svg': '<svg/>' });
  expect(said.at(-1)).toBe('21 of 21 in the bucket');
});

test('a bucket that refuses stops it with a sentence that has no secret in it', async () => {
  const s3 = await startBucket();
  const folder = await folderWith({ 'icon.svg': '<svg/>' });
  const wrong = { ...s3.settings, secret_access_key: 'another secret' };
  await expect(publishPictures(folder, wrong, () => undefined)).rejects.toThrow(
    `The pictures could not be written to ${s3.settings.url}: http_403 SignatureDoesNotMatch.`,
  );
});
