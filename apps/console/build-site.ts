import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { BASE_PATH, siteConfig } from './site-config.ts';

const ROOT = import.meta.dirname;
const OUT = path.join(ROOT, 'dist');
/** What the front door serves for good, below the base path. Each file has its content's hash in its name. */
const STATIC = 'static';

const config = { ...siteConfig, logLevel: 'error' } satisfies InlineConfig;

/** The page with all that it loads. */
async function buildPage(): Promise<Rolldown.RolldownOutput['output']> {
  const built = await build({
    ...config,
    build: {
      outDir: OUT,
      emptyOutDir: false,
      reportCompressedSize: false,
      // A font that is written into the style sheet is none of our own origin, and the policy lets no other through.
      assetsInlineLimit: 0,
      assetsDir: STATIC,
      // Its helper would name every file in the entry.
      modulePreload: false,
      rolldownOptions: {
        // A schema that nobody uses is left out.
        treeshake: { manualPureFunctions: ['z'] },
        output: {
          entryFileNames: `${STATIC}/[name]-[hash].js`,
          chunkFileNames: `${STATIC}/[name]-[hash].js`,
          assetFileNames: `${STATIC}/[name]-[hash][extname]`,
          // Few files pack better than many, and what most screens need is fetched with the first.
          codeSplitting: {
            groups: [{ name: 'common', test: /\.[jt]sx?$/, minShareCount: 4, priority: 2 }],
          },
        },
      },
    },
  });
  return (built as Rolldown.RolldownOutput).output;
}

/** What the service worker stores when it is installed: the page itself and its built files. */
const storedFiles = (files: readonly string[]) => [
  BASE_PATH,
  ...files.filter((file) => /\.(js|css|woff2)$/.test(file)).map((file) => `${BASE_PATH}/${file}`),
];

const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) => file.type === 'chunk';

/** For each feature, what somebody loads who opens the console at one of its screens (scripts/gate/console-weight.ts). */
function firstLoads(chunks: readonly Rolldown.OutputChunk[]): Record<string, string[]> {
  const chunkOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (...files: readonly string[]): string[] => {
    const found = new Set(files);
    for (const file of found) for (const imported of chunkOf.get(file)?.imports ?? []) found.add(imported);
    return [...found];
  };
  const entry = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  return Object.fromEntries(
    chunks.flatMap(({ facadeModuleId, fileName }) => {
      const [, feature] = /\/src\/features\/([^/]+)\/index\.ts$/.exec(facadeModuleId ?? '') ?? [];
      return feature === undefined ? [] : [[feature, withImports(...entry, fileName)]];
    }),
  );
}

/** One plain script by itself: a service worker imports nothing. */
async function buildServiceWorker(files: readonly string[]): Promise<void> {
  await build({
    ...config,
    publicDir: false,
    define: { STORED_FILES: JSON.stringify(storedFiles(files)) },
    build: {
      outDir: OUT,
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: path.join(ROOT, 'src/service-worker/main.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

await rm(OUT, { recursive: true, force: true });
const output = await buildPage();
await buildServiceWorker(output.map(({ fileName }) => fileName));
await writeFile(path.join(OUT, 'first-loads.json'), JSON.stringify(firstLoads(output.filter(isChunk))));
