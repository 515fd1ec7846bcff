import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { zodForBrowsers } from '@jara/api-client/vite';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { BASE_PATH } from './src/shared/config/base-path.ts';

const ROOT = import.meta.dirname;
const SRC = path.join(ROOT, 'src');
const OUT = path.join(ROOT, 'dist');
/** What the front door serves, below the base path. Each file has its content's hash in its name. */
const STATIC = 'static';

const common = (folder: string): InlineConfig => ({
  root: ROOT,
  base: `${BASE_PATH}/`,
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  resolve: { alias: [{ find: /^@\//, replacement: `${SRC}/` }] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { outDir: path.join(OUT, folder), emptyOutDir: false, reportCompressedSize: false },
});

/** The files of the browser's code: their names, and for each the places in that list of those that it imports. */
type CodeFiles = { readonly names: string[]; readonly imports: number[][] };

const DYNAMIC_IMPORT = /\bimport\(\s*(["'`])\.\/([\w.-]+\.js)\1\s*\)/g;
const callLoadCode = (_import: string, _quote: string, file: string) => `loadCode("${file}")`;

/**
 * A browser that has failed once to import a file gives the same failure for ever (whatwg/html 6768). So each
 * `import('./x.js')` becomes `loadCode('x.js')`, which fetches all the files first (browser/load-code.ts).
 */
function importsByLoadCode(): Plugin {
  return {
    name: 'imports-by-load-code',
    enforce: 'pre',
    // In place of Vite's own helper, which would preload files: that failure stays with the page, too.
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
    // The hashes are made before it: a file that is written otherwise has to have another name.
    augmentChunkHash: () => `${DYNAMIC_IMPORT} ${String(callLoadCode)}`,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = file.code.replaceAll(DYNAMIC_IMPORT, callLoadCode);
        }
      },
    },
  };
}

/**
 * What is needed together comes in one file, with all that it imports and an earlier one has not brought. Anything else is
 * split as its importers are.
 */
const TOGETHER: Readonly<Record<string, RegExp>> = {
  'on-every-page': /\/browser\/on-every-page\.ts$/,
  stage: /\/(browser\/stage|toast\/toast-host|browser\/offline-support)\.tsx?$/,
  adding: /\/(add-dish-by-id|lazy-store)\.tsx?$/,
  own: /\/(own-rows|active-order-bar-content|live-orders-content|cart-sync)\.tsx?$/,
  layers:
    /\/(shared\/ui|packages\/ui\/src)\/(modal|drawer|checkbox)\.tsx$|\/(use-debounced|focus-first-problem|whole-naira)\.ts$/,
  cart: /\/(lazy-cart|cart-panel-with-checkout)\.tsx$/,
  dish: /\/(add-dish-form|dish-sheet|take-result)\.tsx$/,
  common: /\.[jt]sx?$/,
  orders: /\/(orders\/islands|order-page\.island|order-panel|active-order-bar-content|live-orders-content)\.tsx?$/,
  'sign-in': /\/(identity-dialogs|phone-form)\.tsx$/,
  address: /\/(address-modal|adopt-address)\.tsx?$/,
  search: /\/(search-suggestions|own-search-results)\.tsx$|\/catalog\/islands\.ts$/,
  paying: /\/(payment-modal|pay-by-processor)\.tsx?$/,
};

const groups = Object.entries(TOGETHER).map(([name, test], index, { length }) => ({
  name,
  test,
  priority: length - index,
  ...(name === 'common' && { minShareCount: 3 }),
}));

/** The components of the browser, and the style sheet of all pages. */
async function buildStage(): Promise<{ readonly code: CodeFiles; readonly styles: string }> {
  const config = common('client');
  const built = await build({
    ...config,
    plugins: [importsByLoadCode(), zodForBrowsers()],
    build: {
      ...config.build,
      // A font that is written into the style sheet is none of our own origin, and the policy lets no other through.
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        // A schema that nobody uses is left out.
        treeshake: { manualPureFunctions: ['z'] },
        input: {
          stage: path.join(SRC, 'browser/stage.tsx'),
          'on-every-page': path.join(SRC, 'browser/on-every-page.ts'),
          styles: path.join(SRC, 'shared/ui/globals.css'),
        },
        output: {
          entryFileNames: `${STATIC}/[name]-[hash].js`,
          chunkFileNames: `${STATIC}/[name]-[hash].js`,
          assetFileNames: `${STATIC}/[name]-[hash][extname]`,
          codeSplitting: { groups },
        },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const styles = output.find(({ fileName }) => path.basename(fileName).startsWith('styles-'))?.fileName;
  if (styles === undefined) throw new Error('The build has no style sheet.');
  const chunks = output.filter((file) => file.type === 'chunk');
  const names = chunks.map(({ fileName }) => fileName);
  const code: CodeFiles = {
    names: names.map((name) => path.basename(name)),
    imports: chunks.map((chunk) => chunk.imports.map((imported) => names.indexOf(imported))),
  };
  return { code, styles };
}

/** The file that is called so, and all that it imports. */
function withImports({ names, imports }: CodeFiles, name: string): string[] {
  const found = new Set([names.findIndex((file) => file.startsWith(`${name}-`))]);
  for (const file of found) for (const imported of imports[file] ?? []) found.add(imported);
  return [...found].map((file) => {
    const built = names[file];
    if (built === undefined) throw new Error(`The build has no ${name}.`);
    return built;
  });
}

/** One plain script by itself, which imports nothing; `name` is its file's. */
async function buildScript(
  source: string,
  name: string,
  define: Record<string, string> = {},
): Promise<Rolldown.OutputChunk> {
  const config = common('client');
  const built = await build({
    ...config,
    define: { ...config.define, ...define },
    build: {
      ...config.build,
      write: false,
      rolldownOptions: { input: path.join(SRC, source), output: { format: 'iife', entryFileNames: name } },
    },
  });
  const [chunk] = (built as Rolldown.RolldownOutput).output;
  return chunk;
}

async function writeScript({ fileName, code }: Rolldown.OutputChunk): Promise<string> {
  await writeFile(path.join(OUT, 'client', fileName), code);
  return `${BASE_PATH}/${fileName}`;
}

async function buildServer(): Promise<void> {
  const config = common('server');
  await build({
    ...config,
    // One file, which starts sooner and takes less memory; but sharp is no JavaScript alone.
    ssr: { noExternal: true, external: ['sharp'] },
    build: {
      ...config.build,
      ssr: path.join(SRC, 'server/main.ts'),
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
  });
}

await rm(OUT, { recursive: true, force: true });
await mkdir(path.join(OUT, 'client'), { recursive: true });
const { code, styles } = await buildStage();
const codeOf = (name: string) => withImports(code, name).map((file) => `${BASE_PATH}/${STATIC}/${file}`);
const entry = await buildScript('browser/main.ts', `${STATIC}/entry-[hash].js`, {
  CODE_FILES: JSON.stringify(code),
  ON_EVERY_PAGE: JSON.stringify(withImports(code, 'on-every-page')[0]),
  STAGE: JSON.stringify(withImports(code, 'stage')[0]),
  ADDING: JSON.stringify(withImports(code, 'adding')[0]),
});
const firstPaint = await buildScript('browser/inline/first-paint.ts', 'first-paint.js');
const starter = await buildScript('browser/inline/starter.ts', 'starter.js');
await writeScript(await buildScript('service-worker/main.ts', 'sw.js'));
await buildServer();
await cp(path.join(ROOT, 'public'), path.join(OUT, 'client'), { recursive: true });
// The front door reads which query parameters change a page.
await cp(path.join(ROOT, 'page-parameters.json'), path.join(OUT, 'page-parameters.json'));
await writeFile(
  path.join(OUT, 'files.json'),
  JSON.stringify({
    entry: await writeScript(entry),
    styles: `${BASE_PATH}/${styles}`,
    code: { stage: codeOf('stage'), orders: codeOf('orders') },
    inline: { firstPaint: firstPaint.code.trim(), starter: starter.code.trim() },
  }),
);
