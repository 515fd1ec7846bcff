import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { FEW_ARENAS } from '../running/services.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const dockerfile = read('deploy/Dockerfile');

test('the image runs as the user whom manifests name, who is not root', () => {
  expect([...dockerfile.matchAll(/^USER (.+)$/gm)].map(([, user]) => user).at(-1)).toBe('10001:10001');
});

test.each(['**/.env*', '**/.data', '.git', '**/node_modules'])('%s stays out of the image', (line) => {
  expect(read('.dockerignore').split('\n')).toContain(line);
});

test('the image gives memory back as processes of one machine do', () => {
  for (const [name, value] of Object.entries(FEW_ARENAS)) expect(dockerfile).toContain(`${name}=${value}`);
});
