import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { type Shapes, shapesIn, type Variables, variablesIn } from './environment-schemas.ts';
import { projectFiles } from './project-files.ts';

/** What reads its environment in each file, as the document calls it. */
export const ENVIRONMENT_READERS: Readonly<Record<string, string>> = {
  'scripts/env.ts': 'npm start',
  'apps/api/src/env.ts': 'api',
  'apps/worker/src/env.ts': 'worker',
  'apps/front-door/src/env.ts': 'front-door',
  'apps/storefront/src/shared/config/env.ts': 'storefront',
  'apps/sandbox/src/env.ts': 'sandbox',
  'packages/server/src/testing/env.ts': 'integration tests',
  'tests/e2e/support/env.ts': 'browser tests',
};

function sharedShapes(): Shapes {
  const sources = projectFiles(['packages/*/src/**/*{variables,settings}.ts']);
  return new Map(sources.flatMap((path) => [...shapesIn(path, readFileSync(join(ROOT, path), 'utf8'))]));
}

type Environments = {
  /** The variables of each process, by its name in docs/configuration.md. */
  readonly read: ReadonlyMap<string, Variables>;
  /** Files that read an environment and have no name. */
  readonly unnamed: readonly string[];
};

/** What each process reads of its environment, from the schemas of all `env.ts` files. */
export function readEnvironments(): Environments {
  const shapes = sharedShapes();
  const files = projectFiles(['**/env.ts']).map((path) => ({
    path,
    variables: variablesIn(path, readFileSync(join(ROOT, path), 'utf8'), shapes),
  }));
  const readers = files.filter(({ variables }) => variables.size > 0);
  return {
    read: new Map(readers.map(({ path, variables }) => [ENVIRONMENT_READERS[path] ?? path, variables])),
    unnamed: readers.map(({ path }) => path).filter((path) => !Object.hasOwn(ENVIRONMENT_READERS, path)),
  };
}
