import { BASE_PATH } from '../shared/config/base-path.ts';

// Written by the build (build-site.ts).
declare const CODE_FILES: { readonly names: readonly string[]; readonly imports: readonly (readonly number[])[] };

// Named once: the build writes the whole list wherever its name stands.
const { names, imports } = CODE_FILES;

const FILES = `${BASE_PATH}/static/`;

const fetched = new Map<string, Promise<void>>();

async function fetchFile(name: string): Promise<void> {
  // The same file for everyone: cookies would cost a kilobyte each time.
  const response = await fetch(FILES + name, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  await response.arrayBuffer();
}

/** Once; one that has failed is asked for again the next time. */
function fetchOnce(name: string): Promise<void> {
  const under = fetched.get(name) ?? fetchFile(name);
  fetched.set(name, under);
  under.catch(() => fetched.delete(name));
  return under;
}

const prepared = new Set<string>();

function withImports(file: number, found: Set<number>): Set<number> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of imports[file] ?? []) withImports(imported, found);
  return found;
}

const filesOf = (file: string) => [...withImports(names.indexOf(file), new Set())].map((index) => names[index] ?? file);

/** In the module map, and not run: the import that follows asks for nothing. Only what has come, since a failure stays there. */
function prepare(name: string): void {
  if (prepared.has(name)) return;
  prepared.add(name);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = FILES + name;
  document.head.append(link);
}

let isOnlyFetched = false;

/** A file and all that it imports are fetched before it is imported: a failed import could not be tried again. */
export async function loadCode(file: string): Promise<unknown> {
  const [files, runs] = [filesOf(file), !isOnlyFetched];
  await Promise.all(files.map(fetchOnce));
  if (runs) return import(/* @vite-ignore */ FILES + file);
  files.forEach(prepare);
  // Somebody may take it apart.
  return {};
}

/** For a `load` that imports: its files come, and run when they are imported in earnest. */
export function fetchWithoutRunning(load: () => Promise<unknown>): Promise<unknown> {
  isOnlyFetched = true;
  try {
    return load();
  } finally {
    isOnlyFetched = false;
  }
}
