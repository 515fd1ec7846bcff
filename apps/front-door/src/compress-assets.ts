import { access, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const WORTH_IT = /\.(js|css|svg|json|txt)$/;

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Written beside and renamed, so that nobody is ever served half a file. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  await writeWhole(`${path}.gz`, await zip(bytes, { level: 9 }));
  await writeWhole(`${path}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}

async function uncompressedFiles(folder: string): Promise<string[]> {
  const paths: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && WORTH_IT.test(entry.name) && !(await exists(`${path}.br`))) paths.push(path);
  }
  return paths;
}

/**
 * Makes the `.br` and `.gz` beside each built file, once: the hardest compression costs nothing when it is sent. Done
 * before the first request, so that no phone pays for a file as it was built.
 */
export async function compressAssets(folder: string): Promise<void> {
  const paths = (await uncompressedFiles(folder)).values();
  const compressRest = async () => {
    for (const path of paths) await compressFile(path);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressRest));
}
