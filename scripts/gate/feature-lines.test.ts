import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { countFeatureLines, featureFindings } from './feature-lines.ts';

test('the lines of a feature are those of its files, without tests', () => {
  const root = mkdtempSync(join(tmpdir(), 'jara-feature-lines-'));
  const write = (path: string, text: string) => {
    const file = join(root, 'apps/storefront/src/features', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  write('cart/index.ts', 'one\ntwo\n');
  write('cart/ui/row.tsx', 'three\n');
  write('cart/ui/row.test.tsx', 'not\ncounted\n');
  write('wallet/index.ts', 'one\n');
  expect([...countFeatureLines(root)]).toEqual([
    ['cart', 3],
    ['wallet', 1],
  ]);
  rmSync(root, { recursive: true });
});

test('a feature over its number, one without a number and a number without a feature are named', () => {
  const lines = new Map([
    ['cart', 11],
    ['wallet', 10],
    ['gift', 1],
  ]);
  expect(featureFindings(lines, { cart: 10, wallet: 10, old: 5 })).toEqual([
    'cart has 11 lines of 10.',
    'gift has 1 lines and no number in budgets.ts.',
    'old has a number in budgets.ts and no lines.',
  ]);
});
