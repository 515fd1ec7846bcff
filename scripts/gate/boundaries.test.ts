import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { cruiseTree, WORKSPACE_FOLDERS } from './boundaries.ts';
import { BOUNDARY_RULES } from './boundary-rules.ts';
import { CONSOLE_FEATURE_IMPORTS } from './console-boundaries.ts';
import { projectFiles } from './project-files.ts';
import { MODULE_IMPORTS } from './server-boundaries.ts';

const trees: string[] = [];

afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

const packageOf = (name: string, more: object = {}) => JSON.stringify({ name, type: 'module', ...more });

/** A small tree whose imports are all allowed; the tests plant wrong ones in it. */
const SOUND: Readonly<Record<string, string>> = {
  'node_modules/zod/package.json': '{"name":"zod","version":"0.0.0","main":"index.js"}',
  'node_modules/zod/index.js': 'export const z = 1;',
  'node_modules/react/package.json': '{"name":"react","version":"0.0.0","main":"index.js"}',
  'node_modules/react/index.js': 'export const useState = 1;',
  'node_modules/tool/package.json': '{"name":"tool","version":"0.0.0","main":"dist/index.js"}',
  'node_modules/tool/dist/index.js': 'export const tool = 1;',
  'package.json': packageOf('jara'),
  'packages/contract/package.json': packageOf('contract', {
    exports: { '.': './src/index.ts' },
    dependencies: { zod: '0.0.0' },
  }),
  'packages/contract/src/index.ts': "import { z } from 'zod'; export const schema = z;",
  'packages/contract/src/inside.ts': 'export const inside = 1;',
  'packages/domain/package.json': packageOf('domain', { exports: { './*': './src/*/index.ts' } }),
  'packages/domain/src/cart/index.ts': "export { schema } from '@jara/contract';",
  'packages/server/package.json': packageOf('server', {
    exports: { '.': './src/index.ts', './db': './src/db/index.ts', './testing': './src/testing/index.ts' },
    devDependencies: { tool: '0.0.0' },
  }),
  'packages/server/src/index.ts': "export { cart } from './modules/cart/index.ts';",
  'packages/server/src/make-tiles.ts': "import { tool } from 'tool'; void tool;",
  'packages/server/src/db/index.ts': 'export const db = 1;',
  'packages/server/src/limits/limit-in-memory.ts': 'export const limit = 1;',
  'packages/server/src/modules/cart/index.ts': "export { cart } from './cart.store.ts';",
  'packages/server/src/modules/cart/cart.store.ts':
    "import { db } from '../../db/index.ts'; import { dish } from '../catalog/index.ts'; export const cart = [db, dish];",
  'packages/server/src/modules/catalog/index.ts': "export { dish } from './menu.store.ts';",
  'packages/server/src/modules/catalog/menu.store.ts': 'export const dish = 1;',
  'packages/server/src/modules/order/index.ts': "export { move } from './move/move-order.ts';",
  'packages/server/src/modules/order/move/move-order.ts':
    "import { order } from '../record/order.store.ts'; export const move = order;",
  'packages/server/src/modules/order/record/order.store.ts': 'export const order = 1;',
  'packages/server/src/modules/order/show/tracking.ts': 'export const tracking = 1;',
  'packages/server/src/modules/order/create/create-order.ts': 'export const create = 1;',
  'packages/server/src/modules/fulfilment/index.ts': 'export const fulfilment = 1;',
  'packages/server/src/testing/index.ts': "import { tool } from 'tool'; export const fresh = tool;",
  'packages/server/src/modules/cart/cart.int.test.ts': "import { fresh } from '../../testing/index.ts'; void fresh;",
  'packages/processor-fixtures/package.json': packageOf('processor-fixtures', { exports: { './*': './src/*.ts' } }),
  'packages/processor-fixtures/src/termii.ts': 'export const termii = 1;',
  'packages/server/src/modules/cart/sms.test.ts':
    "import { termii } from '@jara/processor-fixtures/termii'; void termii;",
  'packages/demo/package.json': packageOf('demo', { exports: { '.': './src/index.ts' } }),
  'packages/demo/src/index.ts': "export { db } from '@jara/server/db';",
  'apps/api/package.json': packageOf('api'),
  'apps/api/src/main.ts': "import { cart } from '@jara/server'; void cart;",
  'apps/front-door/package.json': packageOf('front-door'),
  'apps/front-door/src/main.ts': "import { createServer } from 'node:http'; void createServer;",
  'apps/sandbox/package.json': packageOf('sandbox'),
  'apps/sandbox/src/main.ts': "import { createServer } from 'node:http'; void createServer;",
  'packages/ui/package.json': packageOf('ui', { exports: { './*': './src/*.tsx' } }),
  'packages/ui/src/button.tsx': 'export const button = 1;',
  'packages/api-client/package.json': packageOf('api-client', { exports: { '.': './src/index.ts' } }),
  'packages/api-client/src/index.ts': "export { schema } from '@jara/contract';",
  'apps/console/package.json': packageOf('console'),
  'apps/console/src/routes.ts': "export const board = () => import('./features/board/index.ts');",
  'apps/console/src/frame/frame.tsx': "import { board } from '../routes.ts'; export const frame = board;",
  'apps/console/src/features/board/index.ts': "export { screen } from './ui/screen.tsx';",
  'apps/console/src/features/board/ui/screen.tsx':
    "import { button } from '@jara/ui/button'; export const screen = button;",
  'apps/console/src/features/sign-in/index.ts': 'export const signIn = 1;',
  'apps/storefront/package.json': packageOf('storefront'),
  'apps/storefront/src/pages/home.page.tsx': "import { card } from '@/features/opening'; void card;",
  'apps/storefront/src/server/render-page.tsx': "import '../pages/home.page.tsx'; export const rendered = 1;",
  'apps/storefront/src/features/opening/index.ts': "export { card } from './ui/card.tsx';",
  'apps/storefront/src/features/opening/islands.ts': "export { card } from './ui/card.tsx';",
  'apps/storefront/src/features/opening/server.ts': 'export const listVendors = 1;',
  'apps/storefront/src/features/opening/ui/card.tsx':
    "import { button } from '../../../shared/ui/button.tsx'; export const card = button;",
  'apps/storefront/src/features/catalog/index.ts': "export { card } from '../opening/index.ts';",
  'apps/storefront/src/features/cart/model/cart-store.ts': 'export const store = 1;',
  'apps/storefront/src/features/checkout/index.ts': 'export const checkout = 1;',
  'apps/storefront/src/features/payment/index.ts': "export const load = () => import('./model/pay-by-processor.ts');",
  'apps/storefront/src/features/payment/model/pay-by-processor.ts': 'export const pay = 1;',
  'apps/storefront/src/shared/analytics/send/start-sending.ts':
    "export const load = () => import('./send-waiting.ts');",
  'apps/storefront/src/shared/analytics/send/send-waiting.ts': 'export const send = 1;',
  'apps/storefront/src/shared/ui/button.tsx': 'export const button = 1;',
  'tests/e2e/package.json': packageOf('e2e'),
  'tests/e2e/chromium.ts': "import { db } from '@jara/server'; export const chromium = db;",
  'scripts/seed.ts': "import { chromium } from '../tests/e2e/chromium.ts'; export const seed = chromium;",
  'bench/package.json': packageOf('bench'),
  'bench/run.ts': "import { seed } from '../scripts/seed.ts'; void seed;",
};

