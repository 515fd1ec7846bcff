import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { BASE_PATH } from './src/shared/config/base-path.ts';

const ROOT = import.meta.dirname;
const SRC = path.join(ROOT, 'src');
const OUT = path.join(ROOT, 'dist');
/** Below the base path. The front door serves what is in it. */
const STATIC = '_next/static';
const CHUNKS = `${STATIC}/chunks/`;

// Next's own seams, as long as some pages are still made by it.
const NEXT_IN_BROWSER = [{ find: 'next/navigation', replacement: `${SRC}/browser/next-navigation.ts` }];
const NEXT_ON_SERVER = [
  { find: 'next/navigation', replacement: `${SRC}/server/page-path.ts` },
  { find: '@/shared/browser/deferred-part.tsx', replacement: `${SRC}/server/deferred-part.tsx` },
];
/** Next fetches this code without running it; here a file that has come runs when it is imported. */
const runsByImport: Plugin = {
  name: 'runs-by-import',
  enforce: 'pre',
  transform: (code, id) => (/\/run-[\w-]+\.ts$/.test(id) ? code.replace('require(', 'import(') : undefined),
};

const common = (name: string, alias: readonly { find: string | RegExp; replacement: string }[]): InlineConfig => ({
  root: ROOT,
  base: `${BASE_PATH}/`,
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  resolve: { alias: [...alias, { find: /^@\//, replacement: `${SRC}/` }] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { outDir: path.join(OUT, name), emptyOutDir: true, reportCompressedSize: false, sourcemap: false },
});

/** The files of the browser's code: their names, and for each the places in that list of those that it imports. */
type CodeFiles = { readonly names: string[]; readonly imports: number[][] };

const DYNAMIC_IMPORT = /\bimport\(\s*(["'`])\.\/([\w.-]+\.js)\1\s*\)/g;

/**
 * A browser that has failed once to import a file gives the same failure for ever (whatwg/html 6768). So each
 * `import('./x.js')` becomes `loadCode('x.js')`, which fetches all the files first (browser/load-code.ts).
 */
function importsByLoadCode(files: CodeFiles): Plugin {
  return {
    name: 'imports-by-load-code',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const names = chunks.map(({ fileName }) => fileName);
      files.names.push(...names.map((name) => path.basename(name)));
      for (const chunk of chunks) {
        files.imports.push(chunk.imports.map((imported) => names.indexOf(imported)));
        chunk.code = chunk.code.replaceAll(DYNAMIC_IMPORT, (_, _quote, file: string) => `loadCode("${file}")`);
      }
    },
  };
}

/** The components of the browser, and the style sheet of all pages. */
async function buildBrowser(): Promise<{ readonly code: CodeFiles; readonly stage: string; readonly styles: string }> {
  const code: CodeFiles = { names: [], imports: [] };
  const config = common('client', NEXT_IN_BROWSER);
  await build({
    ...config,
    plugins: [runsByImport, importsByLoadCode(code)],
    build: {
      ...config.build,
      // A font that is written into the style sheet is none of our own origin, and the policy lets no other through.
      assetsInlineLimit: 0,
      modulePreload: false,
      manifest: 'manifest.json',
      rolldownOptions: {
        input: { stage: path.join(SRC, 'browser/stage.tsx'), styles: path.join(SRC, 'shared/ui/globals.css') },
        output: {
          entryFileNames: `${CHUNKS}[name]-[hash].js`,
          chunkFileNames: `${CHUNKS}[name]-[hash].js`,
          assetFileNames: `${STATIC}/media/[name]-[hash][extname]`,
        },
      },
    },
  });
  const manifest = JSON.parse(await readFile(path.join(OUT, 'client/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const fileOf = (source: string) => {
    const built = manifest[source];
    if (!built) throw new Error(`The build has no ${source}.`);
    return built.file;
  };
  return {
    code,
    stage: path.basename(fileOf('src/browser/stage.tsx')),
    styles: fileOf('src/shared/ui/globals.css'),
  };
}

/** The one script that every page names: by itself, so that it imports nothing. */
async function buildEntry(code: CodeFiles, stage: string): Promise<string> {
  const config = common('client', []);
  const define = { ...config.define, CODE_FILES: JSON.stringify(code), STAGE: JSON.stringify(stage) };
  await build({
    ...config,
    define,
    build: {
      ...config.build,
      emptyOutDir: false,
      manifest: 'entry.json',
      rolldownOptions: {
        input: path.join(SRC, 'browser/main.ts'),
        output: { format: 'iife', entryFileNames: `${CHUNKS}entry-[hash].js` },
      },
    },
  });
  const manifest = JSON.parse(await readFile(path.join(OUT, 'client/entry.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  return manifest['src/browser/main.ts']?.file ?? '';
}

async function buildServer(): Promise<void> {
  const config = common('server', NEXT_ON_SERVER);
  await build({
    ...config,
    ssr: { noExternal: true },
    build: {
      ...config.build,
      ssr: path.join(SRC, 'server/main.ts'),
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
  });
}

await rm(OUT, { recursive: true, force: true });
const { code, stage, styles } = await buildBrowser();
const entry = await buildEntry(code, stage);
await buildServer();
await mkdir(OUT, { recursive: true });
await writeFile(
  path.join(OUT, 'files.json'),
  JSON.stringify({ entry: `${BASE_PATH}/${entry}`, styles: `${BASE_PATH}/${styles}` }),
);
