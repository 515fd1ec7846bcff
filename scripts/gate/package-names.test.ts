import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { projectFiles } from './project-files.ts';

test('shell.017 the product is Jara and its packages are @jara/*', () => {
  const nameIn = (path: string) => (JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as { name?: string }).name;
  expect(nameIn('package.json')).toBe('jara');
  // Whatever is in the project, so that none has to be named here.
  const parts = projectFiles(['*/**/package.json']);
  expect(parts.length).toBeGreaterThanOrEqual(12);
  expect(parts.map(nameIn).filter((name) => !/^@jara\/[a-z-]+[a-z0-9]*$/.test(name ?? ''))).toEqual([]);
});