async function violationsOf(planted: Readonly<Record<string, string>>): Promise<string[]> {
  const tree = mkdtempSync(join(tmpdir(), 'boundaries-'));
  trees.push(tree);
  for (const [path, text] of Object.entries({ ...SOUND, ...planted })) {
    mkdirSync(join(tree, dirname(path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  mkdirSync(join(tree, 'node_modules/@jara'));
  for (const name of ['contract', 'domain', 'processor-fixtures', 'server', 'demo', 'ui', 'api-client']) {
    symlinkSync(join(tree, 'packages', name), join(tree, 'node_modules/@jara', name));
  }
  const { violations } = await cruiseTree(tree, projectFiles([`{${WORKSPACE_FOLDERS.join(',')}}/**/*.{ts,tsx}`], tree));
  return violations.map(({ rule, from }) => `${rule}: ${from}`);
}

const imports = (specifier: string) => `import * as it from '${specifier}'; void it;`;

type Planted = readonly [rule: string, file: string, specifier: string];

/** No feature imports the checkout. */
const FEATURES = [
  'identity',
  'opening',
  'preorder',
  'location',
  'promo',
  'cart',
  'dish-form',
  'saved-carts',
  'payment',
  'wallet',
  'orders',
  'courier',
  'settings',
  'catalog',
];
const BELOW_CHECKOUT = FEATURES.map(
  (feature): Planted => [
    `imports-of-feature-${feature}`,
    `apps/storefront/src/features/${feature}/bad.ts`,
    '@/features/checkout/index.ts',
  ],
);

/** Few modules stand above fulfilment; none of these imports carts. */
const WRONG_MODULES = Object.entries(MODULE_IMPORTS)
  .filter(([module]) => module !== 'fulfilment')
  .map(
    ([module, imports]): Planted => [
      `imports-of-module-${module}`,
      `packages/server/src/modules/${module}/bad.ts`,
      imports.includes('fulfilment') ? '../cart/index.ts' : '../fulfilment/index.ts',
    ],
  );

const ORDER_FOLDERS = ['record', 'live', 'reorder', 'move', 'create', 'redelivery'].map(
  (folder): Planted => [
    `imports-of-order-folder-${folder}`,
    `packages/server/src/modules/order/${folder}/bad.ts`,
    '../show/tracking.ts',
  ],
);

/** No feature of the console imports the sign-in. */
const CONSOLE_FEATURES = Object.keys(CONSOLE_FEATURE_IMPORTS).map(
  (feature): Planted => [
    `imports-of-console-feature-${feature}`,
    `apps/console/src/features/${feature}/bad.ts`,
    feature === 'sign-in' ? '../board/index.ts' : '../sign-in/index.ts',
  ],
);

const PLANTED: readonly Planted[] = [
  ...CONSOLE_FEATURES,
  ['console-feature-without-rules', 'apps/console/src/features/attic/bad.ts', '../board/index.ts'],
  ['console-shared-imports-no-feature', 'apps/console/src/shared/bad.ts', '../features/board/index.ts'],
  ['console-features-import-no-frame', 'apps/console/src/features/board/bad.ts', '../../frame/frame.tsx'],
  ['console-feature-through-index', 'apps/console/src/features/sign-in/bad.ts', '../board/ui/screen.tsx'],
  ['console-routes-through-index', 'apps/console/src/frame/bad.ts', '../features/board/ui/screen.tsx'],
  ['console-features-are-fetched', 'apps/console/src/frame/bad.ts', '../features/board/index.ts'],
  ['console-calls-import-no-model', 'apps/console/src/features/board/api/bad.ts', '../ui/screen.tsx'],
  ['console-model-imports-no-ui', 'apps/console/src/features/board/model/bad.ts', '../ui/screen.tsx'],
  ['imports-of-apps-console', 'apps/console/src/shared/bad.ts', '../../../storefront/src/features/opening/server.ts'],
  ['imports-of-packages-ui', 'packages/ui/src/bad.ts', '@jara/contract'],
  ['imports-of-packages-api-client', 'packages/api-client/src/bad.ts', '@jara/domain/cart'],
  ...BELOW_CHECKOUT,
  ...WRONG_MODULES,
  ...ORDER_FOLDERS,
  ['imports-of-order-folder-show', 'packages/server/src/modules/order/show/bad.ts', '../create/create-order.ts'],
  ['module-without-rules', 'packages/server/src/modules/attic/bad.ts', '../order/index.ts'],
  ['order-folder-without-rules', 'packages/server/src/modules/order/attic/bad.ts', '../record/order.store.ts'],
  ['order-index-exports-no-store', 'packages/server/src/modules/order/index.ts', './record/order.store.ts'],
  ['imports-of-module-fulfilment', 'packages/server/src/modules/fulfilment/bad.ts', '../cart/index.ts'],
  ['imports-of-feature-checkout', 'apps/storefront/src/features/checkout/bad.ts', '../catalog/index.ts'],
  ['feature-without-rules', 'apps/storefront/src/features/attic/bad.ts', '../checkout/index.ts'],
  ['imports-of-packages-contract', 'packages/contract/src/bad.ts', '@jara/domain/cart'],
  ['imports-of-packages-domain', 'packages/domain/src/cart/bad.ts', '@jara/server'],
  ['imports-of-packages-server', 'packages/server/src/bad.ts', '@jara/demo'],
  ['imports-of-packages-demo', 'packages/demo/src/bad.ts', '@jara/domain/cart'],
  ['imports-of-packages-fair-queue', 'packages/fair-queue/src/bad.ts', '@jara/contract'],
  ['imports-of-packages-lifecycle', 'packages/lifecycle/src/bad.ts', '@jara/domain/cart'],
  ['imports-of-packages-media', 'packages/media/src/bad.ts', '@jara/contract'],
  ['imports-of-packages-telemetry', 'packages/telemetry/src/bad.ts', '@jara/contract'],
  ['imports-of-packages-processor-fixtures', 'packages/processor-fixtures/bad.ts', '@jara/contract'],
  ['imports-of-apps-api', 'apps/api/src/bad.ts', '@jara/domain/cart'],
  ['imports-of-apps-worker', 'apps/worker/src/bad.ts', '@jara/contract'],
  ['imports-of-apps-front-door', 'apps/front-door/src/bad.ts', '@jara/domain/cart'],
  ['front-door-knows-the-contract-in-tests', 'apps/front-door/src/bad.ts', '@jara/contract'],
  ['imports-of-apps-sandbox', 'apps/sandbox/src/bad.ts', '@jara/contract'],
  ['imports-of-apps-storefront', 'apps/storefront/src/pages/bad.ts', '@jara/server'],
  ['imports-of-tests-e2e', 'tests/e2e/bad.ts', '../../scripts/seed.ts'],
  ['imports-of-scripts', 'scripts/bad.ts', '../bench/run.ts'],
  ['imports-of-bench', 'bench/bad.ts', '../apps/api/src/main.ts'],
  ['workspace-without-rules', 'packages/attic/src/bad.ts', '@jara/contract'],
  ['workspace-without-rules', 'tests/attic/bad.ts', '@jara/contract'],
  ['imports-of-packages-domain', 'packages/domain/src/cart/bad.test.ts', '../../../../scripts/seed.ts'],
  ['workspace-by-package-name', 'packages/domain/src/cart/bad.ts', '../../../contract/src/inside.ts'],
  ['contract-depends-on-zod-alone', 'packages/contract/src/bad.ts', 'tool'],
  ['contract-depends-on-zod-alone', 'packages/contract/src/bad.ts', 'node:crypto'],
  ['domain-does-no-io', 'packages/domain/src/cart/bad.ts', 'node:fs'],
  ['domain-does-no-io', 'packages/domain/src/cart/bad.ts', 'zod'],
  ['shared-imports-no-feature', 'apps/storefront/src/shared/bad.ts', '../features/opening/index.ts'],
  ['features-import-no-page', 'apps/storefront/src/features/catalog/bad.ts', '../../pages/home.page.tsx'],
  ['pages-import-no-server', 'apps/storefront/src/pages/bad.ts', '../server/render-page.tsx'],
  ['pages-import-no-server', 'apps/storefront/src/frames/bad.ts', '../server/render-page.tsx'],
  ['islands-are-for-the-browser', 'apps/storefront/src/pages/bad.ts', '../features/opening/islands.ts'],
  ['browser-imports-no-page', 'apps/storefront/src/browser/bad.ts', '../pages/home.page.tsx'],
  ['calls-import-no-model', 'apps/storefront/src/features/cart/api/bad.ts', '../model/cart-store.ts'],
  ['calls-import-no-model', 'apps/storefront/src/features/opening/api/bad.test.ts', '../ui/card.tsx'],
  ['calls-import-no-model', 'apps/storefront/src/features/opening/api/bad.ts', '../index.ts'],
  ['model-imports-no-ui', 'apps/storefront/src/features/opening/model/bad.ts', '../ui/card.tsx'],
  ['model-imports-no-ui', 'apps/storefront/src/features/opening/model/bad.ts', '../index.ts'],
  ['models-show-nothing', 'apps/storefront/src/features/opening/model/bad.ts', '@/shared/ui/button.tsx'],
  ['models-show-nothing', 'apps/storefront/src/features/opening/api/bad.ts', 'react'],
  ['payment-is-imported-dynamically', 'apps/storefront/src/features/payment/bad.ts', './model/pay-by-processor.ts'],
  ['signer-is-imported-dynamically', 'apps/storefront/src/shared/analytics/bad.ts', './send/send-waiting.ts'],
  ['feature-through-index', 'apps/storefront/src/features/catalog/bad.ts', '../opening/ui/card.tsx'],
  ['feature-through-index', 'apps/storefront/src/features/catalog/bad.ts', '@/features/opening/ui/card'],
  ['page-through-index', 'apps/storefront/src/pages/bad.ts', '../features/opening/ui/card.tsx'],
  ['module-through-index', 'packages/server/src/modules/cart/bad.ts', '../catalog/menu.store.ts'],
  ['module-through-index-from-outside', 'packages/server/src/bad.ts', './modules/catalog/menu.store.ts'],
  ['modules-count-for-all', 'packages/server/src/modules/cart/bad.ts', '../../limits/limit-in-memory.ts'],
  ['database-imports-no-module', 'packages/server/src/db/bad.ts', '../modules/order/index.ts'],
  ['no-cycles', 'packages/server/src/modules/cart/cart.store.ts', './index.ts'],
  ['no-unresolved-import', 'packages/contract/src/bad.ts', './nowhere.ts'],
  ['no-development-dependency-in-source', 'packages/server/src/bad.ts', 'tool'],
  ['no-undeclared-package', 'apps/api/src/bad.ts', 'tool'],
  ['no-import-of-tests-and-makers', 'packages/server/src/modules/cart/bad.ts', './cart.int.test.ts'],
  ['no-import-of-tests-and-makers', 'packages/server/src/bad.ts', './make-tiles.ts'],
  ['testing-only-in-tests', 'apps/api/src/bad.ts', '@jara/server/testing'],
  ['fixtures-only-in-tests', 'packages/server/src/bad.ts', '@jara/processor-fixtures/termii'],
];

/** Each wrong import has a file of its own, so that one reading of the tree finds them all. */
const NUMBERED = PLANTED.map(
  ([rule, file, specifier], index): Planted => [rule, file.replace('/bad.', `/${index}.`), specifier],
);
let planted: Promise<string[]> | undefined;

describe('boundaries', () => {
  test('a tree of allowed imports has no violation', async () => {
    expect(await violationsOf({})).toEqual([]);
  });

  test.each(NUMBERED)('%s finds %s', async (rule, file) => {
    planted ??= violationsOf(Object.fromEntries(NUMBERED.map(([, path, specifier]) => [path, imports(specifier)])));
    expect(await planted).toContain(`${rule}: ${file}`);
  });

  test('the import of a type is a violation too', async () => {
    const file = 'packages/domain/src/cart/bad.ts';
    const text = "import type { cart } from '@jara/server'; export type Cart = typeof cart;";
    expect(await violationsOf({ [file]: text })).toContain(`imports-of-packages-domain: ${file}`);
  });

  test('every rule has a violation planted here', () => {
    const rules = new Set(PLANTED.map(([rule]) => rule));
    expect(BOUNDARY_RULES.map(({ name }) => name).filter((name) => !rules.has(name ?? ''))).toEqual([]);
  });
});

test('a module imports only modules that stand above it in the table: there is no circle', () => {
  const modules = Object.keys(MODULE_IMPORTS);
  const upwards = Object.entries(MODULE_IMPORTS).flatMap(([module, allowed]) =>
    allowed.filter((other) => modules.indexOf(other) >= modules.indexOf(module)).map((other) => `${module} → ${other}`),
  );
  expect(upwards).toEqual([]);
});

test('the imports of every source file are read', () => {
  const elsewhere = projectFiles(['*/**/*.{ts,tsx}']).filter(
    (file) => !WORKSPACE_FOLDERS.some((folder) => file.startsWith(`${folder}/`)),
  );
  expect(elsewhere).toEqual([]);
});
