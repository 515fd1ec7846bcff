import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../root.ts';
import { projectFiles } from './project-files.ts';
import type { Outcome } from './step.ts';

const NOT_IN_PAGES = /\.test\.tsx?$|\/src\/testing\//;

const STORAGES = [
  'localStorage',
  'sessionStorage',
  'document.cookie',
  'cookieStore',
  'indexedDB',
  'Dexie',
  'caches',
] as const;
type Storage = (typeof STORAGES)[number];

/** The files that speak to a storage of the browser's. They take the names of their app's register and no others (ADR 41). */
const KEEPERS: Readonly<Record<string, Readonly<Partial<Record<Storage, readonly string[]>>>>> = {
  'apps/storefront/src/': {
    // What stands in every page by itself imports nothing.
    localStorage: ['shared/browser/storage.ts', 'browser/inline/first-paint.ts', 'browser/inline/fonts.ts'],
    sessionStorage: ['shared/browser/storage.ts'],
    'document.cookie': ['shared/browser/cookie.ts', 'browser/inline/first-paint.ts'],
    cookieStore: ['service-worker/cached-pages.ts'],
    indexedDB: ['shared/browser/forget-saved-details.ts'],
    Dexie: ['features/saved-carts/model/saved-carts-db.ts'],
    caches: [
      'shared/browser/forget-person.ts',
      'shared/browser/navigation.ts',
      'shared/browser/offline-support.ts',
      'features/settings/model/offline-storage.ts',
      'service-worker/cached-pages.ts',
      'service-worker/take-over.ts',
    ],
  },
  'apps/console/src/': {
    localStorage: ['shared/browser/storage.ts'],
    indexedDB: ['shared/browser/photo-files.ts'],
    caches: ['service-worker/serve-offline.ts'],
  },
  'packages/ui/src/': { cookieStore: ['browser/worker-scope.ts'], caches: ['browser/worker-scope.ts'] },
};

/** A storage's name, as code says it: `localStorage`, `window.localStorage`, `window['localStorage']`, `document.cookie`. */
function storageNamed(node: ts.Node): Storage | undefined {
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'cookie') {
    const of = node.expression;
    return ts.isIdentifier(of) && of.text === 'document' ? 'document.cookie' : undefined;
  }
  const isKey = ts.isStringLiteralLike(node) && ts.isElementAccessExpression(node.parent);
  const name = ts.isIdentifier(node) || isKey ? node.text : '';
  return STORAGES.find((storage) => storage === name);
}

/** The storages that a source speaks to, each with its line (from 1). Comments and texts do not count. */
export function storagesIn(path: string, text: string): { readonly name: Storage; readonly line: number }[] {
  if (!STORAGES.some((name) => text.includes(name))) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: { name: Storage; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    const name = storageNamed(node);
    if (name) found.push({ name, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

export function unregisteredStorages(root: string): string[] {
  return Object.entries(KEEPERS).flatMap(([sources, keepers]) =>
    projectFiles([`${sources}**/*.{ts,tsx}`], root)
      .filter((path) => !NOT_IN_PAGES.test(path))
      .flatMap((path) =>
        storagesIn(path, readFileSync(join(root, path), 'utf8'))
          .filter(({ name }) => !keepers[name]?.includes(path.slice(sources.length)))
          .map(({ name, line }) => `${path}:${line} ${name}`),
      ),
  );
}

export async function checkBrowserStorage(): Promise<Outcome> {
  const found = unregisteredStorages(ROOT);
  if (found.length === 0) return { passed: true };
  const way = 'Give it a name in shared/browser/register.ts and use storedJson, storedText, tabText or writeCookie';
  return {
    passed: false,
    output: `A storage of the browser's is used past its register. ${way}:\n${found.join('\n')}`,
  };
}
