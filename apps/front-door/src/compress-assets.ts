import { randomUUID } from 'node:crypto';
import { access, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const WORTH_IT = /\.(m?js|css|svg|json|txt)$/;

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Written beside and renamed, so that nobody is ever served half a file; two front doors may do so at once. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, path);
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  await writeWhole(`${path}.gz`, await zip(bytes, { level: 9 }));
  await writeWhole(`${path}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}

async function builtFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && WORTH_IT.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}

/**
 * Makes the `.br` and `.gz` beside each built file, once: the hardest compression costs nothing when it is sent. Done
 * before the first request, so that no phone pays for a file as it was built.
 */
export async function compressAssets(folder: string): Promise<void> {
  const paths = (await builtFiles(folder)).values();
  const compressRest = async () => {
    for (const path of paths) {
      // Made last, so both are there; another front door may have made it meanwhile.
      if (!(await exists(`${path}.br`))) await compressFile(path);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressRest));
}
