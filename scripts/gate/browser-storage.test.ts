import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { storagesIn, unregisteredStorages } from './browser-storage.ts';

test.each([
  ['localStorage.setItem("x", "y");', 'localStorage'],
  ['window.sessionStorage.getItem("x");', 'sessionStorage'],
  ['const { localStorage: kept } = window;', 'localStorage'],
  ['globalThis["indexedDB"].open("x");', 'indexedDB'],
  ['document.cookie = "x=y";', 'document.cookie'],
  ['await window.caches?.open("x");', 'caches'],
  ['const db = new Dexie("x");', 'Dexie'],
])('%s keeps something in the browser', (text, name) => {
  expect(storagesIn('a.ts', `// first line\n${text}\n`)).toEqual([{ name, line: 2 }]);
});

test.each(['// localStorage is for keepers', 'const text = "localStorage";', 'request.cookie;', 'storedText("cart");'])(
  '%s does not',
  (text) => expect(storagesIn('a.ts', text)).toEqual([]),
);

test('only the keepers may, and tests', () => {
  const tree = mkdtempSync(join(tmpdir(), 'browser-storage-'));
  const paths = [
    'apps/storefront/src/shared/browser/storage.ts',
    'apps/storefront/src/shared/browser/other.ts',
    'apps/storefront/src/shared/browser/other.test.ts',
    'apps/storefront/src/testing/cart-browser.ts',
    'apps/storefront/src/features/courier/ui/form.tsx',
    'tests/e2e/cart/cart.ts',
  ];
  for (const path of paths) {
    mkdirSync(join(tree, dirname(path)), { recursive: true });
    writeFileSync(join(tree, path), 'window.localStorage.clear();\n');
  }
  expect(unregisteredStorages(tree)).toEqual([
    'apps/storefront/src/features/courier/ui/form.tsx:1 localStorage',
    'apps/storefront/src/shared/browser/other.ts:1 localStorage',
  ]);
  rmSync(tree, { recursive: true });
});
